// Adds the file `EMBEDDED`. The compiler does not see that what it makes depends on a file that the
// assembler reads; it does of one that it is asked about.
#if !__has_include(EMBEDDED)
#error "a file that is embedded is not there"
#endif

__asm__(".asciz \"" EMBEDDED "\"\n"
        ".quad 2f - 1f\n"
        "1: .incbin \"" EMBEDDED "\"\n"
        "2:\n");
#undef EMBEDDED

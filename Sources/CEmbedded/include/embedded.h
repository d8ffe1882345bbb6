#pragma once

/// The bytes of a file of the package that the binary carries, which stay where they are.
///
/// - Parameters:
///   - name: The file's name.
///   - size: Where the number of its bytes is written.
/// - Returns: Null where there is no file of that name; nothing is written then.
const unsigned char *embedded_file(const char *name, long *size);

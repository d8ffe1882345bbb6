#include "embedded.h"

#include <stdint.h>
#include <string.h>

// The files stand behind each other in one block: of each its name, its length and its bytes, and
// after the last an empty name. `file.h` adds the one that `EMBEDDED` names.

#if defined(__APPLE__)
#define BEGIN ".const\n_cellophane_files:\n"
#define END ".byte 0\n.text\n"
#else
#define BEGIN ".pushsection .rodata\ncellophane_files:\n"
#define END ".byte 0\n.popsection\n"
#endif

__asm__(BEGIN);

#define EMBEDDED "screen.css"
#include "file.h"
#define EMBEDDED "bars.css"
#include "file.h"
#define EMBEDDED "alert.css"
#include "file.h"
#define EMBEDDED "menu.css"
#include "file.h"
#define EMBEDDED "split.css"
#include "file.h"
#define EMBEDDED "tabs.css"
#include "file.h"
#define EMBEDDED "presented.css"
#include "file.h"
#define EMBEDDED "list.css"
#include "file.h"
#define EMBEDDED "text.css"
#include "file.h"
#define EMBEDDED "accessory.css"
#include "file.h"
#define EMBEDDED "swipe.css"
#include "file.h"
#define EMBEDDED "layout.css"
#include "file.h"
#define EMBEDDED "view.css"
#include "file.h"
#define EMBEDDED "control.css"
#include "file.h"
#define EMBEDDED "stack.css"
#include "file.h"
#define EMBEDDED "steps.css"
#include "file.h"
#define EMBEDDED "sections.css"
#include "file.h"
#define EMBEDDED "focus.js"
#include "file.h"
#define EMBEDDED "motion.js"
#include "file.h"
#define EMBEDDED "bars.js"
#include "file.h"
#define EMBEDDED "page.js"
#include "file.h"
#define EMBEDDED "outline.js"
#include "file.h"
#define EMBEDDED "rows.js"
#include "file.h"
#define EMBEDDED "swipe.js"
#include "file.h"
#define EMBEDDED "menus.js"
#include "file.h"
#define EMBEDDED "grids.js"
#include "file.h"
#define EMBEDDED "edits.js"
#include "file.h"
#define EMBEDDED "reorder.js"
#include "file.h"
#define EMBEDDED "screens.js"
#include "file.h"
#define EMBEDDED "sheets.js"
#include "file.h"
#define EMBEDDED "alerts.js"
#include "file.h"
#define EMBEDDED "columns.js"
#include "file.h"
#define EMBEDDED "search.js"
#include "file.h"
#define EMBEDDED "moment.js"
#include "file.h"
#define EMBEDDED "frames.js"
#include "file.h"
#define EMBEDDED "site.css"
#include "file.h"
#define EMBEDDED "index.css"
#include "file.h"
#define EMBEDDED "catalogue.css"
#include "file.h"
#define EMBEDDED "finder.js"
#include "file.h"
#define EMBEDDED "copy.js"
#include "file.h"
#define EMBEDDED "catalogue.js"
#include "file.h"
#define EMBEDDED "embed.js"
#include "file.h"
#define EMBEDDED "icon.svg"
#include "file.h"
#define EMBEDDED "sheet.css"
#include "file.h"
#define EMBEDDED "sheet.mustache"
#include "file.h"
#define EMBEDDED "pictures.css"
#include "file.h"
#define EMBEDDED "pictures.mustache"
#include "file.h"
#define EMBEDDED "symbols.css"
#include "file.h"
#define EMBEDDED "symbols.mustache"
#include "file.h"
#define EMBEDDED "fragment.js"
#include "file.h"
#define EMBEDDED "fragment.mustache"
#include "file.h"
#define EMBEDDED "page.mustache"
#include "file.h"
#define EMBEDDED "catalogue.mustache"
#include "file.h"
#define EMBEDDED "index.mustache"
#include "file.h"
#define EMBEDDED "error.mustache"
#include "file.h"
#define EMBEDDED "404.mustache"
#include "file.h"
#define EMBEDDED "report.css"
#include "file.h"
#define EMBEDDED "report.js"
#include "file.h"
#define EMBEDDED "serve.css"
#include "file.h"
#define EMBEDDED "serve.js"
#include "file.h"
#define EMBEDDED "report.mustache"
#include "file.h"
#define EMBEDDED "change.mustache"
#include "file.h"

// The face of readers who have no system face of Apple's, and its license.
#define EMBEDDED "inter.woff2"
#include "file.h"
#define EMBEDDED "inter-license.txt"
#include "file.h"

// The grammar of pages.
#define EMBEDDED "markup.rng"
#include "file.h"

__asm__(END);

extern const char cellophane_files[];

const unsigned char *embedded_file(const char *name, long *size) {
  const char *place = cellophane_files;
  while (*place) {
    const char *bytes = place + strlen(place) + 1 + sizeof(uint64_t);
    uint64_t length;
    memcpy(&length, bytes - sizeof length, sizeof length);
    if (strcmp(place, name) == 0) {
      *size = (long)length;
      return (const unsigned char *)bytes;
    }
    place = bytes + length;
  }
  return 0;
}

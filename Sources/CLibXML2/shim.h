#pragma once
// Debian's libxml2 pulls in the system's ICU, whose names collide with Foundation's.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/relaxng.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlschemastypes.h>

/// Frees what libxml2 allocated: `xmlFree` is a variable, which Swift may not share.
static inline void cellophane_xml_free(void *memory) { xmlFree(memory); }

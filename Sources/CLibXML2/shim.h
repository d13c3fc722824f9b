#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <stddef.h>

// What differs between the versions of libxml2 (2.9 to 2.14) stays here.

/// How many bytes the parser has read, as long as no encoding is converted. xmlByteConsumed says the same, slowly.
static inline size_t kindred_xml_offset(const struct _xmlParserCtxt *parser) {
    const struct _xmlParserInput *input = parser->input;
    return input ? input->consumed + (size_t)(input->cur - input->base) : 0;
}

/// Lets the parser end at its next step. Unlike xmlStopParser before 2.13 it frees nothing that the caller of a handler
/// may still point into, so that an error handler may call it as well.
static inline void kindred_xml_stop(struct _xmlParserCtxt *parser) {
#if LIBXML_VERSION >= 21300
    parser->disableSAX = 2;
#else
    parser->instate = XML_PARSER_EOF;
    parser->disableSAX = 1;
#endif
}

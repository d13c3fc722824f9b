// The floor of imports: libxml2 alone, SAX events with handlers that do nothing. Each file named is read whole, then parsed.
#include <fcntl.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static char *read_whole(const char *path, size_t *length) {
    int file = open(path, O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) return NULL;
    size_t size = (size_t)status.st_size, done = 0;
    char *bytes = malloc(size + 1);
    while (bytes && done < size) {
        ssize_t got = read(file, bytes + done, size - done);
        if (got <= 0) break;
        done += (size_t)got;
    }
    close(file);
    *length = done;
    return bytes;
}

static void open_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
    const xmlChar **namespace_list, int attributes, int defaulted, const xmlChar **attribute_list) {}

static void close_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}

// Returns 0 where libxml2 refuses.
static int parse(const char *bytes, size_t length) {
    xmlParserCtxtPtr parser = xmlNewParserCtxt();
    if (!parser) return 0;
    xmlSAXHandler handler = {0};
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = open_element;
    handler.endElementNs = close_element;
    *parser->sax = handler;
    xmlCtxtReadMemory(parser, bytes, (int)length, NULL, NULL, XML_PARSE_NONET | XML_PARSE_HUGE);
    int well_formed = parser->wellFormed;
    xmlFreeParserCtxt(parser);
    return well_formed;
}

int main(int argc, char **argv) {
    xmlInitParser();
    for (int index = 1; index < argc; index++) {
        size_t length = 0;
        char *bytes = read_whole(argv[index], &length);
        int done = bytes && parse(bytes, length);
        free(bytes);
        if (!done) {
            fprintf(stderr, "xmlfloor: cannot parse %s\n", argv[index]);
            return 1;
        }
    }
    return 0;
}

// The floor: libyaml's bare event loop. Each file named is read whole, then every event is parsed and deleted.
// With --count first, the bytes and events of all files are printed.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static unsigned char *read_whole(const char *path, size_t *length) {
    int file = open(path, O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) return NULL;
    size_t size = (size_t)status.st_size, done = 0;
    unsigned char *bytes = malloc(size + 1);
    while (bytes && done < size) {
        ssize_t got = read(file, bytes + done, size - done);
        if (got <= 0) break;
        done += (size_t)got;
    }
    close(file);
    *length = done;
    return bytes;
}

// Returns the number of events, or -1 where libyaml refuses.
static long parse(const unsigned char *bytes, size_t length) {
    yaml_parser_t parser;
    yaml_event_t event;
    long events = 0;
    int ended = 0;
    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_input_string(&parser, bytes, length);
    while (!ended) {
        if (!yaml_parser_parse(&parser, &event)) {
            events = -1;
            break;
        }
        events++;
        ended = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return events;
}

int main(int argc, char **argv) {
    int counting = argc > 1 && strcmp(argv[1], "--count") == 0;
    size_t total_bytes = 0;
    long total_events = 0;
    for (int index = counting ? 2 : 1; index < argc; index++) {
        size_t length = 0;
        unsigned char *bytes = read_whole(argv[index], &length);
        long events = bytes ? parse(bytes, length) : -1;
        free(bytes);
        if (events < 0) {
            fprintf(stderr, "floor: cannot parse %s\n", argv[index]);
            return 1;
        }
        total_bytes += length;
        total_events += events;
    }
    if (counting) printf("%zu %ld\n", total_bytes, total_events);
    return 0;
}

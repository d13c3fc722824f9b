// Runs a command with its output thrown away and prints the bytes of memory that it had at most.
// A process's peak is never reported below that of the one that started it, so a small one has to do it.
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    pid_t child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_WRONLY), 1);
        execv(argv[1], argv + 1);
        _exit(127);
    }
    int status = 0;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0) return 1;
#ifdef __APPLE__
    printf("%ld\n", usage.ru_maxrss);
#else
    printf("%ld\n", usage.ru_maxrss * 1024);
#endif
    return 0;
}

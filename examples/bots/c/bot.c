/* A bot for Blazon: it plays the last legal action. */
#include <stdio.h>
#include <string.h>

static char line[1 << 18];

int main(void) {
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (!strncmp(line, "blazon ", 7)) {
            puts("name Last 1.0\nready 1");
        } else if (!strncmp(line, "ask ", 4)) {
            const char *last = strrchr(line, ' ') + 1;
            char *question = strtok(line + 4, " ");
            printf("play %s %s\n", question, last);
        } else if (!strncmp(line, "ping ", 5)) {
            printf("pong %s\n", line + 5);
        } else if (!strcmp(line, "quit")) {
            break;
        }
        fflush(stdout);
    }
    return 0;
}

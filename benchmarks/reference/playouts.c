/* The speed of random Richelieu games in a program written only for them.
 *
 *   cc -O3 -march=native playouts.c -o playouts
 *   playouts SECONDS EDITION PLAYERS ENDING SEED
 *   playouts perft DEPTH EDITION PLAYERS ENDING FIRST CARDS DISCS
 *
 * The first plays games on one thread, each from a fresh deal to its score, and prints one line
 * of JSON. The second prints the number of action sequences of that length (shorter where the
 * game ends before), to be compared with the engine's. CARDS: 48 codes joined by commas, A1 to
 * D12; DISCS: the discs on A4 A8 B2 B7 C6 C11 D5 D9, joined by commas.
 */
#include "richelieu.h"

#include <time.h>

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Calls `function` with constant options, so that it is compiled for each of the six games. */
#define WITH_CONSTANT_OPTIONS(options, function, ...)                                       \
    do {                                                                                    \
        if (!(options).court && !(options).last_row)                                        \
            function((Options){2, false, false}, __VA_ARGS__);                              \
        else if (!(options).court)                                                          \
            function((Options){2, false, true}, __VA_ARGS__);                               \
        else if ((options).last_row)                                                        \
            function((Options){2, true, true}, __VA_ARGS__);                                \
        else if ((options).players == 2)                                                    \
            function((Options){2, true, false}, __VA_ARGS__);                               \
        else if ((options).players == 3)                                                    \
            function((Options){3, true, false}, __VA_ARGS__);                               \
        else                                                                                \
            function((Options){4, true, false}, __VA_ARGS__);                               \
    } while (0)

/* ---- random games -------------------------------------------------------------------------- */

/* The two heaps to shuffle. They are never sorted again: any order is an equally good start. */
typedef struct {
    uint8_t cell[CARDS]; /* of each card of the deck */
    uint8_t disc[DISCS];
} Heaps;

static void fill_heaps(Heaps *heaps) {
    for (int i = 0; i < CARDS; i++) heaps->cell[i] = (uint8_t)cell_number(i);
    for (int i = 0; i < DISCS; i++) heaps->disc[i] = (uint8_t)(i < RETURN_DISC ? i : RETURN_DISC);
}

INLINE void swap(uint8_t *a, uint8_t *b) {
    uint8_t held = *a;
    *a = *b;
    *b = held;
}

/* Shuffles, lays cards and discs; returns the cells of the return discs. */
INLINE Cells deal_at_random(Deal *deal, Heaps *heaps, Random *random) {
    for (int i = CARDS - 1; i > 0; i--)
        swap(&heaps->cell[i], &heaps->cell[below(random, (uint64_t)i + 1)]);
    lay_cards(deal, DECK, heaps->cell);
    Cells disc[RETURN_DISC + 1] = {0};
    for (int i = 0; i < DISC_CELLS; i++) {
        swap(&heaps->disc[i], &heaps->disc[i + (int)below(random, (uint64_t)(DISCS - i))]);
        disc[heaps->disc[i]] |= BIT(DISC_CELL[i]);
    }
    memcpy(deal->disc, disc, sizeof deal->disc);
    return disc[RETURN_DISC];
}

typedef struct {
    uint64_t games, actions;
    int64_t points; /* prevents the compiler from removing the scoring */
} Tally;

INLINE void play_games(const Options options, uint64_t games, Heaps *heaps, Random *random,
                       Tally *tally) {
    Deal deal;
    State state;
    for (uint64_t game = 0; game < games; game++) {
        Cells returns = deal_at_random(&deal, heaps, random);
        start(&state, (int)below(random, (uint64_t)options.players), returns);
        tally->actions += playout(&state, &deal, options, random);
        int64_t points[MAX_PLAYERS];
        score(&deal, &state, options, points);
        for (int i = 0; i < options.players; i++) tally->points += points[i] * (i + 1);
    }
    tally->games += games;
}

static int run_games(double seconds, Options options, uint64_t seed) {
    Heaps heaps;
    Random random = {seed};
    Tally tally = {0};
    fill_heaps(&heaps);
    double begin = seconds_now(), elapsed;
    do {
        WITH_CONSTANT_OPTIONS(options, play_games, 4096, &heaps, &random, &tally);
        elapsed = seconds_now() - begin;
    } while (elapsed < seconds);
    volatile int64_t points = tally.points;
    (void)points;
    printf("{\"games_per_s\": %.0f, \"actions_per_s\": %.0f, \"actions_per_game\": %.3f}\n",
           (double)tally.games / elapsed, (double)tally.actions / elapsed,
           (double)tally.actions / (double)tally.games);
    return 0;
}

/* ---- perft --------------------------------------------------------------------------------- */

static uint64_t leaves(const State *state, const Deal *deal, Options options, int depth) {
    if (depth == 0 || state->phase == OVER) return 1;
    uint64_t sum = 0;
    for (Actions rest = legal(state, options); rest; rest &= rest - 1) {
        State next = *state;
        apply(&next, deal, options, rest & -rest);
        sum += leaves(&next, deal, options, depth - 1);
    }
    return sum;
}

static bool read_discs(const char *text, Deal *deal, Cells *returns) {
    *returns = 0;
    for (int i = 0; i < DISC_CELLS; i++) {
        size_t length = strcspn(text, ",");
        int category = read_category(text, length);
        if (category < 0 || text[length] != (i < DISC_CELLS - 1 ? ',' : '\0')) return false;
        *(category == RETURN_DISC ? returns : &deal->disc[category]) |= BIT(DISC_CELL[i]);
        text += length + 1;
    }
    return true;
}

static int run_perft(char **argument, Options options) {
    Deal deal;
    State state;
    Cells returns;
    int first = atoi(argument[5]);
    if (first < 0 || first >= options.players || !read_cards(argument[6], &deal) ||
        !read_discs(argument[7], &deal, &returns)) {
        fprintf(stderr, "playouts: FIRST, CARDS or DISCS is malformed\n");
        return 2;
    }
    start(&state, first, returns);
    printf("%llu\n", (unsigned long long)leaves(&state, &deal, options, atoi(argument[1])));
    return 0;
}

int main(int count_of_arguments, char **argument) {
    Options options;
    argument++;
    if (count_of_arguments == 9 && strcmp(argument[0], "perft") == 0 &&
        read_options(argument[2], argument[3], argument[4], &options))
        return run_perft(argument, options);
    if (count_of_arguments == 6 && read_options(argument[1], argument[2], argument[3], &options))
        return run_games(atof(argument[0]), options, strtoull(argument[4], NULL, 10));
    fprintf(stderr, "usage: playouts SECONDS EDITION PLAYERS ENDING SEED\n"
                    "       playouts perft DEPTH EDITION PLAYERS ENDING FIRST CARDS DISCS\n");
    return 2;
}

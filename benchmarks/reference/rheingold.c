/* The speed of random Rheingold games in a plain program written only for them.
 *
 *   cc -O3 -march=native rheingold.c -o rheingold
 *   rheingold SECONDS MAPFILE PLAYERS ROUNDS SEED
 *   rheingold perft DEPTH MAPFILE PLAYERS ROUNDS FIRST [TOKEN...]
 *
 * The first plays games on one thread, each from an empty map to its score (ROUNDS 0: no limit),
 * and prints one line of JSON. The second prints the number of action sequences of that length
 * after the tokens (shorter where the game ends before), to be compared with the engine's.
 * MAPFILE has lines `start ID ARMS`, `castle ID SWORDS`, `space ID` and `path ID ID`; all places
 * come before the first path.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PLACES 128
#define MAX_PLAYERS 5
#define VALUES 4
#define MOVES 3
#define NOBODY (-1)
#define NONE (-1)

typedef enum { SPACE, CASTLE, START } Kind;
typedef enum { ROLL, MOVE, COUNT, FRONT, SHIELD, DRAW, OVER } Phase;

/* ---- the map ------------------------------------------------------------------------------- */

static struct {
    int places, castles;
    char id[PLACES][33];
    uint8_t kind[PLACES];  /* a Kind */
    uint8_t value[PLACES]; /* swords or coats of arms */
    int start[7];      /* by coats of arms */
    uint8_t degree[PLACES], neighbour[PLACES][PLACES];
} map;

static int players, strength, rounds;
static const int SHIELDS[VALUES] = {1, 2, 2, 1};

/* ---- the position -------------------------------------------------------------------------- */

/* A place with a side's movable knights is in that side's list of armies. */
typedef struct {
    int8_t holder[PLACES];
    uint8_t knights[PLACES], shield_laid[PLACES], shield[PLACES], shown[PLACES];
    uint8_t waiting[MAX_PLAYERS][7];
    uint8_t supply[MAX_PLAYERS], pile[MAX_PLAYERS][VALUES], shields[MAX_PLAYERS];
    uint8_t armies[MAX_PLAYERS], army[MAX_PLAYERS][PLACES], army_index[MAX_PLAYERS][PLACES];
    int unheld, turn, player, moves, source, target, least, most;
    int groups, group_place[MOVES], group_knights[MOVES], gathered;
    Phase phase;
} State;

typedef struct {
    uint8_t from, to; /* MOVE, FRONT: a path, or 0 0 for the end of the turn; else `to` counts */
} Action;

static void begin(State *s, int first) {
    memset(s, 0, sizeof *s);
    memset(s->holder, NOBODY, sizeof s->holder);
    for (int p = 0; p < players; p++) {
        s->supply[p] = (uint8_t)strength;
        for (int v = 0; v < VALUES; v++) {
            s->pile[p][v] = (uint8_t)(SHIELDS[v] * (players == 2 ? 2 : 1));
            s->shields[p] += s->pile[p][v];
        }
    }
    memset(s->army_index, 0xff, sizeof s->army_index);
    s->unheld = map.castles;
    s->player = first;
    s->moves = MOVES;
}

static inline int movable(const State *s, int place) {
    if (map.kind[place] == START) return s->waiting[s->player][map.value[place]];
    if (map.kind[place] == CASTLE && !s->shield_laid[place]) return s->knights[place] - 1;
    return s->knights[place];
}

static void muster(State *s, int p, int place, bool can_move) {
    int index = s->army_index[p][place];
    if (can_move && index == 0xff) {
        s->army_index[p][place] = s->armies[p];
        s->army[p][s->armies[p]++] = (uint8_t)place;
    } else if (!can_move && index != 0xff) {
        int last = s->army[p][--s->armies[p]];
        s->army[p][index] = (uint8_t)last;
        s->army_index[p][last] = (uint8_t)index;
        s->army_index[p][place] = 0xff;
    }
}

/* ---- legal actions ------------------------------------------------------------------------- */

static bool contributed(const State *s, int place) {
    for (int i = 0; i < s->groups; i++)
        if (s->group_place[i] == place) return true;
    return false;
}

static bool is_own_army(const State *s, int place) {
    return s->army_index[s->player][place] != 0xff;
}

/* The most knights that `count` other places can add to an attack. */
static int reinforcements(const State *s, int source, int target, int count) {
    int best = 0, second = 0;
    if (count == 0) return 0;
    for (int i = 0; i < map.degree[target]; i++) {
        int place = map.neighbour[target][i];
        if (place == source || !is_own_army(s, place) || contributed(s, place)) continue;
        int knights = movable(s, place);
        if (knights > best) {
            second = best;
            best = knights;
        } else if (knights > second) {
            second = knights;
        }
    }
    return count == 1 ? best : best + second;
}

/* The fewest knights that may go from the source to the target; a thousand if none may. */
static inline int fewest(const State *s, int source, int target) {
    int holder = s->holder[target];
    if (map.kind[target] == START) return 1000;
    if (holder == s->player) return 1;
    if (map.kind[target] == SPACE) {
        if (holder == NOBODY) return 1;
        int missing = s->knights[target] + 1 - s->gathered;
        if (s->moves > 1) missing -= reinforcements(s, source, target, s->moves - 1);
        return missing > 1 ? missing : 1;
    }
    if (holder == NOBODY) return 2 * map.value[target];
    int known = s->knights[target] + (s->shown[target] ? s->shield[target] : 0);
    return known > 0 ? 2 * known : 1;
}

static inline bool may_go(const State *s, int source, int target, int most) {
    int holder = s->holder[target];
    if (map.kind[target] == SPACE) {
        if (holder == NOBODY || holder == s->player) return true;
        if (most + s->gathered > s->knights[target]) return true;
        if (s->moves == 1) return false;
    }
    return fewest(s, source, target) <= most;
}

static int list_legal(const State *s, Action *list) {
    int n = 0;
    switch (s->phase) {
    case ROLL:
        for (int d = 1; d <= 6; d++) list[n++] = (Action){0, (uint8_t)d};
        break;
    case MOVE:
        list[n++] = (Action){0, 0};
        for (int i = 0; i < s->armies[s->player]; i++) {
            int from = s->army[s->player][i], most = movable(s, from);
            for (int j = 0; j < map.degree[from]; j++) {
                int to = map.neighbour[from][j];
                if (may_go(s, from, to, most)) list[n++] = (Action){(uint8_t)from, (uint8_t)to};
            }
        }
        break;
    case FRONT:
        for (int j = 0; j < map.degree[s->target]; j++) {
            int from = map.neighbour[s->target][j];
            if (is_own_army(s, from) && !contributed(s, from) &&
                may_go(s, from, s->target, movable(s, from)))
                list[n++] = (Action){(uint8_t)from, (uint8_t)s->target};
        }
        break;
    case COUNT:
        for (int k = s->least; k <= s->most; k++) list[n++] = (Action){0, (uint8_t)k};
        break;
    case SHIELD:
        list[n++] = (Action){0, 0};
        list[n++] = (Action){0, 1};
        break;
    case DRAW:
        for (int v = 0; v < VALUES; v++)
            if (s->pile[s->player][v]) list[n++] = (Action){0, (uint8_t)v};
        break;
    case OVER:
        break;
    }
    return n;
}

/* ---- playing an action --------------------------------------------------------------------- */

static void end_turn(State *s) {
    s->turn++;
    if (rounds && s->turn == rounds * players) {
        s->phase = OVER;
        return;
    }
    s->player = (s->player + 1) % players;
    s->phase = ROLL;
    s->moves = MOVES;
}

static void go_on(State *s) {
    if (s->moves == 0)
        end_turn(s);
    else
        s->phase = MOVE;
}

static void leave(State *s, int place, int knights) {
    int p = s->player;
    if (map.kind[place] == START) {
        s->waiting[p][map.value[place]] = 0;
        muster(s, p, place, false);
        return;
    }
    s->knights[place] -= (uint8_t)knights;
    if (s->knights[place] == 0 && map.kind[place] == SPACE) s->holder[place] = NOBODY;
    muster(s, p, place, movable(s, place) > 0);
}

static void arrive(State *s, int place, int knights) {
    s->holder[place] = (int8_t)s->player;
    s->knights[place] += (uint8_t)knights;
    muster(s, s->player, place, movable(s, place) > 0);
}

static void send_home(State *s, int place) {
    int owner = s->holder[place];
    s->supply[owner] += s->knights[place];
    s->knights[place] = 0;
    muster(s, owner, place, false);
}

static void occupy(State *s, int castle, int knights) {
    if (s->holder[castle] == NOBODY) s->unheld--;
    arrive(s, castle, knights);
    if (s->unheld == 1) {
        for (int i = 0; i < map.places; i++)
            if (map.kind[i] == CASTLE && s->holder[i] == NOBODY) s->holder[i] = (int8_t)s->player;
        s->phase = OVER;
    } else if (s->shields[s->player]) {
        s->phase = SHIELD;
    } else {
        go_on(s);
    }
}

static void fight(State *s, int source, int target, int knights) {
    s->group_place[s->groups] = source;
    s->group_knights[s->groups++] = knights;
    s->gathered += knights;
    if (s->gathered <= s->knights[target]) {
        s->phase = FRONT;
        return;
    }
    send_home(s, target);
    for (int i = 0; i < s->groups; i++) {
        leave(s, s->group_place[i], s->group_knights[i]);
        arrive(s, target, s->group_knights[i]);
    }
    s->groups = s->gathered = 0;
    go_on(s);
}

static void send(State *s, int knights) {
    int source = s->source, target = s->target, holder = s->holder[target];
    s->moves--;
    if (map.kind[target] == SPACE && holder != NOBODY && holder != s->player) {
        fight(s, source, target, knights);
        return;
    }
    leave(s, source, knights);
    if (map.kind[target] == SPACE || holder == s->player) {
        arrive(s, target, knights);
        go_on(s);
    } else if (holder == NOBODY) {
        occupy(s, target, knights);
    } else if (knights < 2 * (s->knights[target] + (s->shield_laid[target] ? s->shield[target] : 0))) {
        s->supply[s->player] += (uint8_t)knights;
        s->shown[target] = 1;
        go_on(s);
    } else {
        send_home(s, target);
        s->shield_laid[target] = s->shield[target] = s->shown[target] = 0;
        occupy(s, target, knights);
    }
}

static void apply(State *s, Action action) {
    int p = s->player;
    switch (s->phase) {
    case ROLL:
        if (s->supply[p] && !s->waiting[p][action.to]) {
            s->supply[p]--;
            s->waiting[p][action.to] = 1;
            muster(s, p, map.start[action.to], true);
        }
        s->phase = MOVE;
        break;
    case MOVE:
    case FRONT:
        if (action.from == action.to) {
            end_turn(s);
            break;
        }
        s->source = action.from;
        s->target = action.to;
        s->least = fewest(s, action.from, action.to);
        s->most = movable(s, action.from);
        s->phase = COUNT;
        break;
    case COUNT:
        send(s, action.to);
        break;
    case SHIELD:
        if (action.to)
            s->phase = DRAW;
        else
            go_on(s);
        break;
    case DRAW:
        s->pile[p][action.to]--;
        s->shields[p]--;
        s->shield_laid[s->target] = 1;
        s->shield[s->target] = action.to;
        muster(s, p, s->target, true);
        go_on(s);
        break;
    case OVER:
        break;
    }
}

static void score(const State *s, int *totals, int *standings) {
    for (int p = 0; p < players; p++) totals[p] = 0;
    for (int i = 0; i < map.places; i++)
        if (map.kind[i] == CASTLE && s->holder[i] != NOBODY) totals[s->holder[i]] += map.value[i];
    for (int p = 0; p < players; p++) standings[p] = 256 * totals[p] + strength - s->supply[p];
}

/* ---- random games -------------------------------------------------------------------------- */

static uint64_t random_state;

static inline uint64_t below(uint64_t bound) {
    uint64_t z = (random_state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (((z ^ (z >> 31)) >> 32) * bound) >> 32;
}

static Action choose(const State *s) {
    if (s->phase == DRAW) { /* by the number of shields of each value that are left */
        int rank = (int)below(s->shields[s->player]), value = 0;
        while (rank >= s->pile[s->player][value]) rank -= s->pile[s->player][value++];
        return (Action){0, (uint8_t)value};
    }
    static Action list[PLACES * PLACES];
    return list[below((uint64_t)list_legal(s, list))];
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void run_games(double seconds, uint64_t seed) {
    uint64_t games = 0, actions = 0;
    volatile int64_t points = 0; /* prevents the compiler from removing the scoring */
    double begun = seconds_now(), elapsed;
    random_state = seed;
    do {
        for (int i = 0; i < 100; i++) {
            State s;
            int totals[MAX_PLAYERS], standings[MAX_PLAYERS];
            begin(&s, (int)below((uint64_t)players));
            for (; s.phase != OVER; actions++) apply(&s, choose(&s));
            score(&s, totals, standings);
            for (int p = 0; p < players; p++) points += totals[p] * (p + 1) + standings[p];
            games++;
        }
        elapsed = seconds_now() - begun;
    } while (elapsed < seconds);
    printf("{\"games_per_s\": %.0f, \"actions_per_s\": %.0f, \"actions_per_game\": %.3f}\n",
           (double)games / elapsed, (double)actions / elapsed, (double)actions / (double)games);
}

/* ---- perft --------------------------------------------------------------------------------- */

static uint64_t leaves(const State *s, int depth) {
    if (depth == 0 || s->phase == OVER) return 1;
    Action *list = malloc(PLACES * PLACES * sizeof *list);
    int n = list_legal(s, list);
    uint64_t sum = 0;
    for (int i = 0; i < n; i++) {
        State next = *s;
        apply(&next, list[i]);
        sum += leaves(&next, depth - 1);
    }
    free(list);
    return sum;
}

/* ---- reading ------------------------------------------------------------------------------- */

static void fail(const char *what, const char *where) {
    fprintf(stderr, "rheingold: %s: %s\n", what, where);
    exit(2);
}

static int place_named(const char *id) {
    for (int i = 0; i < map.places; i++)
        if (strcmp(map.id[i], id) == 0) return i;
    return NONE;
}

static void read_map(const char *file) {
    FILE *in = fopen(file, "r");
    char kind[16], one[33], two[33], line[128];
    if (!in) fail("cannot be read", file);
    while (fgets(line, sizeof line, in)) {
        int words = sscanf(line, "%15s %32s %32s", kind, one, two);
        if (words == 3 && strcmp(kind, "path") == 0) {
            int a = place_named(one), b = place_named(two);
            if (a == NONE || b == NONE) fail("unknown place", line);
            map.neighbour[a][map.degree[a]++] = (uint8_t)b;
            map.neighbour[b][map.degree[b]++] = (uint8_t)a;
            continue;
        }
        if (words < 2 || map.places == PLACES) fail("malformed line", line);
        int i = map.places++;
        strcpy(map.id[i], one);
        map.kind[i] = strcmp(kind, "castle") == 0 ? CASTLE
                      : strcmp(kind, "start") == 0 ? START
                                                   : SPACE;
        map.value[i] = words == 3 ? (uint8_t)atoi(two) : 0;
        if (map.kind[i] == START) map.start[map.value[i]] = i;
        map.castles += map.kind[i] == CASTLE;
    }
    fclose(in);
}

static Action read_token(const State *s, const char *token) {
    if (s->phase != MOVE && s->phase != FRONT) {
        if (s->phase == SHIELD) return (Action){0, token[0] == '+'};
        return (Action){0, (uint8_t)atoi(token + 1)};
    }
    char from[33], to[33];
    if (sscanf(token, "%32[^-]-%32s", from, to) != 2) return (Action){0, 0};
    int a = place_named(from), b = place_named(to);
    if (a == NONE || b == NONE) fail("unknown place", token);
    return (Action){(uint8_t)a, (uint8_t)b};
}

static void read_game(char **argument) {
    read_map(argument[0]);
    players = atoi(argument[1]);
    rounds = atoi(argument[2]);
    strength = players == 2 ? 84 : 42;
    if (players < 2 || players > MAX_PLAYERS) fail("PLAYERS must be 2 to 5", argument[1]);
}

int main(int count, char **argument) {
    if (count == 6) {
        read_game(argument + 2);
        run_games(atof(argument[1]), strtoull(argument[5], NULL, 10));
        return 0;
    }
    if (count >= 7 && strcmp(argument[1], "perft") == 0) {
        State s;
        read_game(argument + 3);
        begin(&s, atoi(argument[6]));
        for (int i = 7; i < count; i++) apply(&s, read_token(&s, argument[i]));
        printf("%llu\n", (unsigned long long)leaves(&s, atoi(argument[2])));
        return 0;
    }
    fprintf(stderr, "usage: rheingold SECONDS MAPFILE PLAYERS ROUNDS SEED\n"
                    "       rheingold perft DEPTH MAPFILE PLAYERS ROUNDS FIRST [TOKEN...]\n");
    return 2;
}

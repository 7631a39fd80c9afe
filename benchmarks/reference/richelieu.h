/* The rules of Richelieu on bitboards, for the reference programs beside this file (C and C++).
 *
 * A cell is one bit: row * 16 + column. The four unused bits of a row keep the shifts that find
 * the row ends from running into the next row, and three of them represent the actions without a
 * cell, so that one word can hold a set of actions as well as a set of cells.
 *
 * Every function takes the options by value and is inlined: called with constants, it is compiled
 * for exactly that edition and number of players.
 */
#ifndef BLAZON_REFERENCE_RICHELIEU_H
#define BLAZON_REFERENCE_RICHELIEU_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))

/* ---- components ---------------------------------------------------------------------------- */

enum { BOU, BRE, CHA, NOR, LAN, PRO, ANJ, BRB, AUV, SWORD, CROSS, TOWER, RETURN_DISC };
enum { PROVINCES = 9, CATEGORIES = 12, CARDS = 48, DISCS = 14, DISC_CELLS = 8 };
enum { MAX_PLAYERS = 4, MARKERS = 3, NO_SYMBOL = -1 };

static const char *const DISC_NAMES[] = {"BOU", "BRE", "CHA", "NOR",   "LAN",   "PRO",   "ANJ",
                                         "BRB", "AUV", "sword", "cross", "tower", "return"};

typedef struct {
    int province;
    int crests;
    int symbol;
} Card;

#define TWO(province) {province, 2, NO_SYMBOL}
#define ONE(province) {province, 1, NO_SYMBOL}
#define SYMBOLS(province) {province, 1, SWORD}, {province, 1, CROSS}, {province, 1, TOWER}

static const Card DECK[CARDS] = {
    TWO(BOU), TWO(BOU), TWO(BOU), SYMBOLS(BOU), ONE(BOU),
    TWO(BRE), TWO(BRE), TWO(BRE), SYMBOLS(BRE),
    TWO(CHA), TWO(CHA), TWO(CHA), SYMBOLS(CHA),
    TWO(NOR), TWO(NOR), SYMBOLS(NOR), ONE(NOR),
    TWO(LAN), TWO(LAN), SYMBOLS(LAN),
    TWO(PRO), TWO(PRO), SYMBOLS(PRO),
    TWO(ANJ), SYMBOLS(ANJ), ONE(ANJ),
    TWO(BRB), SYMBOLS(BRB),
    TWO(AUV), SYMBOLS(AUV),
};

typedef uint64_t Cells;   /* a set of cells */
typedef uint64_t Actions; /* a set of actions: cells and the three below */

#define CELL(row, column) ((row) * 16 + (column))
#define BIT(cell) ((uint64_t)1 << (cell))

static const Cells ALL_CELLS = 0x0fff0fff0fff0fffu;
static const Actions RESERVE = BIT(12); /* R: pay from the reserve */
static const Actions RETURN = BIT(13);  /* *: play a return disc */
static const Actions DONE = BIT(14);    /* -: pass, no second card, no marker */

/* A4 A8 B2 B7 C6 C11 D5 D9 */
static const uint8_t DISC_CELL[DISC_CELLS] = {
    CELL(0, 3), CELL(0, 7), CELL(1, 1), CELL(1, 6), CELL(2, 5), CELL(2, 10), CELL(3, 4), CELL(3, 8),
};

INLINE int count(uint64_t bits) { return __builtin_popcountll(bits); }
INLINE int first_bit(uint64_t bits) { return __builtin_ctzll(bits); }
INLINE int cell_number(int index) { return CELL(index / 12, index % 12); }

/* ---- chance -------------------------------------------------------------------------------- */

typedef struct {
    uint64_t state;
} Random; /* splitmix64 */

INLINE uint64_t next_random(Random *random) {
    uint64_t z = random->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* A number below `bound`; the bias of the multiplication is under 2^-58 for the bounds used here. */
INLINE uint64_t below(Random *random, uint64_t bound) {
    return (uint64_t)(((unsigned __int128)next_random(random) * bound) >> 64);
}

/* A random action from a non-empty set, uniformly, as a set of one. */
INLINE Actions pick(Random *random, Actions actions) {
    uint64_t number = below(random, (uint64_t)count(actions));
#ifdef __BMI2__
    return _pdep_u64(BIT(number), actions);
#else
    while (number--) actions &= actions - 1;
    return actions & -actions;
#endif
}

/* ---- options ------------------------------------------------------------------------------- */

typedef struct {
    int players;
    bool court;
    bool last_row;
} Options;

INLINE bool read_options(const char *edition, const char *players, const char *ending,
                         Options *options) {
    options->players = atoi(players);
    options->court = strcmp(edition, "court") == 0;
    options->last_row = strcmp(ending, "last-row") == 0;
    if (!options->court && strcmp(edition, "duel") != 0) return false;
    if (!options->last_row && strcmp(ending, "full") != 0) return false;
    if (options->players < 2 || options->players > (options->court ? MAX_PLAYERS : 2)) return false;
    return !options->last_row || options->players == 2;
}

/* ---- the initial table --------------------------------------------------------------------- */

typedef struct {
    Cells cards[CATEGORIES];      /* the cards of each province and with each symbol */
    Cells two_crests[CATEGORIES]; /* those of them that count twice (provinces only) */
    Cells disc[CATEGORIES];       /* the original cell of its disc; none if it is in the box */
    Cells partners[64];           /* by cell: one-crest cards of its province, including itself;
                                     none for a card with two crests */
} Deal;

/* Lays card i of `cards` on cell[i]; the discs stay out. */
INLINE void lay_cards(Deal *deal, const Card cards[CARDS], const uint8_t cell[CARDS]) {
    for (int category = 0; category < CATEGORIES; category++)
        deal->cards[category] = deal->two_crests[category] = deal->disc[category] = 0;
#pragma GCC unroll 48
    for (int i = 0; i < CARDS; i++) {
        Cells bit = BIT(cell[i]);
        deal->cards[cards[i].province] |= bit;
        if (cards[i].crests == 2) deal->two_crests[cards[i].province] |= bit;
        if (cards[i].symbol != NO_SYMBOL) deal->cards[cards[i].symbol] |= bit;
    }
#pragma GCC unroll 48
    for (int i = 0; i < CARDS; i++) {
        int province = cards[i].province;
        deal->partners[cell[i]] =
            cards[i].crests == 1 ? deal->cards[province] & ~deal->two_crests[province] : 0;
    }
}

INLINE int read_category(const char *name, size_t length) {
    for (int i = 0; i <= RETURN_DISC; i++)
        if (strlen(DISC_NAMES[i]) == length && strncmp(DISC_NAMES[i], name, length) == 0) return i;
    return -1;
}

/* Reads 48 card codes joined by commas, cell by cell from A1, and lays them. */
static bool read_cards(const char *text, Deal *deal) {
    Card cards[CARDS];
    uint8_t cell[CARDS];
    for (int i = 0; i < CARDS; i++, text += 5) {
        if (strlen(text) < 4 || text[4] != (i < CARDS - 1 ? ',' : '\0')) return false;
        static const char kinds[] = "21sct";
        const char *kind = strchr(kinds, text[3]);
        cards[i].province = read_category(text, 3);
        if (!kind || cards[i].province < 0) return false;
        cards[i].crests = kind == kinds ? 2 : 1;
        cards[i].symbol = kind < kinds + 2 ? (int)NO_SYMBOL : SWORD + (int)(kind - kinds - 2);
        cell[i] = (uint8_t)cell_number(i);
    }
    lay_cards(deal, cards, cell);
    return true;
}

/* ---- a position ---------------------------------------------------------------------------- */

typedef enum { TAKE, PAY, SECOND, PLACE, MOVE, OVER } Phase;

typedef struct {
    Cells taken;   /* the cells whose cards, and discs, the player took */
    Cells markers; /* on cards */
    int in_box;    /* markers; the rest is in the reserve */
} Seat;

typedef struct {
    Cells table;       /* cards not yet taken */
    Cells returns;     /* cells of return discs not yet played, taken or not */
    Cells card;        /* PAY: the card being paid for; MOVE: the marker's former cell */
    Cells partners;    /* the possible second cards; none: no second card in this turn */
    Cells second_card; /* all cells, except none in the very first turn */
    Seat seat[MAX_PLAYERS]; /* in turn order from the player to act: a turn's end rotates them */
    int player;             /* the player to act */
    Phase phase;
} State;

INLINE void start(State *state, int first, Cells returns) {
    memset(state, 0, sizeof *state);
    state->table = ALL_CELLS;
    state->returns = returns;
    state->player = first;
}

INLINE Cells row_ends(Cells table) { return table & ~(table << 1 & table >> 1); }

INLINE Cells rival_markers(const State *state, Options options) {
    Cells markers = 0;
#pragma GCC unroll 4
    for (int i = 1; i < options.players; i++) markers |= state->seat[i].markers;
    return markers;
}

INLINE int reserve(const Seat *seat) { return MARKERS - seat->in_box - count(seat->markers); }

/* Rules: a card with another's marker costs a marker, from the reserve or from a card. */
INLINE Cells takeable(const State *state, Options options, Cells among) {
    Cells ends = row_ends(state->table) & among;
    return state->seat[0].in_box < MARKERS ? ends : ends & ~rival_markers(state, options);
}

INLINE Actions playable_return(const State *state) {
    return (state->seat[0].taken & state->returns) && state->seat[0].in_box ? RETURN : 0;
}

/* ---- legal actions, phase by phase --------------------------------------------------------- */

INLINE Actions legal_take(const State *state, Options options) {
    Cells cards = takeable(state, options, ALL_CELLS);
    return (cards ? cards : DONE) | playable_return(state);
}

INLINE Actions legal_pay(const State *state) {
    return state->seat[0].markers | (reserve(&state->seat[0]) ? RESERVE : 0);
}

INLINE Actions legal_second(const State *state, Options options) {
    return takeable(state, options, state->partners) | DONE | playable_return(state);
}

INLINE Cells free_cards(const State *state, Options options) {
    return state->table & ~(state->seat[0].markers | rival_markers(state, options));
}

/* Rules: place from the reserve, or move one if none may be placed (with four players, two on
 * cards are the limit). */
INLINE Actions legal_place(const State *state, Options options) {
    const Seat *own = &state->seat[0];
    bool may_place = options.players == 4 ? reserve(own) && count(own->markers) < 2 : reserve(own);
    Cells free = free_cards(state, options);
    Cells liftable = free ? own->markers : 0;
    return (may_place ? free : liftable) | DONE | playable_return(state);
}

INLINE Actions legal_move(const State *state, Options options) {
    return free_cards(state, options) & ~state->card;
}

INLINE Actions legal(const State *state, Options options) {
    switch (state->phase) {
    case TAKE: return legal_take(state, options);
    case PAY: return legal_pay(state);
    case SECOND: return legal_second(state, options);
    case PLACE: return legal_place(state, options);
    case MOVE: return legal_move(state, options);
    default: return 0;
    }
}

/* ---- playing an action, phase by phase: each returns the next phase ------------------------ */

INLINE Phase end_turn(State *state, Options options) {
    Seat own = state->seat[0];
#pragma GCC unroll 4
    for (int i = 1; i < options.players; i++) state->seat[i - 1] = state->seat[i];
    state->seat[options.players - 1] = own;
    state->player = state->player + 1 == options.players ? 0 : state->player + 1;
    state->second_card = ALL_CELLS;
    return TAKE;
}

INLINE bool game_over(Cells table, Options options) {
    if (!options.last_row || !table) return !table;
    Cells first_row = (Cells)0xffff << (first_bit(table) & 48);
    return !(table & ~first_row);
}

INLINE Phase take_card(State *state, Options options, Cells card) {
    state->table ^= card;
    state->seat[0].taken |= card;
#pragma GCC unroll 4
    for (int i = 0; i < options.players; i++) state->seat[i].markers &= ~card;
    if (game_over(state->table, options)) return OVER;
    return state->partners ? SECOND : PLACE;
}

INLINE Phase name_card(State *state, Options options, Cells card) {
    if (card & rival_markers(state, options)) {
        state->card = card;
        return PAY;
    }
    return take_card(state, options, card);
}

/* Players' discs stay face down until the end, so it does not matter which of two is played. */
INLINE Phase play_return(State *state, Phase phase) {
    Cells held = state->seat[0].taken & state->returns;
    state->returns ^= held & -held;
    state->seat[0].in_box--;
    return phase;
}

INLINE Phase apply_take(State *state, const Deal *deal, Options options, Actions action) {
    if (action == DONE) return end_turn(state, options);
    if (action == RETURN) return play_return(state, TAKE);
    state->partners = deal->partners[first_bit(action)] & state->second_card;
    return name_card(state, options, action);
}

INLINE Phase apply_pay(State *state, Options options, Actions action) {
    state->seat[0].markers &= ~action;
    state->seat[0].in_box++;
    return take_card(state, options, state->card);
}

INLINE Phase apply_second(State *state, Options options, Actions action) {
    if (action == DONE) return PLACE;
    if (action == RETURN) return play_return(state, SECOND);
    state->partners = 0;
    return name_card(state, options, action);
}

INLINE Phase apply_place(State *state, Options options, Actions action) {
    if (action == DONE) return end_turn(state, options);
    if (action == RETURN) return play_return(state, PLACE);
    bool lifts = action & state->seat[0].markers;
    state->seat[0].markers ^= action;
    state->card = action;
    return lifts ? MOVE : end_turn(state, options);
}

INLINE Phase apply_move(State *state, Options options, Actions action) {
    state->seat[0].markers |= action;
    return end_turn(state, options);
}

INLINE void apply(State *state, const Deal *deal, Options options, Actions action) {
    switch (state->phase) {
    case TAKE: state->phase = apply_take(state, deal, options, action); break;
    case PAY: state->phase = apply_pay(state, options, action); break;
    case SECOND: state->phase = apply_second(state, options, action); break;
    case PLACE: state->phase = apply_place(state, options, action); break;
    case MOVE: state->phase = apply_move(state, options, action); break;
    default: break;
    }
}

/* ---- playing to the end -------------------------------------------------------------------- */

/* Jumps to the label of the next phase. Where the compiler knows that phase, this is a plain
 * jump; a loop around one switch must test it each time, and plays 10 % fewer games. */
#define GO_ON(next_phase)     \
    switch (next_phase) {     \
    case TAKE: goto take;     \
    case PAY: goto pay;       \
    case SECOND: goto second; \
    case PLACE: goto place;   \
    case MOVE: goto move;     \
    default: goto over;       \
    }

/* Plays uniformly random legal actions until the game is over; returns their number. */
INLINE uint64_t playout(State *state, const Deal *deal, Options options, Random *random) {
    State s = *state; /* a separate copy can live in registers */
    uint64_t actions = 0;
    GO_ON(s.phase)
take:
    actions++;
    GO_ON(apply_take(&s, deal, options, pick(random, legal_take(&s, options))))
pay:
    actions++;
    GO_ON(apply_pay(&s, options, pick(random, legal_pay(&s))))
second:
    actions++;
    GO_ON(apply_second(&s, options, pick(random, legal_second(&s, options))))
place:
    actions++;
    GO_ON(apply_place(&s, options, pick(random, legal_place(&s, options))))
move:
    actions++;
    GO_ON(apply_move(&s, options, pick(random, legal_move(&s, options))))
over:
    s.phase = OVER;
    *state = s;
    return actions;
}

/* ---- scoring ------------------------------------------------------------------------------- */

/* Every player's points if the game ended now. */
INLINE void score(const Deal *deal, const State *state, Options options, int64_t points[MAX_PLAYERS]) {
    int64_t cards[MAX_PLAYERS][CATEGORIES], total[MAX_PLAYERS][CATEGORIES];
#pragma GCC unroll 4
    for (int i = 0; i < options.players; i++) {
        Cells taken = state->seat[i].taken;
        for (int c = 0; c < CATEGORIES; c++) {
            cards[i][c] = count(taken & deal->cards[c]);
            total[i][c] = cards[i][c] + count(taken & deal->two_crests[c]) + count(taken & deal->disc[c]);
        }
    }
#pragma GCC unroll 4
    for (int i = 0; i < options.players; i++) {
        int64_t sum = 0;
        for (int c = 0; c < CATEGORIES; c++) {
            int64_t best_rival = 0;
            for (int j = 0; j < options.players; j++)
                if (j != i && total[j][c] > best_rival) best_rival = total[j][c];
            /* tied for most: nobody scores in the duel, everyone at court */
            sum += total[i][c] > best_rival - options.court ? total[i][c] : 0;
            if (!options.court || (options.players == 2 && c < PROVINCES))
                sum -= cards[i][c] ? 0 : 5;
            else if (c < PROVINCES)
                sum += cards[i][c] ? 2 : 0;
        }
        int player = state->player + i;
        points[player < options.players ? player : player - options.players] = sum;
    }
}

#endif

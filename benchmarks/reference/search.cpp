/* A plain information-set Monte Carlo tree search for Richelieu, as a baseline for others.
 *
 *   c++ -O3 -march=native search.cpp -o search
 *
 * SO-ISMCTS (Cowling, Powley, Whitehouse 2012) with one tree. Every iteration redeals the discs
 * unknown to the searching player, descends by UCB1 with availability counts among the actions
 * legal in that deal, adds one node, and plays at random to the end. It chooses the most visited
 * action. Each player maximises their own reward: 1 for a win, 1/2 for a shared one.
 *
 * It reads and writes lines on standard input and output; an invalid line ends it.
 *   new EDITION PLAYERS ENDING FIRST ME CARDS SEED   a game as player ME sees it
 *   play TOKEN         an action of the player to act
 *   disc NAME          after ME's action took a disc: the disc's name
 *   go ITERATIONS      answers `TOKEN SIMULATIONS_PER_SECOND`; at once, with 0, if the action
 *                      is forced
 *   quit
 */
#include "richelieu.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

// The paper's 0.7 lost to it in self-play (duel, 10,000 iterations: 75 of 120 points for 0.5).
const float EXPLORATION = 0.5f;
const int MAX_ACTIONS = 512; // more than any game has: 48 cards, at most 7 actions for each

[[noreturn]] void fail(const std::string &line) {
    std::cerr << "search: cannot make sense of: " << line << std::endl;
    std::exit(1);
}

// ---- notation ---------------------------------------------------------------------------------

std::string token(Phase phase, const State &state, Actions action) {
    if (action == RESERVE) return "R";
    if (action == RETURN) return "*";
    if (action == DONE) return "-";
    int cell = first_bit(action);
    std::string name = char('A' + cell / 16) + std::to_string(cell % 16 + 1);
    if (phase == TAKE || phase == SECOND) return name;
    bool lifts = phase == PAY || (phase == PLACE && (action & state.seat[0].markers));
    return (lifts ? "^" : "@") + name;
}

Actions read_token(const State &state, Actions legal, const std::string &text) {
    for (; legal; legal &= legal - 1)
        if (token(state.phase, state, legal & -legal) == text) return legal & -legal;
    fail("play " + text);
}

// ---- one player's knowledge of the discs ------------------------------------------------------

class Knowledge {
  public:
    explicit Knowledge(int player) : me(player) {
        for (int i = 0; i < DISCS; i++) unknown[i] = uint8_t(i < RETURN_DISC ? i : RETURN_DISC);
        for (uint8_t cell : DISC_CELL) cells |= BIT(cell);
    }

    const int me;
    Cells cells = 0; // of unknown discs: on the table or face down before a rival

    // ME looks at the disc that lay on this cell.
    bool look(Cells cell, int category, Deal &deal, State &state) {
        if (!(cell & cells) || !remove(category)) return false;
        cells &= ~cell;
        (category == RETURN_DISC ? state.returns : deal.disc[category]) |= cell;
        return true;
    }

    // A rival with a face-down disc may hold a return disc, unless both are known elsewhere.
    bool may_return(const Seat &rival) const {
        return (rival.taken & cells) && rival.in_box && unknown[number - 1] == RETURN_DISC;
    }

    // A rival plays a return disc, which was any of the discs that rival took.
    void reveal_return(const Seat &rival, State &state) {
        Cells held = rival.taken & cells;
        cells ^= held & -held;
        state.returns |= held & -held;
        remove(RETURN_DISC);
    }

    // Deals the unknown discs to those cells and the box, with all orders equally likely.
    void determinize(Deal &deal, State &state, Random &random) {
        Cells disc[RETURN_DISC + 1];
        std::memcpy(disc, known_discs, sizeof known_discs);
        disc[RETURN_DISC] = state.returns;
        uint8_t pool[DISCS];
        std::memcpy(pool, unknown, sizeof pool);
        int left = number;
        for (Cells rest = cells; rest; rest &= rest - 1) {
            uint8_t &drawn = pool[below(&random, uint64_t(left))];
            disc[drawn] |= rest & -rest;
            drawn = pool[--left];
        }
        std::memcpy(deal.disc, disc, sizeof deal.disc);
        state.returns = disc[RETURN_DISC];
    }

    // Between `begin` and `end`, determinizations overwrite the deal's discs.
    void begin(const Deal &deal) { std::memcpy(known_discs, deal.disc, sizeof known_discs); }
    void end(Deal &deal) const { std::memcpy(deal.disc, known_discs, sizeof known_discs); }

  private:
    uint8_t unknown[DISCS]; // in the order of the categories, return discs last
    int number = DISCS;
    Cells known_discs[CATEGORIES] = {};

    bool remove(int category) {
        for (int i = 0; i < number; i++)
            if (unknown[i] == category) {
                number--;
                std::memmove(unknown + i, unknown + i + 1, size_t(number - i));
                return true;
            }
        return false;
    }
};

// ---- search -----------------------------------------------------------------------------------

struct Node {
    Actions tried = 0;
    float reward = 0; // sum, for the player who took the action
    uint32_t visits = 0;
    uint32_t available = 0; // how often the action was legal when its parent was visited
    uint32_t child = 0;     // the newest; 0: none
    uint32_t sibling = 0;   // the next older; 0: none
    uint8_t action = 0;     // its bit's number
    uint8_t player = 0;     // the player who took it
};

void reward_players(const Deal &deal, const State &state, Options options, float reward[MAX_PLAYERS]) {
    int64_t points[MAX_PLAYERS];
    score(&deal, &state, options, points);
    int64_t best = INT64_MIN;
    int winners = 0;
    for (int i = 0; i < options.players; i++) {
        // Break ties by fewest cards: points and then cards in one number.
        int player = (state.player + i) % options.players;
        points[player] = points[player] * 64 - count(state.seat[i].taken);
        winners = points[player] > best ? 1 : winners + (points[player] == best);
        best = std::max(best, points[player]);
    }
    for (int i = 0; i < options.players; i++)
        reward[i] = points[i] < best ? 0.0f : winners == 1 ? 1.0f : 0.5f;
}

class Tree {
  public:
    explicit Tree(uint32_t iterations) : nodes(iterations + 1), logarithm(iterations + 2) {
        for (size_t i = 1; i < logarithm.size(); i++) logarithm[i] = std::log(float(i));
    }

    template <int PLAYERS, bool COURT, bool LAST_ROW>
    void iterate(State state, const Deal &deal, Random &random) {
        const Options options = {PLAYERS, COURT, LAST_ROW};
        uint32_t path[MAX_ACTIONS];
        int length = 0;
        uint32_t node = 0;
        bool expanded = false;
        while (!expanded && state.phase != OVER) {
            Actions actions = legal(&state, options);
            Actions untried = actions & ~nodes[node].tried;
            expanded = untried != 0;
            node = expanded ? expand(node, pick(&random, untried), actions, state.player)
                            : select(node, actions);
            path[length++] = node;
            apply(&state, &deal, options, BIT(nodes[node].action));
        }
        if (state.phase != OVER) playout(&state, &deal, options, &random);
        float reward[MAX_PLAYERS];
        reward_players(deal, state, options, reward);
        for (int i = 0; i < length; i++) {
            Node &visited = nodes[path[i]];
            visited.visits++;
            visited.reward += reward[visited.player];
        }
    }

    Actions most_visited() const {
        uint32_t best = nodes[0].child;
        for (uint32_t i = best; i; i = nodes[i].sibling)
            if (nodes[i].visits > nodes[best].visits) best = i;
        return BIT(nodes[best].action);
    }

  private:
    std::vector<Node> nodes; // all nodes: one for each iteration, the root first
    uint32_t used = 1;
    std::vector<float> logarithm;

    uint32_t expand(uint32_t parent, Actions action, Actions actions, int player) {
        for (uint32_t i = nodes[parent].child; i; i = nodes[i].sibling)
            nodes[i].available += actions >> nodes[i].action & 1;
        uint32_t born = used++;
        nodes[born].action = uint8_t(first_bit(action));
        nodes[born].player = uint8_t(player);
        nodes[born].available = 1;
        nodes[born].sibling = nodes[parent].child;
        nodes[parent].child = born;
        nodes[parent].tried |= action;
        return born;
    }

    uint32_t select(uint32_t parent, Actions actions) {
        uint32_t best = 0;
        float best_value = -1;
        for (uint32_t i = nodes[parent].child; i; i = nodes[i].sibling) {
            Node &child = nodes[i];
            if (!(actions >> child.action & 1)) continue;
            float visits = float(child.visits);
            float value =
                child.reward / visits + EXPLORATION * std::sqrt(logarithm[++child.available] / visits);
            if (value > best_value) {
                best_value = value;
                best = i;
            }
        }
        return best;
    }
};

template <int PLAYERS, bool COURT, bool LAST_ROW>
Actions search(const State &state, Deal &deal, Knowledge &knowledge, uint32_t iterations, Random &random) {
    Tree tree(iterations);
    knowledge.begin(deal);
    for (uint32_t i = 0; i < iterations; i++) {
        State determinized = state;
        knowledge.determinize(deal, determinized, random);
        tree.iterate<PLAYERS, COURT, LAST_ROW>(determinized, deal, random);
    }
    knowledge.end(deal);
    return tree.most_visited();
}

auto search_for(Options options) {
    if (!options.court) return options.last_row ? search<2, false, true> : search<2, false, false>;
    if (options.last_row) return search<2, true, true>;
    return options.players == 2   ? search<2, true, false>
           : options.players == 3 ? search<3, true, false>
                                  : search<4, true, false>;
}

// ---- a game as one player sees it -------------------------------------------------------------

class Game {
  public:
    Game(Options game_options, int first, int player, const Deal &cards, uint64_t seed)
        : options(game_options), knowledge(player), deal(cards), random{seed} {
        start(&state, first, 0);
    }

    void play(const std::string &text) {
        const Seat acting = state.seat[0];
        Actions actions = legal(&state, options);
        bool mine = state.player == knowledge.me;
        bool may_ask = state.phase == TAKE || state.phase == SECOND || state.phase == PLACE;
        if (!mine && may_ask && knowledge.may_return(acting)) actions |= RETURN;
        Actions action = read_token(state, actions, text);
        if (!mine && action == RETURN) knowledge.reveal_return(acting, state);
        Cells table = state.table;
        apply(&state, &deal, options, action);
        looked_at = mine ? table & ~state.table : 0;
    }

    bool disc(const std::string &name) {
        int category = read_category(name.c_str(), name.size());
        return category >= 0 && knowledge.look(looked_at, category, deal, state);
    }

    // The chosen action and the simulations per second.
    std::pair<std::string, double> go(uint32_t iterations) {
        Actions actions = legal(&state, options);
        if (count(actions) == 1) return {token(state.phase, state, actions), 0};
        auto begin = std::chrono::steady_clock::now();
        Actions action = search_for(options)(state, deal, knowledge, iterations, random);
        std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
        return {token(state.phase, state, action), iterations / spent.count()};
    }

    bool my_turn() const { return state.phase != OVER && state.player == knowledge.me; }

  private:
    const Options options;
    Knowledge knowledge;
    Deal deal;
    State state;
    Random random;
    Cells looked_at = 0; // the card that ME took last
};

std::unique_ptr<Game> read_game(std::istringstream &words) {
    std::string edition, players, ending, cards;
    int first, me;
    uint64_t seed;
    Options options;
    Deal deal;
    if (!(words >> edition >> players >> ending >> first >> me >> cards >> seed) ||
        !read_options(edition.c_str(), players.c_str(), ending.c_str(), &options) ||
        !read_cards(cards.c_str(), &deal) || first < 0 || first >= options.players || me < 0 ||
        me >= options.players)
        return nullptr;
    return std::make_unique<Game>(options, first, me, deal, seed);
}

} // namespace

int main() {
    std::unique_ptr<Game> game;
    std::string line, command, argument;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        words >> command;
        if (command == "quit") return 0;
        if (command == "new") {
            game = read_game(words);
            if (!game) fail(line);
            continue;
        }
        if (!game || !(words >> argument)) fail(line);
        long iterations = std::atol(argument.c_str());
        if (command == "play") {
            game->play(argument);
        } else if (command == "disc") {
            if (!game->disc(argument)) fail(line);
        } else if (command == "go" && game->my_turn() && iterations > 0 && iterations < 1L << 31) {
            auto [token, speed] = game->go(uint32_t(iterations));
            std::cout << token << ' ' << long(speed) << std::endl;
        } else {
            fail(line);
        }
    }
}

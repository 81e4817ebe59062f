#pragma once

#include <algorithm>
#include <array>

namespace spaza {

/// One line of a table of moves: a state, and one that may follow it.
template <class State>
struct AllowedMove {
    State from;
    State to;
};

/// Whether a table of moves has this one.
template <class State, std::size_t Size>
constexpr bool may_follow(const std::array<AllowedMove<State>, Size>& moves, State from, State to) {
    return std::ranges::any_of(moves,
                               [&](const AllowedMove<State>& each) { return each.from == from && each.to == to; });
}

}  // namespace spaza

#include "shop/returns/return_moves.hpp"

#include <algorithm>
#include <array>

#include "base/moves.hpp"

namespace spaza {
namespace {

constexpr auto kReturnMoves = [] {
    using enum ReturnState;
    return std::array{
        AllowedMove{requested, authorised},
        AllowedMove{requested, declined},
        AllowedMove{requested, cancelled},
        AllowedMove{authorised, collection_booked},
        AllowedMove{authorised, dropped_off},
        AllowedMove{authorised, collected},
        AllowedMove{authorised, cancelled},
        AllowedMove{authorised, expired},
        AllowedMove{collection_booked, collected},
        AllowedMove{collection_booked, dropped_off},  // brought to a store after all
        AllowedMove{collection_booked, cancelled},
        AllowedMove{collection_booked, expired},
        AllowedMove{expired, dropped_off},  // goods that came after all are not kept for nothing
        AllowedMove{expired, collected},
        AllowedMove{dropped_off, inspected},
        AllowedMove{collected, inspected},
        AllowedMove{inspected, refunded},
        AllowedMove{inspected, replaced},
        AllowedMove{inspected, sent_back},
    };
}();

constexpr std::array<std::string_view, 12> kStateNames{"requested", "authorised", "collectionBooked", "droppedOff",
                                                       "collected", "inspected",  "refunded",         "replaced",
                                                       "sentBack",  "declined",   "cancelled",        "expired"};

}  // namespace

bool may_follow(ReturnState from, ReturnState to) { return may_follow(kReturnMoves, from, to); }

bool is_final(ReturnState state) {
    if (state == ReturnState::expired) return true;  // nobody waits for it any more
    return std::ranges::none_of(kReturnMoves, [&](const auto& each) { return each.from == state; });
}

std::string_view name_of(ReturnState state) { return kStateNames.at(static_cast<std::size_t>(state)); }

std::optional<ReturnState> return_state_named(std::string_view name) {
    const auto found = std::ranges::find(kStateNames, name);
    if (found == kStateNames.end()) return std::nullopt;
    return static_cast<ReturnState>(found - kStateNames.begin());
}

std::vector<ReturnState> states_under_way() {
    std::vector<ReturnState> states;
    for (std::size_t i = 0; i < kStateNames.size(); ++i)
        if (const auto state = static_cast<ReturnState>(i); !is_final(state)) states.push_back(state);
    return states;
}

}  // namespace spaza

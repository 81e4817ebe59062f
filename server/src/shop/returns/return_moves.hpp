#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace spaza {

/// Where a return is in its life.
enum class ReturnState {
    requested,  // somebody of the shop looks at it
    authorised,
    collection_booked,
    dropped_off,  // in a store
    collected,    // by the courier
    inspected,
    refunded,
    replaced,
    sent_back,  // to the customer, unpaid
    declined,
    cancelled,  // by the customer
    expired     // not handed in in time
};

/// The table of moves.
bool may_follow(ReturnState from, ReturnState to);

/// Nothing follows any more.
bool is_final(ReturnState state);

std::string_view name_of(ReturnState state);  // requested, collectionBooked, …
std::optional<ReturnState> return_state_named(std::string_view name);

/// Those whose units are on their way back, or may be.
std::vector<ReturnState> states_under_way();

}  // namespace spaza

#pragma once

#include "shop/returns/returns.hpp"

namespace spaza {

/// As the specification shows it: received, approving, pending, fail, and how it ended well: refunded, replaced.
std::string_view public_status(const ReturnRequest& request);
/// The same for a line of its history.
std::string_view public_status(ReturnState state);

/// OCC's word: APPROVAL_PENDING, WAIT, …; whether the money has arrived is shown by its refunds.
std::string_view occ_status(const ShownReturn& shown);

/// `Waiting for your item`
std::string status_words(const ReturnRequest& request);
std::string status_words(ReturnState state, ReturnMode mode);

/// What is next, in one sentence; `store` is what the store is called where it is to be handed in.
std::string next_words(const ShownReturn& shown, const std::string& store);

/// What became of the money of a return that is paid back.
enum class ReturnMoney { none, on_its_way, paid, delayed };
ReturnMoney money_of(const ShownReturn& shown);

/// What goes back: what did, or what is expected to.
Money total_of(const ShownReturn& shown);

}  // namespace spaza

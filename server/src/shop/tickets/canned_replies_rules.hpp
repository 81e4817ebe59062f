#pragma once

#include "base/result.hpp"
#include "shop/tickets/canned_replies.hpp"

namespace spaza {

/// A name of small letters, digits and hyphens, words that can be an answer, and no braces but around a place
/// there is: a slip must show when a reply is kept, not in front of a customer.
Done check_canned_reply(const CannedReply& reply);

/// The words with each place filled in; refused when one of them has no value.
Result<std::string> filled_in(const std::string& words, const ReplyValues& values);

}  // namespace spaza

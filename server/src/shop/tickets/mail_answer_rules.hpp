#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spaza {

/// The line in mails above which an answer is written. Below it, everything is ours.
inline constexpr std::string_view kAnswerAbove = "-- Write your answer above this line --";

/// `tickets+TOKEN@shop.example` of `tickets@shop.example`: where answers to one ticket go. "" when answers by mail
/// are not set up.
std::string reply_address(std::string_view inbound, std::string_view token);

/// The token of the first of these addresses that reply_address could have made; in lower case.
std::optional<std::string> reply_token_in(std::string_view inbound, const std::vector<std::string>& to);

/// The tokens of addresses that reply_address could have made, wherever they stand in a text; in lower case.
std::vector<std::string> reply_tokens_within(std::string_view inbound, std::string_view text);

/// What the sender has written: without lines quoted by `>`, and without what mail programs put below an answer
/// (the mail it answers, "On … wrote:", Outlook's header, a signature). What stands between and below quoted lines
/// is kept; "" when all seems to be quoted.
std::string own_words(std::string_view text);

/// All that is written, what is quoted too.
std::string all_words(std::string_view text);

/// A sender's address as a note says it: printable, short.
std::string shown_address(std::string_view address);

/// At most as many letters as a mail's answer may have, with a line that says so when more was written.
std::string within_limit(std::string words);

}  // namespace spaza

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/accounts/one_time_code.hpp"

namespace spaza {

/// The digits somebody typed, without the spaces and dashes between them.
std::string typed_code(std::string_view text);

/// What is kept instead of the code. Keyed with the attempt's token, which is not kept, so that trying all million
/// codes against a stolen table finds none.
std::string code_hash(std::string_view token, CodePurpose purpose, std::string_view subject,
                      std::string_view code);

/// Judges a code by the codes of its attempt, newest first (targets R-12). With `most_tries` tries at one of a
/// million, guessing finds one code in 200 000, and no more than `most_an_hour` are sent in an hour.
CodeVerdict verdict_on(const std::vector<OneTimeCode>& codes, std::string_view hash, int most_tries,
                       TimePoint now);

/// How long until the next code, by when the last ones were sent, newest first; nothing when it may go now.
std::optional<std::chrono::seconds> wait_for_next(const std::vector<TimePoint>& sent, const CodePolicy& policy,
                                                  TimePoint now);

/// The proven number of who was named by an email address, the proven address of who was by a number; "" without.
std::string other_place(const Customer& customer, std::string_view login_id);
/// `n•••••o@mweb.co.za`, `082 ••• ••47`: enough to know one's own, too little to learn another's.
std::string masked_login_id(std::string_view login_id);

/// Of `https://shop.example:8443/x` the `shop.example`.
std::string host_of_address(std::string_view url);

/// One part of at most 160 GSM-7 characters: the shop's name first, and as its last line what lets a browser on
/// that host, and on no other, fill the code in. What is too long loses that line first, then the end of the
/// shop's name.
std::string code_sms(const CodePolicy& policy, CodePurpose purpose, std::string_view code);

}  // namespace spaza

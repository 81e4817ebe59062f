#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shop/accounts/one_time_code.hpp"
#include "shop/accounts/second_step.hpp"

namespace spaza {

/// By which ways somebody may take the second step now, the one to begin with first. A way that has served as the
/// first step is none; a number that is gone, or cannot be written to, gives way to the email address.
std::vector<WayOffered> ways_of(const SecondFactor& factor, const Customer& customer, FirstStep first,
                                bool by_sms);

/// By which ways somebody without a second step shows that a session is theirs. By a number only where the address
/// is proven, too: what is turned on would end with its first proof.
std::vector<WayOffered> ways_to_confirm(const Customer& customer, bool all_proven, bool by_sms,
                                        std::optional<FirstStep> opened_by = {});

/// What is kept instead of a code that was sent; keyed with the ticket's token, which is not kept.
std::string step_code_hash(std::string_view token, std::string_view code);

/// `4T7K-20QD`: 40 random bits without letters that look like digits.
std::string new_recovery_code();
/// As it was typed, in any case, with or without the dash, an O for a 0.
std::string typed_recovery_code(std::string_view text);
/// What is kept instead of a recovery code; keyed, as 40 bits can be tried.
std::string recovery_code_hash(std::string_view key, const CustomerId& customer, std::string_view code);

/// The verdict on a code that was sent, by those of its ticket, newest first.
CodeVerdict verdict_on_sent(const StepTicket& ticket, const std::vector<StepCode>& codes, std::string_view hash,
                            const CodePolicy& policy, TimePoint now);

/// The verdict on a ticket before its code is looked at; nothing while it may be tried.
std::optional<CodeVerdict> verdict_on_ticket(const StepTicket& ticket, int most_tries, TimePoint now);

/// The cookie of trusted devices with one more: several customers may share a browser, the last few are kept.
std::string with_trusted_token(std::string_view cookie, std::string_view token);
std::vector<std::string> trusted_tokens(std::string_view cookie);

}  // namespace spaza

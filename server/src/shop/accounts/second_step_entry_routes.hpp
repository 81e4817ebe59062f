#pragma once

#include "platform/http/http.hpp"
#include "shop/accounts/one_time_code.hpp"
#include "shop/accounts/second_step.hpp"
#include "shop/accounts/second_step_wire.hpp"

namespace spaza {

/// The token of a form; "" for one that is none of ours.
std::string step_token(const std::string& text);

/// What was typed in; refused when it cannot be a code of its way, which costs no try.
Result<StepEntry> step_entry(const wire::ValidateMfaOtp& form);

/// The words for a code that is not right, where those of codes that were sent do not fit; "" otherwise.
const char* words_for(const StepEntry& entry, const CodeOutcome& outcome);

}  // namespace spaza

#include "shop/accounts/second_step_entry_routes.hpp"

#include "base/validation.hpp"
#include "shop/accounts/one_time_code_rules.hpp"
#include "shop/accounts/second_step_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestStepToken = 64;

}  // namespace

std::string step_token(const std::string& text) { return text.size() <= kLongestStepToken ? text : std::string{}; }

Result<StepEntry> step_entry(const wire::ValidateMfaOtp& form) {
    StepEntry entry{.token = step_token(form.tokenId),
                    .way = wire::from_wire(form.way),
                    .code = form.otp.value_or(""),
                    .trusts_device = form.trustDevice.value_or(false)};
    const bool is_recovery = entry.way == StepWay::recovery;
    entry.code = is_recovery ? typed_recovery_code(entry.code) : typed_code(entry.code);
    auto problems = is_recovery ? FieldRules::shared().check_all({"recoveryCode"}, {{"recoveryCode", entry.code}})
                                : FieldRules::shared().check_all({"otp"}, {{"otp", entry.code}});
    for (Error& problem : problems) problem.subject = "otp";
    if (!problems.empty()) return fail(std::move(problems));
    return entry;
}

const char* words_for(const StepEntry& entry, const CodeOutcome& outcome) {
    if (outcome.verdict == CodeVerdict::spent)
        return entry.way == StepWay::app || entry.way == StepWay::recovery ? "mfa.spent" : "";
    if (entry.way == StepWay::app)
        return outcome.verdict == CodeVerdict::used ? "mfa.appCodeUsed" : "mfa.appWrong";
    if (entry.way == StepWay::recovery) return "mfa.recoveryWrong";
    return "";
}

}  // namespace spaza

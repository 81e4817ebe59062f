#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shop/accounts/one_time_code.hpp"
#include "shop/accounts/second_step.hpp"

namespace spaza {

/// What a customer sees of their second step.
struct SecondFactorState {
    std::optional<SecondFactor> factor;
    std::vector<WayOffered> ways;      // it can be taken by; those to confirm with while it is off
    std::vector<StepWay> can_turn_on;  // which this shop offers and the account allows
    int recovery_codes_left{0};
    int trusted_devices{0};
    bool confirmed{false};  // this session has passed it lately
};

/// What is asked for in the account.
struct StepRequest {
    StepPurpose purpose{StepPurpose::confirm};
    StepWay way{StepWay::email};
    std::string token;  // of the step it goes on with; "" for a new one
};

/// A step in the account, begun.
struct StepStarted {
    std::string token;
    StepWay way{StepWay::email};
    std::optional<CodeSent> sent;
    std::string app_secret;   // of an app that is set up, as it is typed
    std::string app_address;  // the same for a QR code
};

struct StepTaken {
    CodeOutcome code;
    StepPurpose purpose{StepPurpose::confirm};
    std::vector<std::string> recovery_codes;  // new ones, shown once
};

}  // namespace spaza

#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/accounts/sessions.hpp"

namespace spaza {

/// By what somebody shows the second time who they are.
enum class StepWay { email, sms, app, recovery };
constexpr const char* word_of(StepWay way) {
    switch (way) {
        case StepWay::email: return "email";
        case StepWay::sms: return "sms";
        case StepWay::app: return "app";
        case StepWay::recovery: break;
    }
    return "recovery";
}

/// By what they showed it the first time. A code that came by a way is no second step by the same way.
/// A passkey is both factors already.
enum class FirstStep { password, email_code, sms_code, provider, passkey };
constexpr const char* word_of(FirstStep first) {
    switch (first) {
        case FirstStep::password: return "password";
        case FirstStep::email_code: return "emailCode";
        case FirstStep::sms_code: return "smsCode";
        case FirstStep::provider: return "provider";
        case FirstStep::passkey: break;
    }
    return "passkey";
}

/// What a second step is for. `confirm` only shows that whoever uses a session is its customer.
enum class StepPurpose { sign_in, turn_on, turn_off, recovery_codes, confirm };
constexpr const char* word_of(StepPurpose purpose) {
    switch (purpose) {
        case StepPurpose::sign_in: return "signIn";
        case StepPurpose::turn_on: return "turnOn";
        case StepPurpose::turn_off: return "turnOff";
        case StepPurpose::recovery_codes: return "recoveryCodes";
        case StepPurpose::confirm: break;
    }
    return "confirm";
}

/// What a customer has turned on: a message, an app, or both.
struct SecondFactor {
    CustomerId customer;
    std::optional<StepWay> message_way;  // email or sms
    std::string app_secret;              // sealed; "": no app
    TimePoint turned_on_at;
};

/// A second step under way.
struct StepTicket {
    std::string id;  // digest of the token that whoever takes the step holds
    StepPurpose purpose{StepPurpose::sign_in};
    CustomerId customer;
    std::string family;  // the session it belongs to; "" at sign-in
    FirstStep first{FirstStep::password};
    std::string guest_cart_guid;
    std::optional<StepWay> wanted;  // what is turned on
    std::string app_secret;         // of the app that is set up, sealed
    int wrong_tries{0};
    TimePoint created_at;
    TimePoint expires_at;
    std::optional<TimePoint> used_at;
};

/// A code that was sent for a ticket; it cannot be found out from here.
struct StepCode {
    std::string ticket;
    CustomerId customer;
    bool at_sign_in{false};
    std::string code_hash;
    TimePoint created_at;
};

struct WayOffered {
    StepWay way{StepWay::email};
    std::string to;  // masked; "" where nothing is sent
};

/// What must follow before somebody is in.
struct SecondStep {
    std::string token;
    std::chrono::seconds lives{};
    std::vector<WayOffered> ways;
    std::optional<WayOffered> asked;  // whose code is awaited; nothing when none of the ways may go first
    bool sent{false};
    std::chrono::seconds again_after{};  // until another code may be sent
};

/// How far somebody gets who has shown who they are: in, or to the second step.
struct Entry {
    std::optional<SessionTokens> tokens;
    std::optional<SecondStep> second_step;
};

/// What is typed in at a second step.
struct StepEntry {
    std::string token;
    StepWay way{StepWay::email};
    std::string code;
    bool trusts_device{false};
};

/// The one gate to a customer's session. Every way in (password, code, sign-up, provider, passkey) goes through
/// AccountService::let_in, which asks it; nothing else can open a session.
struct EntryGate {
    virtual ~EntryGate() = default;
    /// The step that must follow, begun; nothing when the customer asked for none, showed both factors at once, or
    /// trusts the visitor's device.
    virtual std::optional<SecondStep> hold(const CustomerId& customer, FirstStep first, const Visitor& visitor,
                                           std::string_view guest_cart_guid) = 0;
};

/// Proof that the second step of a ticket has been passed.
class SecondStepPassed {
public:
    const CustomerId& customer() const { return customer_; }
    const std::string& guest_cart_guid() const { return guest_cart_guid_; }

private:
    friend class SecondStepService;  // alone
    SecondStepPassed(CustomerId customer, std::string guest_cart_guid)
        : customer_{std::move(customer)}, guest_cart_guid_{std::move(guest_cart_guid)} {}
    CustomerId customer_;
    std::string guest_cart_guid_;
};

struct SecondStepPolicy {
    std::string key;  // seals the secrets of apps and keys the digests of recovery codes; "": nothing is offered
    std::chrono::minutes ticket_lives{30};
    std::chrono::days device_trusted{30};
    std::chrono::minutes confirmed_for{10};  // so long a passed step lets change how one signs in
    int failures_an_hour{30};                // an account, over all callers
    int failures_an_hour_a_caller{10};
};

}  // namespace spaza

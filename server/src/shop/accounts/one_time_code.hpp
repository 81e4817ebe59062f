#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/accounts/second_step.hpp"
#include "shop/accounts/sessions.hpp"

namespace spaza {

/// What a code is good for. `prove`: the address or number a customer has is theirs; `change`: so is another,
/// which takes its place. `choice` is no code but the right to choose, after one, among accounts that share a
/// number.
enum class CodePurpose { login, signup, second_step, sign_in_change, prove, change, choice };
constexpr const char* word_of(CodePurpose purpose) {
    switch (purpose) {
        case CodePurpose::login: return "login";
        case CodePurpose::signup: return "signup";
        case CodePurpose::second_step: return "secondStep";
        case CodePurpose::sign_in_change: return "signInChange";
        case CodePurpose::prove: return "prove";
        case CodePurpose::change: return "change";
        case CodePurpose::choice: break;
    }
    return "choice";
}

/// A code as it is kept (targets R-12): neither it nor the token of its attempt can be found out from here.
struct OneTimeCode {
    std::string id;
    std::string attempt;  // digest of the token that whoever asked holds
    CodePurpose purpose{CodePurpose::login};
    std::string subject;                 // digest of the email address or cellphone number
    std::optional<CustomerId> customer;  // for whom alone it is
    std::string code_hash;
    int wrong_tries{0};
    TimePoint created_at;
    TimePoint expires_at;
    std::optional<TimePoint> used_at;
    // Nothing: it went to the subject. Else a digest of where it went instead, "" when it went nowhere (yet).
    std::optional<std::string> sent_to{};
};

/// To what is typed, or to what else its account has.
enum class CodeRoute { typed, other };

enum class CodeVerdict {
    right,
    wrong,
    replaced,  // an older one of this attempt: a newer one was sent
    expired,
    used,
    spent,    // tried too often
    unknown,  // of no attempt, or of another purpose, address or number
};

/// What is typed in, and what says which attempt it belongs to.
struct CodeEntry {
    std::string token;
    std::string login_id;
    std::string code;
    std::string guest_cart_guid;
};

/// What whoever asked for a code learns: nothing of whether there is such an account.
struct CodeSent {
    std::string token;
    std::chrono::seconds lives{};
    std::chrono::seconds again_after{};
    std::string to;  // masked; "" when it goes the other way, which would tell of the account
    bool by_email{true};
    bool has_other_way{false};  // the shop has means to send one there, too
};

/// One of the accounts that share a number, as its owner recognises it.
struct AccountOnNumber {
    Customer customer;
    std::optional<TimePoint> last_order;
};

/// A value even when the code was wrong: the try must be kept.
struct CodeOutcome {
    CodeVerdict verdict{CodeVerdict::unknown};
    int tries_left{0};
    std::optional<CustomerId> customer;  // who is in
    std::optional<SessionTokens> tokens;
    std::optional<SecondStep> second_step{};  // what must follow first, instead of tokens
    std::vector<AccountOnNumber> accounts;    // to choose among, when the number is on several
    std::string choice_token;
};

/// As it is written to somebody.
struct CodePolicy {
    std::string shop;   // as shoppers read it
    std::string host;   // of the pages a code may be filled in on
    bool by_sms{true};  // somebody carries them
    std::chrono::minutes lives{10};
    std::chrono::seconds again_after{60};
    int most_an_hour{5};       // to one address or number
    int most_places_a_day{5};  // other addresses and numbers that one customer has codes sent to
    int most_tries{5};
};

}  // namespace spaza

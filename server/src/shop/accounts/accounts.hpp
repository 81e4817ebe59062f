#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

inline constexpr const char* kGuestUid = "anonymous";

struct Customer {
    CustomerId id;
    std::string uid;  // the email address in lower case
    std::string mobile_number;
    std::string title_code;
    std::string first_name;
    std::string last_name;
    bool marketing{false};
    bool newsletter{false};
    TimePoint created_at;
    // when a code or a mail first showed that it is theirs
    std::optional<TimePoint> email_proven_at{};
    std::optional<TimePoint> mobile_proven_at{};
    std::optional<TimePoint> password_set_at{};  // nothing: no password, or one from before this was kept
    bool is_blocked{false};                      // may not buy (customer_admin)
};

/// Whether who makes an account has shown that its email address is theirs.
enum class AddressShown { no, yes };

/// What the sign-up form holds.
struct SignUp {
    std::string email;
    std::string mobile_number;
    std::string title_code;
    std::string first_name;
    std::string last_name;
    std::string password;
    std::string re_password;
    bool terms_accepted{false};
    bool marketing{false};
};

struct PersonalDetails {
    std::optional<std::string> title_code;
    std::optional<std::string> first_name;
    std::optional<std::string> last_name;
    std::optional<std::string> mobile_number;
    std::optional<bool> marketing;
    std::optional<bool> newsletter;
};

/// Who signs in, from where.
struct Visitor {
    std::string channel{"web"};
    std::string client;
    std::string peer;  // network address: an IPv6 /64, as its subscriber can choose any of it
    std::string browser{};
    std::string operating_system{};
    StoreCode zone{};        // whose stock the visit is shown
    std::string trust{};     // the cookie of a device that is not asked for the second step
    std::string device{};    // the cookie of a device whose tries are counted apart
    bool shown_human{true};  // or nobody is asked
    bool stays{true};        // signed in when the browser is opened again
};

struct Credentials {
    CustomerId customer;
    std::string password_hash;
};

/// Of a subject, in the window that began then.
struct FailedTries {
    int count{0};
    TimePoint since;
};

struct LoginIdCheck {
    bool is_email{true};
    bool existing{false};
    bool several{false};
};

/// So long after its last sign-in a device keeps its own count of tries.
inline constexpr std::chrono::days kDeviceCountedFor{180};

struct AccountPolicy {
    std::chrono::minutes access_life{15};
    std::chrono::days refresh_life{30};
    std::chrono::hours visit_life{12};  // of who does not want to stay signed in (ASVS 3.3.2)
    std::chrono::seconds refresh_grace{30};
    int failures_an_hour{100};          // an account, over all callers
    int failures_an_hour_a_caller{20};  // an account, from one network address
    int failures_an_hour_a_device{20};  // an account, on a device it was signed in from
    int failures_before_human{10};      // an account, over all callers: then a human is asked for
    int failures_before_human_here{5};  // an account, from one network address
    int failures_until_notice{20};      // an account: then its owner gets a mail
    int most_devices{20};               // of a customer
    std::vector<std::string> clients{"spaza",     "spaza_web",      "spaza_msite",
                                     "spaza_app", "mobile_android", "mobile_android_public",
                                     "web",       "msite",          "app"};
};

}  // namespace spaza

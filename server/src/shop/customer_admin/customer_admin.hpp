#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"

namespace spaza {

/// What of all customers the shop's people look at.
enum class CustomerView {
    all,
    blocked,
    leaving
};  // leaving: their account is to be deleted, or somebody wants it
std::string_view name_of(CustomerView view);
std::optional<CustomerView> customer_view_named(std::string_view name);

struct CustomerQuestion {
    std::optional<std::vector<CustomerId>> among{};  // none: everybody
    CustomerView view{CustomerView::all};
    int page{0};
    int page_size{20};
};

/// Counting ends here, and pages with it.
inline constexpr int kMostCustomersCounted = 10'000;

/// A customer as lists of the back office show one.
struct ListedCustomer {
    CustomerId id;
    bool is_leaving{};
    int orders{};
    std::optional<TimePoint> last_order_at{};
    Money bought{};  // orders that were paid
};

struct FoundCustomers {
    std::vector<ListedCustomer> customers{};
    int total{};    // kMostCustomersCounted at most
    bool is_cut{};  // there are more
};

/// How many there are, and how many of them are not over.
struct CountedCases {
    int all{};
    int open{};
};

/// What a customer did in the shop, in numbers.
struct CustomerFigures {
    int orders{};
    int units{};
    std::optional<TimePoint> last_order_at{};
    Money bought{};
    Money refunded{};
    CountedCases returns{};
    CountedCases tickets{};
    CountedCases claims{};
};

/// Why somebody may not buy.
struct CustomerBlock {
    TimePoint at{};
    std::string by;
    std::string why;
};

/// What staff note on a customer, for each other alone.
struct CustomerNote {
    int number{};
    TimePoint at{};
    std::string by;
    std::string text;
};

/// A line of the consent ledger.
struct ConsentLine {
    std::string purpose;
    bool granted{};
    std::string wording;
    std::string channel;
    std::string source;
    TimePoint at{};
};

/// Somebody wants the account deleted; a second person has to agree.
struct DeletionProposal {
    TimePoint at{};
    std::string by;
    std::string why;
};

/// Who looked at a customer, or did something about them.
struct CustomerAct {
    TimePoint at{};
    std::string by;
    std::string act;
};

}  // namespace spaza

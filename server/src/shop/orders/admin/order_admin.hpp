#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/orders/orders.hpp"

namespace spaza {

/// What of all orders the shop's people look at.
enum class OrderView {
    open,  // some part is on its way to the shopper
    to_pack,
    packed,
    on_the_road,
    ready_to_collect,
    ready_too_long,
    handed_over,
    unpaid,
    in_doubt,
    pre_orders,
    cancelled,
    all
};
std::string_view name_of(OrderView view);  // open, toPack, …
std::optional<OrderView> order_view_named(std::string_view name);
/// Those that are counted: what is over grows for ever.
std::vector<OrderView> counted_order_views();

/// A part to collect that waits so long waits too long.
inline constexpr std::chrono::days kReadyTooLong{7};

/// What somebody typed, by all it may be; "" for what it cannot be.
struct OrderSearch {
    std::string code{};      // of an order, or of its part without the letter
    std::string email{};     // in small letters
    std::string phone{};     // as customers' numbers are kept: 0825550147
    std::string tracking{};  // as typed
    std::string product{};
    struct Name {
        std::string first;  // "" for any
        std::string last;
    };
    std::vector<Name> names{};  // beginnings of names
    bool is_empty() const {
        return code.empty() && email.empty() && phone.empty() && tracking.empty() && product.empty() &&
               names.empty();
    }
};

enum class OrderSort { newest, oldest, value };

struct OrderQuestion {
    std::optional<OrderSearch> search{};  // none: everything
    OrderView view{OrderView::all};
    StoreCode store{};                  // empty: any
    std::optional<bool> to_the_door{};  // false: to collect
    std::optional<TimePoint> from{};
    std::optional<TimePoint> before{};
    OrderSort sort{OrderSort::newest};
    int page{0};
    int page_size{20};
    TimePoint now{};
};

/// So many customers of one reading of a search are looked at.
inline constexpr std::size_t kMostOfOneName = 500;
/// Counting ends here, and pages with it.
inline constexpr int kMostOrdersCounted = 10'000;

/// An order as lists of the back office show it.
struct ListedOrder {
    OrderSummary order;
    std::string customer_name{};
    int units{};
    int notes{};
    bool in_doubt{};
    std::vector<OrderConsignment> parts{};
};

struct FoundOrders {
    std::vector<ListedOrder> orders{};
    int total{};    // kMostOrdersCounted at most
    bool is_cut{};  // there are more
};

/// What staff note on an order, for each other alone.
struct OrderNote {
    int number{};
    TimePoint at{};
    std::string by;
    std::string text;
};

/// A payment another amount was paid for than was asked, or that was taken back after it had been made.
struct PaymentDoubt {
    std::string id;
    std::string merchant_ref;
    bool is_taken_back{};
    TimePoint at{};
    std::optional<TimePoint> settled_at{};
    std::string settled_by{};
    std::string reason{};
};

/// Sums of orders that were placed in a time and paid.
struct OrderSums {
    int orders{};
    Money turnover{};
};

/// How many wait, and since when the longest.
struct WaitingOrders {
    int count{};
    std::optional<TimePoint> oldest{};
};

}  // namespace spaza

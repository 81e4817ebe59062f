#include "app/backoffice/saved_view_lists.hpp"

#include <algorithm>
#include <array>

#include "base/clock.hpp"
#include "base/text.hpp"
#include "platform/http/http.hpp"
#include "shop/assortment/assortment_board.hpp"
#include "shop/customer_admin/customer_admin.hpp"
#include "shop/orders/admin/order_admin.hpp"
#include "shop/staff/staff.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza::app::backoffice {
namespace view_lists {
namespace {

constexpr std::size_t kLongestValue = 100;

bool is_text(std::string_view value) { return letters_in(value) <= kLongestValue && is_named(value); }
bool is_day(std::string_view value) { return johannesburg_midnight(value).has_value(); }

template <std::size_t Count>
bool is_among(std::string_view value, const std::array<std::string_view, Count>& known) {
    return std::ranges::find(known, value) != known.end();
}

constexpr std::array kOrders{
    ViewParameter{"view", [](std::string_view value) { return order_view_named(value).has_value(); }},
    ViewParameter{"query", is_text},
    ViewParameter{"delivery",
                  [](std::string_view value) {
                      return is_among(value, std::array<std::string_view, 3>{"any", "door", "pickup"});
                  }},
    ViewParameter{"placed",
                  [](std::string_view value) {
                      return is_among(value, std::array<std::string_view, 4>{"any", "today", "week", "month"});
                  }},
    ViewParameter{"sort",
                  [](std::string_view value) {
                      return is_among(value, std::array<std::string_view, 3>{"newest", "oldest", "value"});
                  }},
    ViewParameter{"store", is_text},
    ViewParameter{"from", is_day},
    ViewParameter{"to", is_day},
};

constexpr std::array kProducts{
    ViewParameter{"view", [](std::string_view value) { return product_state_named(value).has_value(); }},
    ViewParameter{"query", is_text},
    ViewParameter{"brand", is_text},
    ViewParameter{"department", is_text},
    ViewParameter{"sort", [](std::string_view value) { return product_sort_named(value).has_value(); }},
};

constexpr std::array kCustomers{
    ViewParameter{"view", [](std::string_view value) { return customer_view_named(value).has_value(); }},
    ViewParameter{"query", is_text},
};

constexpr std::array kLists{
    ViewList{"orders", staff_right::kOrders, staff_right::kFulfil, kOrders},
    ViewList{"products", staff_right::kSeeCatalogue, staff_right::kCatalogue, kProducts},
    ViewList{"customers", staff_right::kSeeCustomers, staff_right::kCustomers, kCustomers},
};

}  // namespace
}  // namespace view_lists

const ViewList* view_list_named(std::string_view name) {
    const auto found = std::ranges::find(view_lists::kLists, name, &ViewList::name);
    return found == view_lists::kLists.end() ? nullptr : &*found;
}

Result<std::string> view_query(const ViewList& list, std::string_view query) {
    constexpr std::size_t kLongestQuery = 1000;
    if (query.size() > kLongestQuery) return http::bad_parameter("validation.tooLong", "query");
    if (!http::strict_percent_decode(query, true)) return http::bad_parameter("views.query", "query");
    const auto asked = http::parse_form(query);
    std::string kept;
    std::size_t known = 0;
    for (const ViewParameter& each : list.parameters) {
        const auto is_named_so = [&](const auto& field) { return field.first == each.name; };
        const auto value = std::ranges::find_if(asked, is_named_so);
        if (value == asked.end()) continue;
        known += static_cast<std::size_t>(std::ranges::count_if(asked, is_named_so));
        const bool is_twice = std::ranges::count_if(asked, is_named_so) > 1;
        if (is_twice || value->second.empty() || !each.knows(value->second))
            return http::bad_parameter("views.query", "query");
        kept.append(kept.empty() ? "" : "&")
            .append(each.name)
            .append("=")
            .append(http::percent_encode(value->second));
    }
    if (kept.empty() || known != asked.size()) return http::bad_parameter("views.query", "query");
    return kept;
}

}  // namespace spaza::app::backoffice

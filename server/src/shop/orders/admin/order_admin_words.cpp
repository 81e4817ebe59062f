#include <algorithm>
#include <array>

#include "shop/orders/admin/order_admin.hpp"

namespace spaza {
namespace {

using enum OrderView;

struct ViewName {
    OrderView view;
    std::string_view name;
    bool counted;
};

constexpr std::array<ViewName, 12> kViews{{{open, "open", true},
                                           {to_pack, "toPack", true},
                                           {packed, "packed", true},
                                           {on_the_road, "onTheRoad", true},
                                           {ready_to_collect, "readyToCollect", true},
                                           {ready_too_long, "readyTooLong", true},
                                           {handed_over, "handedOver", false},
                                           {unpaid, "unpaid", true},
                                           {in_doubt, "inDoubt", true},
                                           {pre_orders, "preOrders", true},
                                           {cancelled, "cancelled", false},
                                           {all, "all", false}}};

}  // namespace

std::string_view name_of(OrderView view) { return std::ranges::find(kViews, view, &ViewName::view)->name; }

std::optional<OrderView> order_view_named(std::string_view name) {
    const auto found = std::ranges::find(kViews, name, &ViewName::name);
    return found == kViews.end() ? std::nullopt : std::optional{found->view};
}

std::vector<OrderView> counted_order_views() {
    std::vector<OrderView> views;
    for (const ViewName& each : kViews)
        if (each.counted) views.push_back(each.view);
    return views;
}

}  // namespace spaza

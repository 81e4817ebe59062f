#include <algorithm>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/order_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/orders/admin/order_search_rules.hpp"

namespace spaza::app::backoffice {
namespace order_lists {
namespace {

struct OrderListShown {
    std::vector<StaffOrderRow> orders;
    PageShown pagination;
    bool isCountCut{};
};
BOOST_DESCRIBE_STRUCT(OrderListShown, (), (orders, pagination, isCountCut))

struct ViewCountShown {
    std::string view;
    int count{};
};
BOOST_DESCRIBE_STRUCT(ViewCountShown, (), (view, count))

struct ViewsShown {
    std::vector<ViewCountShown> views;
};
BOOST_DESCRIBE_STRUCT(ViewsShown, (), (views))

constexpr std::size_t kLongestQuery = 100;

std::optional<OrderSort> sort_named(std::string_view name) {
    if (name == "newest") return OrderSort::newest;
    if (name == "oldest") return OrderSort::oldest;
    if (name == "value") return OrderSort::value;
    return std::nullopt;
}

Result<std::optional<TimePoint>> day_in(const http::Request& request, const char* name) {
    const std::string day = request.query_value(name).value_or("");
    if (day.empty()) return std::optional<TimePoint>{};
    const auto midnight = johannesburg_midnight(day);
    if (!midnight) return http::bad_parameter("validation.invalid", name);
    return midnight;
}

Result<StoreCode> store_in(const http::Request& request) {
    std::string store = request.query_value("store").value_or("");
    if (store.size() > 64) return http::bad_parameter("validation.invalid", "store");
    return StoreCode{std::move(store)};
}

/// How it is paged and sorted.
Done add_page(OrderQuestion& question, const http::Request& request) {
    const auto sort = sort_named(request.query_value("sort").value_or("newest"));
    if (!sort) return http::bad_parameter("validation.invalid", "sort");
    question.sort = *sort;
    const auto page = page_in(request);
    if (!page) return std::unexpected(page.error());
    question.page = page->page;
    question.page_size = page->size;
    return Done{};
}

Result<OrderQuestion> question_in(const http::Request& request, TimePoint now) {
    OrderQuestion question;
    question.now = now;
    const std::string text = request.query_value("query").value_or("");
    if (text.size() > kLongestQuery) return http::bad_parameter("validation.invalid", "query");
    if (text.find_first_not_of(" \t\r\n") != text.npos) question.search = order_search_of(text);
    const auto& rights = request.caller.rights;
    if (question.search && std::ranges::find(rights, staff_right::kContact) == rights.end())
        question.search->email.clear();  // whose it is, is not for who may not see it
    const auto view = order_view_named(request.query_value("view").value_or("all"));
    if (!view) return http::bad_parameter("validation.invalid", "view");
    question.view = *view;
    const auto store = store_in(request);
    if (!store) return std::unexpected(store.error());
    question.store = *store;
    const std::string delivery = request.query_value("delivery").value_or("any");
    if (delivery != "any" && delivery != "door" && delivery != "pickup")
        return http::bad_parameter("validation.invalid", "delivery");
    if (delivery != "any") question.to_the_door = delivery == "door";
    const auto from = day_in(request, "from");
    if (!from) return std::unexpected(from.error());
    const auto to = day_in(request, "to");
    if (!to) return std::unexpected(to.error());
    question.from = *from;
    if (*to) question.before = **to + std::chrono::days{1};
    if (const auto paged = add_page(question, request); !paged) return std::unexpected(paged.error());
    return question;
}

http::Response list(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto question = order_lists::question_in(request, clock.now());
    if (!question) return http::problem(question.error());
    const FoundOrders found = staff.order_admin_store.find(*question);
    OrderListShown out;
    for (const ListedOrder& each : found.orders) out.orders.push_back(row_shown(each));
    const int size = question->page_size;
    out.pagination = {.currentPage = question->page,
                      .pageSize = size,
                      .totalPages = (found.total + size - 1) / size,
                      .totalResults = found.total};
    out.isCountCut = found.is_cut;
    return listed(json::write(out), found.total);
}

http::Response views(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto store = store_in(request);
    if (!store) return http::problem(store.error());
    ViewsShown out;
    for (const OrderView view : counted_order_views())
        out.views.push_back(
            {std::string{name_of(view)}, staff.order_admin_store.count(view, *store, clock.now())});
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace order_lists

void add_order_list_calls(Application& application) {
    const Clock& clock = application.clock;
    add_look(
        application, "/orders",
        [&clock](StaffSession& staff, const http::Request& request) {
            return order_lists::list(staff, request, clock);
        },
        staff_right::kOrders);
    add_look(
        application, "/orders/views",
        [&clock](StaffSession& staff, const http::Request& request) {
            return order_lists::views(staff, request, clock);
        },
        staff_right::kOrders);
}

}  // namespace spaza::app::backoffice

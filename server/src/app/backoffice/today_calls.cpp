#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/order_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "app/integration/signing_keys.hpp"

namespace spaza::app::backoffice {
namespace today {
namespace {

struct HourShown {
    int hour{};
    int orders{};
    int ordersLastWeek{};
    wire::Amount turnover;
    wire::Amount turnoverLastWeek;
};
BOOST_DESCRIBE_STRUCT(HourShown, (), (hour, orders, ordersLastWeek, turnover, turnoverLastWeek))

struct DepartmentShown {
    std::string code;
    std::string name;
    wire::Amount turnover;
    wire::Amount turnoverLastWeek;
};
BOOST_DESCRIBE_STRUCT(DepartmentShown, (), (code, name, turnover, turnoverLastWeek))

struct SumsShown {
    int orders{};
    int ordersLastWeek{};
    wire::Amount turnover;
    wire::Amount turnoverLastWeek;
    std::vector<HourShown> hours;
    std::optional<wire::Amount> back;
    std::optional<std::vector<DepartmentShown>> departments;
};
BOOST_DESCRIBE_STRUCT(SumsShown, (),
                      (orders, ordersLastWeek, turnover, turnoverLastWeek, hours, back, departments))

struct WaitingShown {
    std::string what;
    int count{};
    std::optional<std::string> oldestAt;
    std::optional<wire::Amount> amount;
    std::string screen;
    std::string query;
};
BOOST_DESCRIBE_STRUCT(WaitingShown, (), (what, count, oldestAt, amount, screen, query))

struct TodayShown {
    std::string day;
    std::string at;
    std::optional<SumsShown> sums;
    std::vector<WaitingShown> waiting;
};
BOOST_DESCRIBE_STRUCT(TodayShown, (), (day, at, sums, waiting))

constexpr int kHours = 24;
constexpr int kMostCounted = 1000;

std::string written_day(TimePoint at) {
    const std::chrono::year_month_day day{johannesburg_day(at)};
    const auto two = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(static_cast<int>(day.year())) + '-' + two(static_cast<unsigned>(day.month())) + '-' +
           two(static_cast<unsigned>(day.day()));
}

std::optional<std::string> time_of(const std::optional<TimePoint>& at) {
    return at ? std::optional{iso_time(*at)} : std::nullopt;
}

/// Two days along the index of times, no more.
SumsShown sums_of(StaffSession& staff, TimePoint midnight, TimePoint now) {
    constexpr std::chrono::days kWeek{7};
    constexpr std::chrono::days kDay{1};
    // What is being placed this millisecond is of today as well.
    const OrderSums here = staff.order_admin_store.sums(midnight, midnight + kDay);
    const OrderSums there = staff.order_admin_store.sums(midnight - kWeek, now - kWeek);
    SumsShown out{.orders = here.orders,
                  .ordersLastWeek = there.orders,
                  .turnover = wire::amount(here.turnover),
                  .turnoverLastWeek = wire::amount(there.turnover),
                  .hours = {},
                  .back = {},
                  .departments = {}};
    std::vector<OrderSums> hours(kHours);
    std::vector<OrderSums> hours_before(kHours);
    const auto fill = [](std::vector<OrderSums>& into, const std::vector<std::pair<int, OrderSums>>& sums) {
        for (const auto& [hour, sum] : sums)
            if (hour >= 0 && hour < kHours) into[static_cast<std::size_t>(hour)] = sum;
    };
    fill(hours, staff.order_admin_store.sums_by_hour(midnight, midnight + kDay));
    fill(hours_before, staff.order_admin_store.sums_by_hour(midnight - kWeek, midnight - kWeek + kDay));
    for (int hour = 0; hour < kHours; ++hour) {
        const auto at = static_cast<std::size_t>(hour);
        out.hours.push_back({.hour = hour,
                             .orders = hours[at].orders,
                             .ordersLastWeek = hours_before[at].orders,
                             .turnover = wire::amount(hours[at].turnover),
                             .turnoverLastWeek = wire::amount(hours_before[at].turnover)});
    }
    return out;
}

/// From the sums of reports, some seconds behind.
void add_departments(SumsShown& sums, StaffSession& staff, const std::string& day) {
    constexpr std::size_t kMost = 7;
    const ReportPeriod period{day, day};
    const Report report = staff.reports.read(
        {.report = report_named("departments"), .period = period, .before = *compared(period, "week"), .key = {}});
    sums.back = wire::amount(report.total.back);
    sums.departments.emplace();
    for (const ReportRow& each : report.rows)
        if (sums.departments->size() < kMost && each.figures.gross > Money{})
            sums.departments->push_back({.code = each.key,
                                         .name = each.name,
                                         .turnover = wire::amount(each.figures.gross),
                                         .turnoverLastWeek = wire::amount(each.before->gross)});
}

void add_orders(std::vector<WaitingShown>& waiting, StaffSession& staff, TimePoint now) {
    for (const OrderView view : {OrderView::to_pack, OrderView::ready_too_long, OrderView::in_doubt}) {
        const WaitingOrders found = staff.order_admin_store.waiting(view, now);
        const std::string name{name_of(view)};
        waiting.push_back(
            {name, found.count, time_of(found.oldest), {}, "orders", "view=" + name + "&sort=oldest"});
    }
    const auto refunds = staff.orders.open_refunds(true, kMostCounted);
    WaitingShown shown{"refunds", static_cast<int>(refunds.size()), {}, {}, "refunds", "status=failed"};
    Money amount;
    for (const Refund& each : refunds) amount += each.amount;
    if (!refunds.empty()) {
        shown.oldestAt = iso_time(refunds.front().created_at);
        shown.amount = wire::amount(amount);
    }
    waiting.push_back(std::move(shown));
}

void add_service_desk(std::vector<WaitingShown>& waiting, StaffSession& staff) {
    for (const auto& [queue, name] : {std::pair{StaffQueue::returns, "returns"},
                                      {StaffQueue::claims, "claims"},
                                      {StaffQueue::tickets, "tickets"}}) {
        const QueueWaiting found = staff.work.waiting(queue);
        waiting.push_back({name, found.count, time_of(found.oldest), {}, name, "status=waiting&sort=age"});
    }
}

/// What waits for a second person.
void add_proposals(std::vector<WaitingShown>& waiting, StaffSession& staff, ProposalTopic topic, const char* what,
                   const char* screen) {
    const auto [count, oldest] = staff.assortment.proposals.count(topic);
    waiting.push_back({what, count, time_of(oldest), {}, screen, "view=proposals"});
}

http::Response show(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const TimePoint now = clock.now();
    const TimePoint midnight = TimePoint{johannesburg_day(now)} - kJohannesburgOffset;
    TodayShown out{.day = written_day(now), .at = iso_time(now), .sums = {}, .waiting = {}};
    const bool sees_orders = may(request.caller, staff_right::kOrders);
    const bool sees_reports = may(request.caller, staff_right::kReports);
    if (sees_reports || (sees_orders && may(request.caller, staff_right::kContact)))
        out.sums = sums_of(staff, midnight, now);
    if (sees_reports) add_departments(*out.sums, staff, out.day);
    if (sees_orders) add_orders(out.waiting, staff, now);
    if (may(request.caller, staff_right::kDesk)) add_service_desk(out.waiting, staff);
    if (may(request.caller, staff_right::kSeeReviews)) {
        const auto [count, oldest] = staff.review_admin_store.waiting(kMostCounted);
        out.waiting.push_back({"reviews", count, time_of(oldest), {}, "reviews", "state=waiting"});
    }
    if (may(request.caller, staff_right::kSeePrices))
        add_proposals(out.waiting, staff, ProposalTopic::prices, "priceProposals", "prices");
    if (may(request.caller, staff_right::kSeeStock))
        add_proposals(out.waiting, staff, ProposalTopic::stock, "stockProposals", "stock");
    if (may(request.caller, staff_right::kSeePromotions))
        add_proposals(out.waiting, staff, ProposalTopic::promotions, "promotionProposals", "promotions");
    if (may(request.caller, staff_right::kForget)) {
        const auto [count, oldest] = staff.customer_admin_store.waiting_proposals();
        out.waiting.push_back({"deletions", count, time_of(oldest), {}, "customers", "view=leaving"});
    }
    if (may(request.caller, staff_right::kSeeSettings)) {
        const auto [count, since] = staff.webhooks.stopped();
        out.waiting.push_back({"webhooks", count, time_of(since), {}, "webhooks", ""});
        integration::SigningKeys keys{staff.scope.session, staff.acts, clock, {}};
        out.waiting.push_back({"keys", keys.ending(), {}, {}, "keys", ""});
    }
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace today

void add_today_calls(Application& application) {
    const Clock& clock = application.clock;
    add_look(
        application, "/today",
        [&clock](StaffSession& staff, const http::Request& request) { return today::show(staff, request, clock); },
        {});
}

}  // namespace spaza::app::backoffice

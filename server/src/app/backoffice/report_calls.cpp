#include <charconv>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/report_shown.hpp"
#include "app/backoffice/settlement_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/search_use/search_use_service.hpp"
#include "shop/search_use/search_use_store_sql.hpp"

namespace spaza::app::backoffice {
namespace reports {
namespace {

constexpr int kMostDays = 400;
constexpr std::size_t kLongestKey = 100;
constexpr std::size_t kLongestFileName = 120;
constexpr std::size_t kLargestSettlement = std::size_t{8} << 20;

struct SearchFiguresShown {
    std::int64_t searches{};
    std::int64_t empty{};
    std::int64_t chosen{};
    std::int64_t added{};
};
BOOST_DESCRIBE_STRUCT(SearchFiguresShown, (), (searches, empty, chosen, added))

struct SearchRowShown {
    std::string query;
    SearchFiguresShown figures;
};
BOOST_DESCRIBE_STRUCT(SearchRowShown, (), (query, figures))

struct SearchReportShown {
    std::int64_t days{};
    SearchFiguresShown all;
    std::vector<SearchRowShown> top;
    std::vector<SearchRowShown> empty;
    std::vector<SearchRowShown> seldomChosen;
};
BOOST_DESCRIBE_STRUCT(SearchReportShown, (), (days, all, top, empty, seldomChosen))

Result<std::string> day_in(const http::Request& request, const char* name) {
    const std::string day = request.query_value(name).value_or("");
    if (!johannesburg_midnight(day)) return http::bad_parameter("validation.invalid", name);
    return day;
}

Result<ReportQuestion> question_in(const http::Request& request) {
    ReportQuestion question;
    question.report = report_named(request.param("report"));
    if (question.report == nullptr)
        return fail(Reason::not_found, "report.unknown", request.param("report"), "NotFoundError", "report");
    const auto from = day_in(request, "from");
    if (!from) return std::unexpected(from.error());
    const auto to = day_in(request, "to");
    if (!to) return std::unexpected(to.error());
    question.period = {*from, *to};
    if (*to < *from || days_in(question.period) > kMostDays) return http::bad_parameter("report.tooLong", "to");
    auto before = compared(question.period, request.query_value("compare").value_or("none"));
    if (!before) return http::bad_parameter("validation.invalid", "compare");
    question.before = std::move(*before);
    question.key = request.query_value("key");
    if (question.key && question.key->size() > kLongestKey)
        return http::bad_parameter("validation.tooLong", "key");
    return question;
}

http::Response show(StaffSession& staff, const http::Request& request) {
    const auto question = reports::question_in(request);
    if (!question) return http::problem(question.error());
    StaffReport shown = report_shown(*question, staff.reports.read(*question));
    if (question->report->kind != ReportKind::visit) shown.daysWaiting = staff.reports.due();
    if (const auto counted = staff.reports.counted_to(question->report->kind))
        shown.countedTo = iso_time(*counted);
    return http::ok(json::write(shown));
}

/// GET …/file: a write, for it stands in the audit.
http::Response download(const Application& application, const http::Request& request) {
    const std::string format = request.query_value("format").value_or("csv");
    if (format != "csv" && format != "xlsx")
        return http::problem(http::bad_parameter("validation.invalid", "format").error());
    const auto question = reports::question_in(request);
    if (!question) return http::problem(question.error());
    const std::string name =
        std::string{question->report->name} + '-' + question->period.from + "-to-" + question->period.to;
    const auto table = sessions_of(application, request).write([&](StaffSession& staff) -> Result<ReportTable> {
        ReportTable found = report_table(*question, staff.reports.read(*question));
        staff.acts.note(request.caller.uid, "report.downloaded", name, {}, format);
        return found;
    });
    if (!table) return http::problem(table.error());
    http::Response response;
    response.content_type = format == "csv" ? "text/csv; charset=utf-8"
                                            : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    response.body = format == "csv" ? report_csv(*table) : report_xlsx(*table);
    return std::move(response)
        .with("Content-Disposition", "attachment; filename=\"" + name + '.' + format + '"')
        .with("Cache-Control", "private, no-store");
}

SearchFiguresShown figures_of(const SearchSums& sums) {
    return {sums.searches, sums.empty, sums.chosen, sums.added};
}

std::vector<SearchRowShown> rows_of(const std::vector<SearchFigures>& figures) {
    std::vector<SearchRowShown> rows;
    for (const SearchFigures& each : figures) rows.push_back({each.query, figures_of(each.sums)});
    return rows;
}

http::Response searches(storage::Session& session, const http::Request& request, const Clock& clock) {
    constexpr int kUsual = 28;
    constexpr int kMost = 92;
    constexpr int kRows = 20;
    const auto days = http::whole_number(request, "days", kUsual, 1, kMost);
    if (!days) return http::problem(days.error());
    SqlSearchUseStore store{session};
    const SearchReport found = SearchUseService{store, clock}.report(std::chrono::days{*days}, kRows);
    return http::ok(json::write(SearchReportShown{.days = found.days,
                                                  .all = figures_of(found.all),
                                                  .top = rows_of(found.top),
                                                  .empty = rows_of(found.empty),
                                                  .seldomChosen = rows_of(found.seldom_chosen)}));
}

http::Response list_settlements(StaffSession& staff, const http::Request&) {
    StaffSettlementList out;
    for (const SettlementHead& each : staff.settlements.list()) out.settlements.push_back(head_shown(each));
    return http::ok(json::write(out));
}

http::Response show_settlement(StaffSession& staff, const http::Request& request) {
    const std::string text = request.param("settlementNumber");
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) number = 0;
    const auto match = staff.settlements.show(number);
    return match ? http::ok(json::write(settlement_shown(*match))) : http::problem(match.error());
}

Result<std::string> add_settlement(StaffSession& staff, const http::Request& request) {
    const auto name = said_in(request.query_value("name"), "name", kLongestFileName);
    if (!name) return std::unexpected(name.error());
    const auto match =
        staff.settlements.add(request.query_value("gateway").value_or(""), *name, request.content());
    if (!match) return std::unexpected(match.error());
    return json::write(settlement_shown(*match));
}

}  // namespace
}  // namespace reports

void add_report_calls(Application& application) {
    using namespace reports;
    using namespace staff_right;
    add_look(application, "/reports/{report}", reports::show, kReports);
    http::RouteOptions downloading;
    downloading.right = kReports;
    application.router.staff(
        "GET", "/reports/{report}/file",
        [&application](const http::Request& request) { return reports::download(application, request); },
        downloading);
    const Clock& clock = application.clock;
    http::RouteOptions searching;
    searching.right = kReports;
    application.router.staff(
        "GET", "/search-report",
        [&application, &clock](const http::Request& request) {
            return application.database.reading(
                [&](storage::Session& session) { return reports::searches(session, request, clock); });
        },
        searching);
    add_look(application, "/settlements", list_settlements, kReports);
    add_look(application, "/settlements/{settlementNumber}", show_settlement, kReports);
    add_act(application, "/settlements", {.right = kPay, .max_body = kLargestSettlement}, add_settlement);
}

}  // namespace spaza::app::backoffice

#include "app/backoffice/search_shown.hpp"
#include "shop/reports/report_table.hpp"
#include "shop/search/tokens.hpp"
#include "shop/search_use/search_periods_snapshot.hpp"
#include "shop/search_use/search_use_rules.hpp"

namespace spaza::app::backoffice {
namespace search_queries {
namespace {

constexpr std::size_t kLongestWords = 100;

struct QueryShown {
    std::string query;
    std::string state;
    QueryFiguresShown figures;
    std::optional<std::string> likelyMeant;
    int rules{};
};
BOOST_DESCRIBE_STRUCT(QueryShown, (), (query, state, figures, likelyMeant, rules))

struct CountsShown {
    int all{};
    int empty{};
    int weak{};
};
BOOST_DESCRIBE_STRUCT(CountsShown, (), (all, empty, weak))

struct QueriesShown {
    std::int64_t days{};
    std::int64_t daysBefore{};
    QueryFiguresShown all;
    QueryFiguresShown before;
    std::vector<QueryShown> queries;
    CountsShown counts;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(QueriesShown, (), (days, daysBefore, all, before, queries, counts, pagination))

struct Question {
    int days{};
    SearchView view{};
    SearchOrder order{};
    std::string words;
};

Result<Question> question_of(const http::Request& request) {
    Question question;
    const std::string days = request.query_value("days").value_or("28");
    question.days = days == "7" ? 7 : days == "28" ? 28 : days == "90" ? 90 : 0;
    if (question.days == 0) return http::bad_parameter("validation.invalid", "days");
    const auto view = search_view_named(request.query_value("view").value_or("all"));
    if (!view) return http::bad_parameter("validation.invalid", "view");
    question.view = *view;
    const auto order = search_order_named(request.query_value("sort").value_or("searches"));
    if (!order) return http::bad_parameter("validation.invalid", "sort");
    question.order = *order;
    const auto words = text_in(request, "words", kLongestWords);
    if (!words) return std::unexpected(words.error());
    question.words = search::folded(*words);
    return question;
}

std::vector<const SearchFigures*> found_by(const Question& question, const SearchPeriod& period) {
    return searches_of(period, question.view, question.words, question.order);
}

/// How many pins and boosts that are not over each search has of its own.
std::map<std::string, int> rules_by_search(const Application& application, const http::Request& request) {
    const TimePoint now = application.clock.now();
    return sessions_of(application, request).read([&](StaffSession& staff) {
        std::map<std::string, int> rules;
        for (const SearchRule& each : staff.searches.service.all())
            if (!each.query.empty() && spaza::state_of(each, now) != SearchRuleState::ended) ++rules[each.query];
        return rules;
    });
}

http::Response list(const Application& application, const http::Request& request, SearchPeriodsSnapshot& periods) {
    const auto question = question_of(request);
    if (!question) return http::problem(question.error());
    const auto page = page_in(request);
    if (!page) return http::problem(page.error());
    const auto period = search_period(periods, application, question->days);
    const auto found = found_by(*question, *period);
    const PartOfPage part = part_of_page(*page, found.size());
    QueriesShown out{.days = period->days,
                     .daysBefore = period->days_before,
                     .all = query_figures_shown(period->all),
                     .before = query_figures_shown(period->before),
                     .queries = {},
                     .counts = {},
                     .pagination = part.shown};
    for (const SearchFigures& each : period->searches) {
        ++out.counts.all;
        if (is_in_view(each.sums, SearchView::empty)) ++out.counts.empty;
        if (is_in_view(each.sums, SearchView::weak)) ++out.counts.weak;
    }
    const auto rules = rules_by_search(application, request);
    for (std::size_t n = part.from; n < part.to; ++n) {
        const SearchFigures& each = *found[n];
        const auto next = period->next.find(each.query);
        const auto ruled = rules.find(each.query);
        out.queries.push_back(
            {.query = each.query,
             .state = is_empty_search(each.sums)  ? "empty"
                      : is_weak_search(each.sums) ? "weak"
                                                  : "usual",
             .figures = query_figures_shown(each.sums),
             .likelyMeant = next == period->next.end() ? std::nullopt : std::optional{next->second},
             .rules = ruled == rules.end() ? 0 : ruled->second});
    }
    return listed(json::write(out), static_cast<int>(found.size()));
}

ReportTable table_of(const std::vector<const SearchFigures*>& found, const SearchPeriod& period) {
    ReportTable table{
        .title = "Searches",
        .headings = {"Search", "Searches", "Found nothing", "Chosen from", "Into the cart", "Searched for next"},
        .rows = {}};
    for (const SearchFigures* each : found) {
        const auto next = period.next.find(each->query);
        table.rows.push_back({each->query, each->sums.searches, each->sums.empty, each->sums.chosen,
                              each->sums.added, next == period.next.end() ? std::string{} : next->second});
    }
    return table;
}

/// A write, for it stands in the audit.
http::Response download(const Application& application, const http::Request& request,
                        SearchPeriodsSnapshot& periods) {
    const auto question = question_of(request);
    if (!question) return http::problem(question.error());
    const std::string name = "searches-" + std::to_string(question->days) + "-days";
    const auto period = search_period(periods, application, question->days);
    const ReportTable table = table_of(found_by(*question, *period), *period);
    const auto noted = sessions_of(application, request).write([&](StaffSession& staff) -> Done {
        staff.acts.note(request.caller.uid, "search.downloaded", name, {}, std::to_string(table.rows.size()));
        return Done{};
    });
    if (!noted) return http::problem(noted.error());
    http::Response response;
    response.content_type = "text/csv; charset=utf-8";
    response.body = report_csv(table);
    return std::move(response)
        .with("Content-Disposition", "attachment; filename=\"" + name + ".csv\"")
        .with("Cache-Control", "private, no-store");
}

}  // namespace
}  // namespace search_queries

void add_search_queries(Application& application, SearchPeriodsSnapshot& periods) {
    using namespace staff_right;
    http::RouteOptions looking;
    looking.right = kSeeSearch;
    application.router.staff(
        "GET", "/search/queries",
        [&application, &periods](const http::Request& request) {
            return search_queries::list(application, request, periods);
        },
        looking);
    application.router.staff(
        "GET", "/search/queries/file",
        [&application, &periods](const http::Request& request) {
            return search_queries::download(application, request, periods);
        },
        looking);
}

}  // namespace spaza::app::backoffice

#include <algorithm>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/promotion_shown.hpp"
#include "base/holidays.hpp"
#include "shop/promotion_admin/promotion_figures_snapshot.hpp"

namespace spaza::app::backoffice {
namespace promotion_lists {
namespace {

struct RowShown {
    std::string code;
    std::string state;
    bool hasDraft{};
    bool isWaiting{};
    PromotionTermsForm terms;
    std::vector<PromotionNamedShown> named;
    PromotionUseShown use;
};
BOOST_DESCRIBE_STRUCT(RowShown, (), (code, state, hasDraft, isWaiting, terms, named, use))

struct CountShown {
    std::string state;
    int count{};
};
BOOST_DESCRIBE_STRUCT(CountShown, (), (state, count))

struct ListShown {
    std::vector<RowShown> promotions;
    std::vector<CountShown> counts;
    wire::Amount given;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(ListShown, (), (promotions, counts, given, pagination))

struct DayShown {
    std::string day;
    bool isHoliday{};
    std::optional<std::string> holiday;
};
BOOST_DESCRIBE_STRUCT(DayShown, (), (day, isHoliday, holiday))

struct CalendarRowShown {
    std::string code;
    std::string title;
    std::string state;
    bool isDraft{};
    std::optional<std::string> startsAt;
    std::optional<std::string> endsAt;
};
BOOST_DESCRIBE_STRUCT(CalendarRowShown, (), (code, title, state, isDraft, startsAt, endsAt))

struct CalendarShown {
    std::string today;
    std::vector<DayShown> days;
    std::vector<CalendarRowShown> rows;
};
BOOST_DESCRIBE_STRUCT(CalendarShown, (), (today, days, rows))

constexpr std::size_t kLongestPromotionQuery = 100;

struct Question {
    std::optional<PromotionState> state;
    std::optional<PromotionKind> kind;
    std::string query;
    std::string sort;
    PageAsked page;
};

Result<Question> question_of(const http::Request& request) {
    Question question;
    const std::string state = request.query_value("state").value_or("all");
    question.state = promotion_state_named(state);
    if (!question.state && state != "all") return http::bad_parameter("validation.invalid", "state");
    const std::string kind = request.query_value("kind").value_or("");
    question.kind = promotion_kind(kind);
    if (!question.kind && !kind.empty()) return http::bad_parameter("validation.invalid", "kind");
    const auto query = text_in(request, "query", kLongestPromotionQuery);
    if (!query) return std::unexpected(query.error());
    question.query = small_letters(*query);
    question.sort = request.query_value("sort").value_or("state");
    constexpr std::array kSorts{"state", "title", "given", "ends", "priority"};
    if (std::ranges::find(kSorts, question.sort) == kSorts.end())
        return http::bad_parameter("validation.invalid", "sort");
    const auto page = page_in(request);
    if (!page) return std::unexpected(page.error());
    question.page = *page;
    return question;
}

bool is_found(const KeptPromotion& kept, const Question& question) {
    const Promotion& shown = kept.shown();
    if (question.kind && shown.kind != *question.kind) return false;
    return question.query.empty() || small_letters(shown.title).find(question.query) != std::string::npos ||
           small_letters(kept.code).find(question.query) != std::string::npos;
}

/// What needs looking at first: live, planned, drafts, paused, ended.
int rank_of(PromotionState state) {
    switch (state) {
        case PromotionState::live: return 0;
        case PromotionState::planned: return 1;
        case PromotionState::draft: return 2;
        case PromotionState::paused: return 3;
        case PromotionState::ended: return 4;
    }
    return 5;
}

void sort_by(std::vector<const KeptPromotion*>& all, const std::string& sort, TimePoint now,
             const std::map<std::string, PromotionFigures>& figures) {
    const auto given = [&](const KeptPromotion* each) {
        const auto found = figures.find(each->code);
        return found == figures.end() ? Money{} : found->second.given;
    };
    const auto title = [](const KeptPromotion* each) { return small_letters(each->shown().title); };
    std::ranges::stable_sort(all, [&](const KeptPromotion* a, const KeptPromotion* b) {
        if (sort == "given" && given(a) != given(b)) return given(a) > given(b);
        if (sort == "priority" && a->shown().priority != b->shown().priority)
            return a->shown().priority > b->shown().priority;
        if (sort == "ends" && a->shown().ends_at != b->shown().ends_at) {
            if (!a->shown().ends_at || !b->shown().ends_at) return a->shown().ends_at.has_value();
            return *a->shown().ends_at < *b->shown().ends_at;
        }
        if (sort == "state" && a->state(now) != b->state(now))
            return rank_of(a->state(now)) < rank_of(b->state(now));
        if (sort == "state" && a->shown().priority != b->shown().priority)
            return a->shown().priority > b->shown().priority;
        return title(a) < title(b);
    });
}

http::Response list(StaffSession& staff, const http::Request& request, const Clock& clock,
                    PromotionFiguresSnapshot& kept_figures) {
    const auto question = question_of(request);
    if (!question) return http::problem(question.error());
    const TimePoint now = clock.now();
    const auto figures = kept_figures.of(staff.promotions.store, now);
    const auto all = staff.promotions.store.all();
    std::vector<const KeptPromotion*> found;
    ListShown out;
    std::array<int, kPromotionStates> counts{};
    Money given;
    for (const KeptPromotion& each : all) {
        if (!is_found(each, *question)) continue;
        ++counts.at(static_cast<std::size_t>(each.state(now)));
        if (question->state && each.state(now) != *question->state) continue;
        found.push_back(&each);
        if (const auto sums = figures->find(each.code); sums != figures->end()) given += sums->second.given;
    }
    int total = 0;
    for (int n = 0; n < kPromotionStates; ++n) {
        total += counts.at(static_cast<std::size_t>(n));
        out.counts.push_back(
            {std::string{name_of(static_cast<PromotionState>(n))}, counts.at(static_cast<std::size_t>(n))});
    }
    out.counts.insert(out.counts.begin(), {"all", total});
    out.given = wire::amount(given);
    sort_by(found, question->sort, now, *figures);
    const auto size = static_cast<std::size_t>(question->page.size);
    const std::size_t from = static_cast<std::size_t>(question->page.page) * size;
    const auto waiting = staff.promotions.service.waiting();
    for (std::size_t n = from; n < std::min(found.size(), from + size); ++n) {
        const KeptPromotion& each = *found[n];
        const auto sums = figures->find(each.code);
        out.promotions.push_back(
            {.code = each.code,
             .state = std::string{name_of(each.state(now))},
             .hasDraft = each.published && each.draft,
             .isWaiting = std::ranges::find(waiting, each.code, &Proposal::about) != waiting.end(),
             .terms = terms_shown(each.shown()),
             .named = named_in(staff, {&each.shown()}),
             .use = use_shown(staff, each.shown(), sums == figures->end() ? PromotionFigures{} : sums->second)});
    }
    const int found_all = static_cast<int>(found.size());
    out.pagination = {.currentPage = question->page.page,
                      .pageSize = question->page.size,
                      .totalPages = (found_all + question->page.size - 1) / question->page.size,
                      .totalResults = found_all};
    return listed(json::write(out), found_all);
}

std::string day_text(std::chrono::sys_days day) {
    const std::chrono::year_month_day date{day};
    const auto two = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(static_cast<int>(date.year())) + '-' + two(static_cast<unsigned>(date.month())) + '-' +
           two(static_cast<unsigned>(date.day()));
}

http::Response calendar(const Application& application, StaffSession& staff, const http::Request& request) {
    const TimePoint now = application.clock.now();
    const auto days = http::whole_number(request, "days", 31, 1, 92);
    if (!days) return http::problem(days.error());
    const std::string from = request.query_value("from").value_or("");
    std::optional<TimePoint> first = TimePoint{johannesburg_day(now)} - kJohannesburgOffset;
    if (!from.empty()) first = johannesburg_midnight(from);
    if (!first) return http::problem(http::bad_parameter("validation.invalid", "from").error());
    CalendarShown out{.today = day_text(johannesburg_day(now)), .days = {}, .rows = {}};
    const std::chrono::sys_days begin = johannesburg_day(*first);
    for (int n = 0; n < *days; ++n) {
        const std::chrono::sys_days day = begin + std::chrono::days{n};
        const std::string holiday{application.holidays->name(day)};
        out.days.push_back({day_text(day), !holiday.empty(), if_any(holiday)});
    }
    const TimePoint end = *first + std::chrono::days{*days};
    const auto add = [&](const Promotion& promotion, PromotionState state, bool is_draft) {
        if (promotion.ends_at && *promotion.ends_at <= *first) return;
        if (promotion.starts_at && end <= *promotion.starts_at) return;
        out.rows.push_back({promotion.code, promotion.title, std::string{name_of(state)}, is_draft,
                            shown_time(promotion.starts_at), shown_time(promotion.ends_at)});
    };
    for (const KeptPromotion& each : staff.promotions.store.all()) {
        if (each.published) add(*each.published, each.state(now), false);
        if (each.draft) add(each.draft->promotion, each.state(now), true);
    }
    std::ranges::stable_sort(out.rows, [](const CalendarRowShown& a, const CalendarRowShown& b) {
        return a.startsAt.value_or("") != b.startsAt.value_or("")
                   ? a.startsAt.value_or("") < b.startsAt.value_or("")
                   : a.title < b.title;
    });
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace promotion_lists

void add_promotion_lists(Application& application) {
    using namespace promotion_lists;
    using namespace staff_right;
    auto& figures = application.keeper.keep(std::make_shared<PromotionFiguresSnapshot>());
    const Clock& clock = application.clock;
    add_look(
        application, "/promotions",
        [&clock, &figures](StaffSession& staff, const http::Request& request) {
            return promotion_lists::list(staff, request, clock, figures);
        },
        kSeePromotions);
    add_look(
        application, "/promotion-calendar",
        [&application](StaffSession& staff, const http::Request& request) {
            return calendar(application, staff, request);
        },
        kSeePromotions);
}

}  // namespace spaza::app::backoffice

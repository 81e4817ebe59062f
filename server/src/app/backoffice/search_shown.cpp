#include "app/backoffice/search_shown.hpp"

#include <algorithm>
#include <charconv>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/promotion_forms.hpp"
#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/search_use/search_periods_snapshot.hpp"
#include "shop/search_use/search_use_service.hpp"
#include "shop/search_use/search_use_store_sql.hpp"

namespace spaza::app::backoffice {
namespace {

constexpr std::size_t kLongestRuleQuery = 200;
constexpr std::size_t kLongestRuleCode = 64;

std::string name_of_what(const Catalogue& all, const SearchRule& rule) {
    switch (rule.of) {
        case SearchRule::Of::product:
            if (const auto product = all.find(rule.code)) return std::string{all.names[*product]};
            break;
        case SearchRule::Of::brand:
            if (const BrandNode* brand = all.brand(rule.code)) return brand->name;
            break;
        case SearchRule::Of::category:
            if (const CategoryNode* category = all.category(rule.code)) return category->name;
            break;
    }
    return rule.code;
}

}  // namespace

SearchRuleShown search_rule_shown(const Application& application, const SearchRuleVersion& kept) {
    const SearchRule& rule = kept.rule;
    const bool is_pin = rule.is == SearchRule::Is::pin;
    const TimePoint now = application.clock.now();
    return {.id = std::to_string(rule.id),
            .version = std::to_string(kept.version),
            .state = kept.is_gone ? "removed" : std::string{spaza::name_of(spaza::state_of(rule, now))},
            .kind = std::string{spaza::name_of(rule.is)},
            .query = rule.query,
            .of = std::string{spaza::name_of(rule.of)},
            .code = rule.code,
            .name = name_of_what(*application.catalogue->view()->catalogue, rule),
            .place = is_pin ? std::optional{rule.place} : std::nullopt,
            .percent = is_pin ? std::nullopt : std::optional{rule.percent},
            .from = iso_time(rule.from),
            .until = shown_time(rule.until),
            .note = if_any(rule.note),
            .by = kept.by,
            .at = iso_time(kept.at),
            .act = kept.act,
            .isUndoable = spaza::is_undoable(kept, now)};
}

Result<search::SearchRule> search_rule_in(const SearchRuleForm& form, const SearchRule* kept, TimePoint now) {
    SearchRule rule;
    const auto is = search_rule_named(form.kind);
    if (!is) return http::bad_parameter("validation.invalid", "kind");
    const auto of = search_rule_of(form.of);
    if (!of) return http::bad_parameter("validation.invalid", "of");
    rule.is = *is;
    rule.of = *of;
    rule.query = form.query.value_or("");
    if (rule.query.size() > kLongestRuleQuery) return http::bad_parameter("validation.tooLong", "query");
    // Nothing but signs is no search, and none is every search: the one must not become the other.
    if (!rule.query.empty() && search::query_key(rule.query).empty())
        return http::bad_parameter("search.pinWithoutSearch", "query");
    rule.code = form.code;
    if (rule.code.size() > kLongestRuleCode) return http::bad_parameter("validation.tooLong", "code");
    if (rule.is == SearchRule::Is::pin)
        rule.place = form.place.value_or(1);
    else
        rule.percent = form.percent.value_or(0);
    const auto from = moment_if(form.from, "from");
    if (!from) return std::unexpected(from.error());
    rule.from = from->value_or(spaza::begins_without_day(kept, form.from.has_value(), now));
    const auto until = moment_if(form.until, "until");
    if (!until) return std::unexpected(until.error());
    rule.until = *until;
    rule.note = form.note.value_or("");
    return rule;
}

std::int64_t search_rule_number(const std::string& text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : 0;
}

std::shared_ptr<const SearchPeriod> search_period(SearchPeriodsSnapshot& periods, const Application& application,
                                                  int days) {
    const std::string today = iso_time(application.clock.now() + kJohannesburgOffset).substr(0, 10);
    return periods.of(days, today, [&] {
        return application.database.reading([&](storage::Session& session) {
            SqlSearchUseStore store{session};
            return SearchUseService{store, application.clock}.period(std::chrono::days{days});
        });
    });
}

PartOfPage part_of_page(const PageAsked& asked, std::size_t total) {
    const auto size = static_cast<std::size_t>(asked.size);
    const std::size_t from = std::min(total, static_cast<std::size_t>(asked.page) * size);
    return {.from = from,
            .to = std::min(total, from + size),
            .shown = {.currentPage = asked.page,
                      .pageSize = asked.size,
                      .totalPages = static_cast<int>((total + size - 1) / size),
                      .totalResults = static_cast<int>(total)}};
}

void add_search_calls(Application& application) {
    auto& periods = application.keeper.keep(std::make_shared<SearchPeriodsSnapshot>());
    application.changes.tell({.changed =
                                  [&periods](const std::vector<storage::Change>& changes) {
                                      const storage::Change learned{kSearchSteeringChanged, "learned"};
                                      if (std::ranges::find(changes, learned) != changes.end()) periods.forget();
                                  },
                              .lost_track = [&periods] { periods.forget(); }});
    add_search_queries(application, periods);
    add_search_explanations(application, periods);
    add_search_rules(application);
}

}  // namespace spaza::app::backoffice

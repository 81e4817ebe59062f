#pragma once

#include "app/backoffice/assortment_shown.hpp"
#include "shop/search/explanation.hpp"
#include "shop/search_use/search_use.hpp"

/// How searches, and the rules that steer them, are shown to the shop's people (contract/openapi/
/// backoffice-search.yaml).
namespace spaza {
class SearchPeriodsSnapshot;
struct SearchRuleVersion;
}  // namespace spaza

namespace spaza::app::backoffice {

struct QueryFiguresShown {
    std::int64_t searches{};
    std::int64_t empty{};
    std::int64_t chosen{};
    std::int64_t added{};
};
BOOST_DESCRIBE_STRUCT(QueryFiguresShown, (), (searches, empty, chosen, added))
inline QueryFiguresShown query_figures_shown(const SearchSums& sums) {
    return {sums.searches, sums.empty, sums.chosen, sums.added};
}

struct SearchRuleShown {
    std::string id;
    std::string version;
    std::string state;
    std::string kind;
    std::string query;
    std::string of;
    std::string code;
    std::string name;
    std::optional<int> place;
    std::optional<int> percent;
    std::string from;
    std::optional<std::string> until;
    std::optional<std::string> note;
    std::string by;
    std::string at;
    std::string act;
    bool isUndoable{};
};
BOOST_DESCRIBE_STRUCT(SearchRuleShown, (),
                      (id, version, state, kind, query, of, code, name, place, percent, from, until, note, by, at,
                       act, isUndoable))
/// Named by what the shop shows now; by its code where it shows nothing of it.
SearchRuleShown search_rule_shown(const Application& application, const SearchRuleVersion& kept);

/// What a rule is to say; refused by its field's name.
struct SearchRuleForm {
    std::string kind{};
    std::optional<std::string> query{};
    std::string of{};
    std::string code{};
    std::optional<int> place{};
    std::optional<int> percent{};
    std::optional<std::string> from{};
    std::optional<std::string> until{};
    std::optional<std::string> note{};
};
BOOST_DESCRIBE_STRUCT(SearchRuleForm, (), (kind, query, of, code, place, percent, from, until, note))
/// Without a beginning it begins as the kept rule does, a new one now; with an empty one it holds now.
Result<search::SearchRule> search_rule_in(const SearchRuleForm& form, const search::SearchRule* kept,
                                          TimePoint now);

/// 0 for what is no number.
std::int64_t search_rule_number(const std::string& text);

/// Of so many days up to today, summed up once, in a transaction of its own: ask for it outside any other.
std::shared_ptr<const SearchPeriod> search_period(SearchPeriodsSnapshot& periods, const Application& application,
                                                  int days);

/// The part of a page that is on it.
struct PartOfPage {
    std::size_t from{};
    std::size_t to{};
    PageShown shown;
};
PartOfPage part_of_page(const PageAsked& asked, std::size_t total);

/// Finding searches, and the file of them.
void add_search_queries(Application& application, SearchPeriodsSnapshot& periods);
/// Why products stand where they do, and what a rule would do.
void add_search_explanations(Application& application, SearchPeriodsSnapshot& periods);
/// Pins and boosts.
void add_search_rules(Application& application);

}  // namespace spaza::app::backoffice

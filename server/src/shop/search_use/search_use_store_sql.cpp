#include "shop/search_use/search_use_store_sql.hpp"

#include <charconv>
#include <cmath>

#include "base/json.hpp"
#include "platform/storage/change_log.hpp"
#include "shop/merchandising/merchandising.hpp"
#include "shop/search/steering.hpp"

namespace spaza {
namespace {

using Data = std::map<std::string, std::string>;
using Is = SearchStep::Is;

constexpr const char* kLearning = "search.learning";

std::optional<std::int64_t> number_in(const Data& data, const char* name) {
    const auto found = data.find(name);
    if (found == data.end()) return std::nullopt;
    std::int64_t number{};
    const char* end = found->second.data() + found->second.size();
    const auto [at, error] = std::from_chars(found->second.data(), end, number);
    return error == std::errc{} && at == end ? std::optional{number} : std::nullopt;
}

/// `10448821,10448822x2`: codes, and how many where it is not one.
std::vector<std::string> products_in(const Data& data) {
    std::vector<std::string> products;
    const auto found = data.find("items");
    for (std::string_view rest = found == data.end() ? std::string_view{} : found->second; !rest.empty();) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        std::string_view item = rest.substr(0, comma);
        if (const std::size_t x = item.rfind('x');
            x != item.npos && x + 1 < item.size() && item.find_first_not_of("0123456789", x + 1) == item.npos)
            item = item.substr(0, x);
        if (!item.empty()) products.emplace_back(item);
        rest = rest.substr(std::min(comma + 1, rest.size()));
    }
    return products;
}

/// Nothing for what tells nothing of a search.
std::optional<SearchStep> step_in(const storage::Row& row) {
    const auto data = json::read<Data>(row.text(4));
    if (!data) return std::nullopt;
    const std::string_view name = row.text(0);
    const bool in_list = row.text(1).starts_with("/l/");
    SearchStep step{.is = Is::searched, .tab = row.get<std::string>(2), .at = from_millis(row.integer(3))};
    if (name == "search") {
        const auto term = data->find("search_term");
        if (term == data->end()) return std::nullopt;
        if (may_be_kept(term->second)) step.query = search::query_key(term->second);
        step.found = number_in(*data, "results");
        return step;
    }
    step.is = name == "view_item_list" ? Is::listed : name == "select_item" ? Is::chosen : Is::added;
    if (step.is != Is::added && !in_list) return std::nullopt;
    step.products = products_in(*data);
    if (step.products.empty()) return std::nullopt;
    return step;
}

std::int64_t thousandths(double number) { return std::llround(number * 1000); }

}  // namespace

void SqlSearchUseStore::steps(TimePoint from, TimePoint until,
                              const std::function<void(const SearchStep&)>& each) {
    session_.query(
        "SELECT name, path, session, happened_at, data FROM page_event WHERE received_at >= $1 AND received_at < "
        "$2 "
        "AND name IN ('search', 'view_item_list', 'select_item', 'add_to_cart') AND session <> '' "
        "ORDER BY session, happened_at, name, id",
        {to_millis(from), to_millis(until)}, [&](const storage::Row& row) {
            if (const auto step = step_in(row)) each(*step);
        });
}

std::optional<TimePoint> SqlSearchUseStore::first_step() {
    return session_.row("SELECT received_at FROM page_event ORDER BY received_at LIMIT 1", {},
                        [](const storage::Row& row) { return from_millis(row.integer(0)); });
}

std::optional<std::string> SqlSearchUseStore::last_summed() {
    return session_.row("SELECT day FROM search_summed ORDER BY day DESC LIMIT 1", {},
                        [](const storage::Row& row) { return row.get<std::string>(0); });
}

void SqlSearchUseStore::keep(const std::string& day, const SearchDay& sums, std::optional<TimePoint> over_at) {
    SearchSums all;
    for (const auto& [query, each] : sums.searches) all += each;
    if (over_at &&
        session_.execute("INSERT INTO search_summed (day, summed_at, searches, empty, chosen, added) VALUES ($1, "
                         "$2, $3, $4, $5, $6) ON CONFLICT (day) DO NOTHING",
                         {day, to_millis(*over_at), all.searches, all.empty, all.chosen, all.added}) == 0)
        return;  // another node was faster
    for (const char* table : {"search_day", "search_choice", "search_next"})
        session_.execute(std::string{"DELETE FROM "} + table + " WHERE day = $1", {day});
    for (const auto& [query, each] : sums.searches)
        session_.later(
            "INSERT INTO search_day (day, query, searches, empty, chosen, added) VALUES ($1, $2, $3, $4, $5, $6)",
            {day, query, each.searches, each.empty, each.chosen, each.added});
    for (const auto& [key, each] : sums.choices)
        session_.later(
            "INSERT INTO search_choice (day, query, product_code, chosen, added, expected) VALUES ($1, $2, $3, "
            "$4, "
            "$5, $6)",
            {day, key.first, key.second, each.chosen, each.added, thousandths(each.expected)});
    for (const auto& [key, times] : sums.next)
        session_.later("INSERT INTO search_next (day, query, next_query, times) VALUES ($1, $2, $3, $4)",
                       {day, key.first, key.second, times});
}

std::map<std::string, SearchSums> SqlSearchUseStore::searches(const std::string& from) {
    std::map<std::string, SearchSums> all;
    session_.query(
        "SELECT query, SUM(searches), SUM(empty), SUM(chosen), SUM(added) FROM search_day WHERE day >= $1 GROUP "
        "BY "
        "query",
        {from}, [&](const storage::Row& row) {
            all[row.get<std::string>(0)] = {row.integer(1), row.integer(2), row.integer(3), row.integer(4)};
        });
    return all;
}

std::vector<SearchFigures> SqlSearchUseStore::reported(const std::string& from, std::int64_t least) {
    return session_.rows(
        "SELECT query, SUM(searches), SUM(empty), SUM(chosen), SUM(added) FROM search_day WHERE day >= $1 GROUP "
        "BY query HAVING MAX(searches) >= $2 ORDER BY SUM(searches) DESC, query",
        {from, least}, [](const storage::Row& row) {
            return SearchFigures{row.get<std::string>(0),
                                 {row.integer(1), row.integer(2), row.integer(3), row.integer(4)}};
        });
}

SearchSums SqlSearchUseStore::sums(const std::string& from, const std::string& until) {
    const auto one = [&](const char* query) {
        return session_
            .row(query, {from, until},
                 [](const storage::Row& row) {
                     return SearchSums{row.integer(0), row.integer(1), row.integer(2), row.integer(3)};
                 })
            .value_or(SearchSums{});
    };
    SearchSums all =
        one("SELECT COALESCE(SUM(searches), 0), COALESCE(SUM(empty), 0), COALESCE(SUM(chosen), 0), "
            "COALESCE(SUM(added), 0) FROM search_summed WHERE day >= $1 AND day < $2");
    all +=
        one("SELECT COALESCE(SUM(d.searches), 0), COALESCE(SUM(d.empty), 0), COALESCE(SUM(d.chosen), 0), "
            "COALESCE(SUM(d.added), 0) FROM search_day d WHERE d.day >= $1 AND d.day < $2 AND NOT EXISTS "
            "(SELECT 1 FROM search_summed s WHERE s.day = d.day AND s.searches IS NOT NULL)");
    return all;
}

std::int64_t SqlSearchUseStore::whole_days(const std::string& from, const std::string& until) {
    return session_
        .row("SELECT COUNT(*) FROM search_summed WHERE day >= $1 AND day < $2 AND searches IS NOT NULL",
             {from, until}, [](const storage::Row& row) { return row.integer(0); })
        .value_or(0);
}

std::vector<SearchFigures> SqlSearchUseStore::worked(const std::string& from, std::int64_t chosen, int most) {
    return session_.rows(
        "SELECT query, SUM(searches), SUM(empty), SUM(chosen), SUM(added) FROM search_day WHERE day >= $1 GROUP "
        "BY "
        "query HAVING SUM(chosen) >= $2 AND 2 * SUM(chosen) >= SUM(searches) AND SUM(empty) = 0 "
        "ORDER BY SUM(chosen) DESC, query LIMIT $3",
        {from, chosen, most}, [](const storage::Row& row) {
            return SearchFigures{row.get<std::string>(0),
                                 {row.integer(1), row.integer(2), row.integer(3), row.integer(4)}};
        });
}

std::map<TwoTexts, ChoiceSums> SqlSearchUseStore::choices(const std::string& from) {
    std::map<TwoTexts, ChoiceSums> all;
    session_.query(
        "SELECT query, product_code, SUM(chosen), SUM(added), SUM(expected) FROM search_choice WHERE day >= $1 "
        "GROUP BY query, product_code",
        {from}, [&](const storage::Row& row) {
            all[{row.get<std::string>(0), row.get<std::string>(1)}] = {row.integer(2), row.integer(3),
                                                                       static_cast<double>(row.integer(4)) / 1000};
        });
    return all;
}

std::vector<NextSearch> SqlSearchUseStore::next(const std::string& from, std::int64_t least, int most) {
    return session_.rows(
        "SELECT query, next_query, SUM(times) FROM search_next WHERE day >= $1 GROUP BY query, "
        "next_query "
        "HAVING MAX(times) >= $2 ORDER BY SUM(times) DESC, query, next_query LIMIT $3",
        {from, least, most}, [](const storage::Row& row) {
            return NextSearch{row.get<std::string>(0), row.get<std::string>(1), row.integer(2)};
        });
}

std::int64_t SqlSearchUseStore::days(const std::string& from) {
    return session_
        .row("SELECT COUNT(*) FROM search_summed WHERE day >= $1", {from},
             [](const storage::Row& row) { return row.integer(0); })
        .value_or(0);
}

void SqlSearchUseStore::replace_lifts(const std::vector<SearchLift>& lifts) {
    session_.execute("DELETE FROM search_lift");
    for (const SearchLift& each : lifts)
        session_.later(
            "INSERT INTO search_lift (query, product_code, percent, chosen, added, expected) VALUES ($1, $2, $3, "
            "$4, "
            "$5, $6)",
            {each.query, each.product, each.percent, each.sums.chosen, each.sums.added,
             thousandths(each.sums.expected)});
    storage::append_change(session_, kSearchSteeringChanged, "learned");
}

std::vector<SearchLift> SqlSearchUseStore::lifts() {
    return session_.rows(
        "SELECT query, product_code, percent, chosen, added, expected FROM search_lift ORDER BY query, percent "
        "DESC, "
        "product_code",
        {}, [](const storage::Row& row) {
            return SearchLift{row.get<std::string>(0),
                              row.get<std::string>(1),
                              row.get<int>(2),
                              {row.integer(3), row.integer(4), static_cast<double>(row.integer(5)) / 1000}};
        });
}

bool SqlSearchUseStore::is_learning() {
    return session_
               .row("SELECT value FROM setting WHERE name = $1", {kLearning},
                    [](const storage::Row& row) { return row.get<std::string>(0); })
               .value_or("on") == "on";
}

void SqlSearchUseStore::set_learning(bool on) {
    session_.execute(
        "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = "
        "EXCLUDED.value",
        {kLearning, on ? "on" : "off"});
    storage::append_change(session_, kSearchSteeringChanged, "learned");
}

}  // namespace spaza

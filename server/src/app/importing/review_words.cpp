#include "app/importing/review_words.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <fmt/core.h>

#include "base/text.hpp"

namespace spaza::app {

namespace {

using import::KindReview;
using Is = KindReview::Row::Is;

constexpr std::size_t kLongestValue = 60;

std::string value_text(const std::string& value) {
    if (value.empty()) return "nothing";
    std::string text{shortened(value, kLongestValue)};
    std::ranges::replace(text, '\n', ' ');
    return text.size() < value.size() ? text + "…" : text;
}

const char* mark_of(Is is) { return is == Is::added ? "+" : is == Is::changed ? "~" : "-"; }

std::string words_of_kind(std::string_view name, const KindReview& review) {
    std::string text =
        fmt::format("{}: {} new, {} changed, {} removed\n", name, review.added, review.changed, review.removed);
    for (const auto& [field, times] : review.fields) text += fmt::format("    {} of {} rows\n", field, times);
    for (const KindReview::Row& row : review.first) {
        text += fmt::format("  {} {}\n", mark_of(row.is), row.key);
        for (const auto& [field, before, after] : row.changes)
            text += fmt::format("      {}: {} → {}\n", field, value_text(before), value_text(after));
    }
    const auto total = static_cast<std::size_t>(review.added + review.changed + review.removed);
    if (total > review.first.size()) text += fmt::format("  … and {} more\n", total - review.first.size());
    return text;
}

std::string rand(Money amount) {
    return fmt::format("R {}.{:02}", amount.in_cents() / 100, amount.in_cents() % 100);
}

const char* reported(Is is) { return is == Is::added ? "new" : is == Is::changed ? "changed" : "removed"; }

}  // namespace

std::string review_words(const import::Review& review) {
    std::string text;
    for (const auto& [kind, each] : review.kinds()) text += words_of_kind(import::name_of(kind), each);
    if (review.price_move_count() > 0)
        text += fmt::format("{} price{} would move by more than 30 %:\n", review.price_move_count(),
                            review.price_move_count() == 1 ? "" : "s");
    for (const import::PriceMove& each : review.price_moves())
        text += fmt::format("  ! {}: {} → {} ({:+} %)\n", each.product, rand(each.before), rand(each.after),
                            each.percent());
    if (const auto named = static_cast<std::int64_t>(review.price_moves().size());
        named < review.price_move_count())
        text += fmt::format("  … and {} more\n", review.price_move_count() - named);
    return text;
}

boost::json::object review_json(const import::Review& review) {
    boost::json::object kinds;
    for (const auto& [kind, each] : review.kinds()) {
        boost::json::object fields;
        for (const auto& [field, times] : each.fields) fields[field] = times;
        boost::json::array rows;
        for (const KindReview::Row& row : each.first) {
            boost::json::array changes;
            for (const auto& [field, before, after] : row.changes)
                changes.push_back(boost::json::object{{"field", field}, {"before", before}, {"after", after}});
            rows.push_back(boost::json::object{
                {"key", row.key}, {"would", reported(row.is)}, {"changes", std::move(changes)}});
        }
        kinds[std::string{import::name_of(kind)}] = boost::json::object{{"new", each.added},
                                                                        {"changed", each.changed},
                                                                        {"removed", each.removed},
                                                                        {"fields", std::move(fields)},
                                                                        {"rows", std::move(rows)}};
    }
    boost::json::array moves;
    for (const import::PriceMove& each : review.price_moves())
        moves.push_back(boost::json::object{{"product", each.product},
                                            {"beforeCents", each.before.in_cents()},
                                            {"afterCents", each.after.in_cents()},
                                            {"percent", each.percent()}});
    return {{"kinds", std::move(kinds)},
            {"priceMoves", std::move(moves)},
            {"priceMoveCount", review.price_move_count()}};
}

}  // namespace spaza::app

#include "shop/import/review.hpp"

#include <algorithm>
#include <cstdlib>

namespace spaza::import {

namespace {

constexpr std::int64_t kNamedFrom = 30;  // per cent
constexpr std::size_t kMostMoves = 1000;

/// A key of two parts reads `1001 S1`.
std::string key_of(Kind kind, const Texts& texts) {
    if (kind == Kind::stock) return texts[0].second + " " + texts[1].second;
    if (kind == Kind::moved) return texts[0].second + " " + texts[1].second;
    if (kind == Kind::components)
        for (const auto& [name, text] : texts)
            if (name == "uid") return text;
    return texts.front().second;
}

std::string text_in(const Texts& texts, const std::string& name) {
    const auto found = std::ranges::find(texts, name, &Texts::value_type::first);
    return found == texts.end() ? std::string{} : found->second;
}

}  // namespace

std::int64_t PriceMove::percent() const {
    if (before.in_cents() == 0) return 100;
    return (after.in_cents() - before.in_cents()) * 100 / before.in_cents();
}

void Review::note(Kind kind, const std::vector<Cell>* before, const std::vector<Cell>& after) {
    KindReview& review = kinds_[kind];
    if (kept_.size() >= most_kept_ || kind == Kind::stores)
        keeps_all_ = false;
    else if (keeps_all_)
        kept_.emplace_back(kind, after);
    const Texts will_be = texts_of(kind, after);
    if (!before) {
        ++review.added;
        return keep(review, {.key = key_of(kind, will_be), .is = KindReview::Row::Is::added});
    }
    ++review.changed;
    const Texts was = texts_of(kind, *before);
    KindReview::Row row{.key = key_of(kind, will_be), .is = KindReview::Row::Is::changed};
    for (const auto& [name, text] : will_be)
        if (std::string old = text_in(was, name); old != text) row.changes.push_back({name, std::move(old), text});
    for (const auto& [name, text] : was)
        if (!text.empty() && std::ranges::find(will_be, name, &Texts::value_type::first) == will_be.end())
            row.changes.push_back({name, text, {}});
    for (const FieldChange& each : row.changes) ++review.fields[each.field];
    if (kind == Kind::prices) note_price(*before, after);
    keep(review, std::move(row));
}

void Review::removed(Kind kind, const std::string& key) {
    KindReview& review = kinds_[kind];
    keeps_all_ = false;
    ++review.removed;
    keep(review, {.key = key, .is = KindReview::Row::Is::removed});
}

void Review::keep(KindReview& review, KindReview::Row row) {
    const auto same = std::ranges::count(review.first, row.is, &KindReview::Row::is);
    if (static_cast<std::size_t>(same) < shown_) review.first.push_back(std::move(row));
}

void Review::note_price(const std::vector<Cell>& before, const std::vector<Cell>& after) {
    const auto cents = [](const std::vector<Cell>& cells) { return std::get<std::int64_t>(cells[1]); };
    const std::int64_t was = cents(before);
    const std::int64_t will_be = cents(after);
    if (was == will_be || std::abs(will_be - was) * 100 <= was * kNamedFrom) return;
    ++price_move_count_;
    if (price_moves_.size() < kMostMoves)
        price_moves_.push_back({std::get<std::string>(after[0]), Money::cents(was), Money::cents(will_be)});
}

}  // namespace spaza::import

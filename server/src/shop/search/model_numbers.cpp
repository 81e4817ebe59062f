#include "shop/search/model_numbers.hpp"

#include <algorithm>
#include <bit>

#include "shop/catalogue/text_order.hpp"
#include "shop/search/tokens.hpp"
#include "shop/search/vocabulary.hpp"

namespace spaza::search {

namespace {

constexpr std::size_t kShortestFragment = 3;
constexpr std::size_t kShortestExact = 4;
constexpr std::size_t kMostHits = 5000;

constexpr std::size_t kShortestMistyped = 5;
constexpr std::size_t kTwoModelSlipsFrom = 10;  // letters, from which a model may hold two slips
constexpr std::size_t kLongestMistyped = 32;
constexpr std::size_t kMostNear = 20;

/// Letters and the digits they look like are one.
char look_alike(char c) {
    switch (c) {
        case 'o': return '0';
        case 'i':
        case 'l': return '1';
        case 'z': return '2';
        case 's': return '5';
        case 'b': return '8';
        default: return c;
    }
}

std::string look_alikes(std::string text) {
    for (char& c : text) c = look_alike(c);
    return text;
}

std::uint64_t letters_of(std::string_view text) {
    std::uint64_t letters = 0;
    for (const char c : text) letters |= 1ULL << (static_cast<unsigned char>(look_alike(c)) & 63U);
    return letters;
}

/// An edit changes at most one letter of each side.
bool may_be_near(std::uint64_t a, std::uint64_t b, int slips) {
    return std::popcount(a & ~b) <= slips && std::popcount(b & ~a) <= slips;
}

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

}  // namespace

void ModelNumbers::build(const Catalogue& all) {
    std::vector<TextKey<Ordinal>> keys;
    keys.reserve(all.size() * 3);
    letters_.reserve(all.size());
    for (Ordinal product = 0; product < all.size(); ++product) {
        const std::string model = squeezed(all.models[product]);
        letters_.push_back(letters_of(model));
        if (model.size() >= kShortestFragment) {
            const std::string_view text = arena_.put(model);
            for (std::size_t from = 0; from + kShortestFragment <= text.size(); ++from)
                if (from == 0 || is_digit(text[from]) != is_digit(text[from - 1]))
                    keys.push_back({.text = text.substr(from), .of = product});
        }
        if (!all.eans[product].empty())
            if (eans_.put(all.eans[product]).second) of_ean_.push_back(product);
    }
    sort_texts<Ordinal>(keys);
    fragments_.reserve(keys.size());
    for (const auto& key : keys) fragments_.push_back({key.text, key.of});
}

std::vector<Hit> ModelNumbers::beginning_with(std::string_view text) const {
    std::vector<Hit> hits;
    auto at = std::lower_bound(fragments_.begin(), fragments_.end(), text,
                               [](const Fragment& each, std::string_view begin) { return each.text < begin; });
    for (; at != fragments_.end() && at->text.starts_with(text) && hits.size() < kMostHits; ++at) {
        const float share = static_cast<float>(text.size()) / static_cast<float>(at->text.size());
        hits.push_back({at->product, 5 + 5 * share});
    }
    return hits;
}

std::vector<Hit> ModelNumbers::near(const Catalogue& catalogue, std::string_view text, Ordinal among) const {
    constexpr float kNearest = 4;
    if (text.size() < kShortestMistyped || text.size() > kLongestMistyped || !has_digit(text)) return {};
    const std::string typed = look_alikes(std::string{text});
    const std::uint64_t letters = letters_of(text);
    int slips = text.size() < kTwoModelSlipsFrom ? 1 : 2;
    std::vector<Hit> hits;
    const auto look_at = [&](Ordinal product, std::string_view other) {
        if (other.size() + 2 < typed.size() || other.size() > typed.size() + 2) return;
        const int distance = edit_distance(typed, look_alikes(std::string{other}), slips);
        if (distance > slips) return;
        if (distance < slips) hits.clear();
        slips = distance;
        if (hits.size() < kMostNear) hits.push_back({product, kNearest - static_cast<float>(distance)});
    };
    if (is_number(text)) {
        constexpr std::size_t kShortestEan = 8;
        slips = 1;
        if (text.size() >= kShortestEan)
            for (std::size_t i = 0; i < of_ean_.size(); ++i) {
                const std::string_view ean = eans_[static_cast<TextNumbers::Number>(i)];
                // Nobody gets the first digits and the last ones wrong at once.
                if (of_ean_[i] < among &&
                    (ean.substr(0, 3) == text.substr(0, 3) || ean.ends_with(text.substr(text.size() - 3))))
                    look_at(of_ean_[i], ean);
            }
        return hits;
    }
    const auto end = static_cast<Ordinal>(std::min<std::size_t>(letters_.size(), among));
    for (Ordinal product = 0; product < end; ++product)
        if (may_be_near(letters, letters_[product], slips)) look_at(product, squeezed(catalogue.models[product]));
    return hits;
}

std::optional<Ordinal> ModelNumbers::exact(const Catalogue& catalogue, std::string_view text) const {
    text = trimmed(text);
    if (const auto code = catalogue.find(text)) return code;
    const std::string whole = squeezed(text);
    if (whole.size() < kShortestExact || !has_digit(whole)) return std::nullopt;
    if (const auto ean = eans_.find(whole); ean != TextNumbers::kNone) return of_ean_[ean];
    const auto found =
        std::lower_bound(fragments_.begin(), fragments_.end(), whole,
                         [](const Fragment& each, std::string_view model) { return each.text < model; });
    const bool one = found != fragments_.end() && found->text == whole &&
                     (found + 1 == fragments_.end() || (found + 1)->text != whole);
    return one && squeezed(catalogue.models[found->product]) == whole ? std::optional{found->product}
                                                                      : std::nullopt;
}

}  // namespace spaza::search

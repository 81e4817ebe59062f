#include "shop/search/model_numbers.hpp"

#include <algorithm>

#include "shop/catalogue/text_order.hpp"
#include "shop/search/tokens.hpp"

namespace spaza::search {

namespace {

constexpr std::size_t kShortestFragment = 3;
constexpr std::size_t kShortestExact = 4;
constexpr std::size_t kMostHits = 5000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

}  // namespace

void ModelNumbers::build(const Catalogue& all) {
    std::vector<TextKey<Ordinal>> keys;
    keys.reserve(all.size() * 3);
    for (Ordinal product = 0; product < all.size(); ++product) {
        const std::string model = squeezed(all.models[product]);
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

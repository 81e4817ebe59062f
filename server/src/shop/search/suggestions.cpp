#include "shop/search/suggestions.hpp"

#include <algorithm>

namespace spaza::search {

namespace {

constexpr std::size_t kMostCategories = 2;
constexpr std::size_t kMostBrands = 2;
constexpr std::size_t kMostTerms = 4;
constexpr std::size_t kMostProducts = 4;
constexpr Ordinal kMostLooked = 20'000;  // the most popular products
constexpr Ordinal kMostLookedByLetter = 2000;

/// Every word typed begins a word of the name.
bool begins(const std::string& name, const std::vector<std::string>& typed) {
    const std::vector<std::string> words = words_of(name);
    return std::all_of(typed.begin(), typed.end(), [&](const std::string& start) {
        return std::any_of(words.begin(), words.end(),
                           [&](const std::string& word) { return word.starts_with(start); });
    });
}

class Collected {
public:
    explicit Collected(std::size_t most) : most_{most} {}

    bool full() const { return all_.size() >= most_; }
    void add(Suggestion suggestion) {
        std::string key = folded(suggestion.value);
        if (full() || std::find(keys_.begin(), keys_.end(), key) != keys_.end()) return;
        keys_.push_back(std::move(key));
        all_.push_back(std::move(suggestion));
    }
    std::vector<Suggestion> take() { return std::move(all_); }

private:
    std::size_t most_;
    std::vector<std::string> keys_;
    std::vector<Suggestion> all_;
};

/// The named things that match best, those with most products first.
template <class Node>
std::vector<const Node*> best(const std::vector<Node>& nodes, const std::vector<std::string>& typed,
                              std::size_t most) {
    std::vector<const Node*> found;
    for (const Node& node : nodes)
        if (!node.products.empty() && node.code.value != kRootCategory && begins(node.name, typed))
            found.push_back(&node);
    std::stable_sort(found.begin(), found.end(),
                     [](const Node* a, const Node* b) { return a->products.size() > b->products.size(); });
    found.resize(std::min(found.size(), most));
    return found;
}

std::vector<Ordinal> best_products(const ListingData& data, std::string_view term,
                                   const std::vector<std::string>& typed) {
    const Catalogue& all = *data.view().catalogue;
    std::vector<Ordinal> products;
    if (typed.size() == 1 && typed[0].size() <= 2) {
        // A letter or two match too much to rank: the most popular that begin so.
        for (Ordinal product = 0;
             product < std::min<std::size_t>(all.size(), kMostLookedByLetter) && products.size() < kMostProducts;
             ++product)
            if (folded(all.names[product].substr(0, 16)).starts_with(typed[0])) products.push_back(product);
        return products;
    }
    std::vector<Hit> hits = data.text().find(term, {.among = kMostLooked}).hits;
    if (hits.empty() && all.size() > kMostLooked) hits = data.text().find(term).hits;
    const auto middle = hits.begin() + static_cast<std::ptrdiff_t>(std::min(kMostProducts, hits.size()));
    std::partial_sort(hits.begin(), middle, hits.end(), [](const Hit& a, const Hit& b) {
        return a.score != b.score ? a.score > b.score : a.product < b.product;
    });
    for (auto at = hits.begin(); at != middle; ++at) products.push_back(at->product);
    return products;
}

}  // namespace

std::vector<Suggestion> suggestions(const ListingData& data, std::string_view term, std::size_t most) {
    const Catalogue& all = *data.view().catalogue;
    const std::vector<std::string> typed = words_of(term);
    Collected collected{most};
    if (typed.empty()) return collected.take();

    // Completions of the last word; the words before it stay as typed.
    std::string before;
    for (std::size_t i = 0; i + 1 < typed.size(); ++i) before += typed[i] + " ";
    std::vector<std::string> terms;
    for (const std::string_view word : data.text().completions(typed.back(), before.empty() ? kMostTerms : 6)) {
        if (terms.size() == kMostTerms) break;
        std::string phrase = before + std::string{word};
        if (!before.empty()) {
            const TextAnswer answer = data.text().find(phrase + " ", {.prefix = false, .among = kMostLooked});
            if (answer.hits.empty() || answer.corrected) continue;
        }
        terms.push_back(std::move(phrase));
    }
    for (const CategoryNode* node : best(all.categories, typed, kMostCategories))
        collected.add({node->name, Suggestion::Type::category, node->url, node->image_url});
    for (const BrandNode* node : best(all.brands, typed, kMostBrands))
        collected.add({node->name, Suggestion::Type::brand, node->url, node->image_url});
    for (std::string& each : terms) collected.add({std::move(each), Suggestion::Type::term, {}, {}});
    for (const Ordinal product : best_products(data, term, typed))
        collected.add({std::string{all.names[product]}, Suggestion::Type::product, all.url(product),
                       std::string{all.image(product)}});
    return collected.take();
}

}  // namespace spaza::search

#include "shop/search/suggestions.hpp"

#include <algorithm>
#include <optional>

#include "shop/catalogue/paths.hpp"
#include "shop/search/price_words.hpp"

namespace spaza::search {

namespace {

constexpr std::size_t kMostCategories = 2;
constexpr std::size_t kMostBrands = 2;
constexpr std::size_t kMostTerms = 4;
constexpr std::size_t kMostProducts = 4;
constexpr std::size_t kMostWorked = 3;   // searches of others
constexpr std::size_t kTelling = 12;     // products that fit best tell which department is meant
constexpr std::size_t kWholeWord = 4;    // letters, from which a word may mean something other than its beginning
constexpr Ordinal kMostLooked = 20'000;  // the most popular products
constexpr Ordinal kMostLookedByLetter = 2000;

/// Every word typed begins a word of the name.
bool begins(const std::string& name, const std::vector<std::string>& typed) {
    thread_local WordReader words;
    words.read(name);
    return std::ranges::all_of(typed, [&](const std::string& start) {
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i].starts_with(start)) return true;
        return false;
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

struct BestProducts {
    std::vector<Ordinal> products;
    std::optional<std::string> corrected;
    std::optional<Ordinal> exact;
    std::optional<CategoryIndex> category;  // of nearly all of what fits best
};

/// The innermost category that holds nearly all of these.
std::optional<CategoryIndex> common_category(const Catalogue& all, const std::vector<Ordinal>& products) {
    std::vector<std::size_t> inside(all.categories.size());
    for (const Ordinal product : products)
        for (const CategoryIndex above : all.categories[all.category_of[product]].path) ++inside[above];
    std::optional<CategoryIndex> found;
    for (std::size_t i = 0; i < inside.size(); ++i)
        if (inside[i] > 0 && 5 * inside[i] >= 4 * products.size() &&
            (!found || all.categories[i].path.size() > all.categories[*found].path.size()))
            found = static_cast<CategoryIndex>(i);
    return found;
}

/// The end of a listing's address that keeps the prices of the words typed.
std::string address_end(std::string_view term) {
    Query query{std::string{term}, {}, {}};
    take_price_words(query);
    query.text.clear();
    return "?q=" + percent_encoded(to_text(query));
}

/// What costs what the words typed say.
void keep_priced(TextAnswer& answer, const PriceWords& prices, const std::vector<std::int64_t>& cents) {
    if (!prices.from && !prices.to) return;
    const auto costs_other = [&](Ordinal product) {
        const std::int64_t price = cents[product];
        return price == Prices::kNone || (prices.from && price < prices.from->in_cents()) ||
               (prices.to && price > prices.to->in_cents());
    };
    std::erase_if(answer.hits, [&](const Hit& hit) { return costs_other(hit.product); });
    if (answer.exact && costs_other(*answer.exact)) answer.exact.reset();
}

BestProducts best_products(const ListingData& data, std::string_view term, const std::vector<std::string>& typed,
                           const std::optional<PriceWords>& prices) {
    const Catalogue& all = *data.view().catalogue;
    BestProducts best;
    if (typed.size() == 1 && typed[0].size() <= 2 && !prices) {
        // A letter or two match too much to rank: the most popular that begin so.
        for (Ordinal product = 0; product < std::min<std::size_t>(all.size(), kMostLookedByLetter) &&
                                  best.products.size() < kMostProducts;
             ++product)
            if (folded(all.names[product].substr(0, 16)).starts_with(typed[0])) best.products.push_back(product);
        return best;
    }
    const auto find = [&](const TextSearch& how) {
        TextAnswer answer = data.text().find(term, how);
        if (prices) keep_priced(answer, *prices, data.view().prices->cents);
        return answer;
    };
    TextAnswer answer = find({.wide = false, .among = kMostLooked});
    if (answer.hits.empty() && all.size() > kMostLooked) answer = find({.wide = false});
    std::vector<Hit>& hits = answer.hits;
    const auto middle = hits.begin() + static_cast<std::ptrdiff_t>(std::min(kTelling, hits.size()));
    std::partial_sort(hits.begin(), middle, hits.end(), [](const Hit& a, const Hit& b) {
        return a.score != b.score ? a.score > b.score : a.product < b.product;
    });
    for (auto at = hits.begin(); at != middle; ++at) best.products.push_back(at->product);
    best.category = common_category(all, best.products);
    best.products.resize(std::min(best.products.size(), kMostProducts));
    best.corrected = std::move(answer.corrected);
    best.exact = answer.exact;
    return best;
}

/// Of words that lead to nothing by themselves, as `bread` where only bread makers are sold, the whole is tried.
bool leads_to_something(const TextIndex& text, const TextAnswer& so_far, const std::string& phrase) {
    if (!so_far.hits.empty() || so_far.corrected) return false;
    const TextAnswer whole = text.find(phrase + " ", {.prefix = false, .wide = false, .among = 1});
    return !whole.corrected && !whole.hits.empty();
}

}  // namespace

std::vector<Suggestion> suggestions(const ListingData& data, const Steering& steering, std::string_view whole,
                                    std::size_t most) {
    const Catalogue& all = *data.view().catalogue;
    const auto prices = price_words(whole);
    const std::string_view term = prices ? std::string_view{prices->text} : whole;
    const std::string listed = prices ? address_end(whole) : "";
    const std::vector<std::string> typed = words_of(term);
    Collected collected{most};
    constexpr std::size_t kMostTyped = 12;  // words; who typed more is past suggestions
    if (typed.empty() || typed.size() > kMostTyped) return collected.take();

    // Completions of the last word; the words before it stay as typed. A price is no word to complete.
    std::string before;
    for (std::size_t i = 0; i + 1 < typed.size(); ++i) before += typed[i] + " ";
    std::vector<std::string> terms;
    const std::size_t completed = prices ? 0 : before.empty() ? kMostTerms : 6;
    const auto words = data.text().completions(typed.back(), completed);
    TextAnswer so_far;  // what the words before lead to: each completion must be a word of some of it
    if (!before.empty() && !words.empty())
        so_far = data.text().find(before, {.prefix = false, .wide = false, .among = kMostLooked});
    for (const std::string_view word : words) {
        if (terms.size() == kMostTerms) break;
        const std::string phrase = before + std::string{word};
        const bool is_known = before.empty() || (!so_far.corrected && data.text().has_word(so_far.hits, word));
        if (!is_known && !leads_to_something(data.text(), so_far, phrase)) continue;
        terms.push_back(phrase);
    }
    const BestProducts found = best_products(data, term, typed, prices);
    const auto add_product = [&](Ordinal product) {
        const std::int64_t cents = data.view().prices->cents[product];
        collected.add({std::string{all.names[product]}, Suggestion::Type::product, all.url(product),
                       all.small_image(product),
                       cents == Prices::kNone ? std::nullopt : std::optional{Money::cents(cents)}});
    };
    const auto add_category = [&](const CategoryNode& node) {
        collected.add({node.name, Suggestion::Type::category, node.url + listed, node.image_url, {}});
    };
    if (found.exact) add_product(*found.exact);
    if (found.corrected && !prices) collected.add({*found.corrected, Suggestion::Type::term, {}, {}, {}});
    const auto named = best(all.categories, typed, kMostCategories);
    for (const CategoryNode* node : named) add_category(*node);
    // Who types `ysk` is on the way to the fridges.
    constexpr std::size_t kFromLetters = 3;
    std::size_t more = typed.back().size() < kFromLetters ? 0 : kMostCategories - named.size();
    for (const CategoryIndex category :
         more == 0 ? std::vector<CategoryIndex>{} : data.text().departments(typed)) {
        if (more == 0) break;
        if (std::find(named.begin(), named.end(), &all.categories[category]) != named.end()) continue;
        add_category(all.categories[category]);
        --more;
    }
    // `yskas` begins no department's name, but fridges are what it finds.
    if (named.empty() && found.category && typed.back().size() >= kWholeWord)
        add_category(all.categories[*found.category]);
    for (const BrandNode* node : best(all.brands, typed, kMostBrands))
        collected.add({node->name, Suggestion::Type::brand, node->url + listed, node->image_url, {}});
    if (!prices)
        for (const std::string_view each : steering.worked(query_key(whole), kMostWorked)) {
            const TextAnswer answer =
                data.text().find(each, {.prefix = false, .wide = false, .among = kMostLooked});
            if (!answer.hits.empty() && !answer.corrected &&
                answer.left_out.empty())  // it still leads to something
                collected.add({std::string{each}, Suggestion::Type::term, {}, {}, {}});
        }
    for (std::string& each : terms) collected.add({std::move(each), Suggestion::Type::term, {}, {}, {}});
    for (const Ordinal product : found.products) add_product(product);
    return collected.take();
}

}  // namespace spaza::search

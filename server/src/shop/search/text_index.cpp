#include "shop/search/text_index.hpp"

#include <algorithm>
#include <functional>
#include <future>
#include <map>

#include "shop/search/price_words.hpp"
#include "shop/search/text_query.hpp"

namespace spaza::search {

namespace {

/// Departments whose name, or a part of it, ends with one of these: `Gas braais`, `Charcoal & wood braais`.
bool is_named(const CategoryNode& category, const std::vector<std::string>& names) {
    return std::ranges::any_of(parts_of_name(category.name), [&](std::string_view part) {
        std::string stems;
        for (const std::string& word : telling_words(part)) stems += ' ' + stemmer().stem(word);
        return std::ranges::any_of(names, [&](const std::string& name) { return stems.ends_with(' ' + name); });
    });
}

}  // namespace

TextIndex::TextIndex(std::shared_ptr<const Catalogue> catalogue, std::string_view words)
    : catalogue_{std::move(catalogue)},
      words_{words},
      measures_{*catalogue_},
      lexicon_{*catalogue_, words_},
      things_{*catalogue_, lexicon_.names_of_kinds(), lexicon_.names_in_words()} {
    auto models = std::async(std::launch::async, [this] { models_.build(*catalogue_); });
    postings_.build(*catalogue_, vocabulary_, things_);
    vocabulary_.sort();
    things_.finish();
    models.get();
    find_sold();
    find_others();
}

void TextIndex::find_sold() {
    std::vector<bool> sold(lexicon_.kinds());
    for (const Meaning* kind : lexicon_.all_kinds())
        sold[kind->number] = sold[kind->number] || !kind->categories.empty() ||
                             std::ranges::any_of(kind->names, [&](const std::string& name) {
                                 return std::ranges::any_of(things_.of(name), [](const NamedThings::Named& named) {
                                     return named.how() != NamedThings::How::inside;
                                 });
                             });
    lexicon_.forget_words_of_unsold(sold);
}

void TextIndex::find_others() {
    others_.resize(lexicon_.kinds());
    std::vector<std::uint8_t> how(catalogue_->size());  // best of each product, of one kind at a time
    for (const Meaning* kind : lexicon_.kinds_of_departments()) {
        const auto set = [&](auto&& value) {
            for (const std::string& name : kind->names)
                for (const NamedThings::Named& named : things_.of(name)) value(how[named.product()], named.how());
        };
        set([](std::uint8_t& best, NamedThings::How is) { best = std::max(best, static_cast<std::uint8_t>(is)); });
        others_[kind->number] = others_of(*kind, how);
        set([](std::uint8_t& best, NamedThings::How) { best = 0; });
    }
}

/// In a department where names say what things are, things of several brands that are called something else.
template <class Known>
void TextIndex::add_other_heads(const std::vector<Ordinal>& products, const Known& known,
                                std::vector<Ordinal>& others) const {
    constexpr std::size_t kTelling = 8;  // one name in so many says what it is
    constexpr std::size_t kSeldom = 50;  // one in so many is no kind of its own
    if (static_cast<std::size_t>(std::ranges::count_if(products, known)) * kTelling < products.size()) return;
    std::unordered_map<Term, std::vector<Ordinal>> by_head;
    for (const Ordinal product : products)
        if (!known(product)) by_head[things_.head(product)].push_back(product);
    for (const auto& [head, called] : by_head) {
        const BrandIndex first = catalogue_->brand_of[called[0]];
        const bool of_several =
            std::ranges::any_of(called, [&](Ordinal product) { return catalogue_->brand_of[product] != first; });
        if (of_several && called.size() * kSeldom >= products.size())
            others.insert(others.end(), called.begin(), called.end());
    }
}

/// `Braai` has braai covers and charcoal, `Extension leads` multiplugs: where names are telling, they tell what is
/// none of the kind. A department below that is called so is of it whole.
std::vector<Ordinal> TextIndex::others_of(const Meaning& kind, const std::vector<std::uint8_t>& how) const {
    constexpr std::size_t kTelling = 4;  // one name in so many that says what it is
    const Catalogue& all = *catalogue_;
    const auto is_one = [&](Ordinal product) {
        return how[product] >= static_cast<std::uint8_t>(NamedThings::How::end);
    };
    std::vector<Ordinal> others;
    for (const CategoryIndex top : kind.categories) {
        std::map<CategoryIndex, std::vector<Ordinal>> leaves;
        for (const Ordinal product : all.categories[top].products)
            leaves[all.category_of[product]].push_back(product);
        const auto ones = static_cast<std::size_t>(std::ranges::count_if(all.categories[top].products, is_one));
        const bool telling = ones * kTelling >= all.categories[top].products.size();
        for (const auto& [leaf, products] : leaves) {
            const auto named = static_cast<std::size_t>(std::ranges::count_if(products, is_one));
            if (leaf == top || named * 2 >= products.size() || is_named(all.categories[leaf], kind.names)) {
                const auto known = [&](Ordinal product) { return how[product] > 0; };
                add_other_heads(products, known, others);
            } else if (telling) {
                std::ranges::copy_if(products, std::back_inserter(others), std::not_fn(is_one));
            }
        }
    }
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
    return others;
}

bool TextIndex::is_called(const std::string& stems, std::size_t most) const {
    const auto space = stems.rfind(' ');
    const auto head =
        vocabulary_.find_stem(std::string_view{stems}.substr(space == std::string::npos ? 0 : space + 1));
    if (!head) return false;
    const Postings::List list = postings_.of(*head);
    for (std::size_t i = 0; i < list.products.size() && most > 0; ++i) {
        if (!Postings::is_fact(list.weights[i])) continue;
        --most;
        if (things_.head(list.products[i]) != *head) continue;
        if (space == std::string::npos) return true;
        std::string name;
        for (const std::string& word : words_of(catalogue_->names[list.products[i]]))
            name += ' ' + stemmer().stem(word);
        if ((name + ' ').find(' ' + stems + ' ') != std::string::npos) return true;
    }
    return false;
}

TextAnswer TextIndex::find(std::string_view text, const TextSearch& search) const {
    return TextQuery{*this, search}.find(text);
}

Hits TextIndex::mentions(std::string_view text) const { return TextQuery{*this, {}}.mentions(text); }

std::string TextIndex::understood(std::string_view text) const {
    QueryTree tree;
    if (auto prices = price_words(text)) {
        tree = TextQuery{*this, {}}.tree(prices->text);
        tree.prices = std::move(prices);
    } else {
        tree = TextQuery{*this, {}}.tree(text);
    }
    return tree.to_json(*catalogue_);
}

std::vector<std::string_view> TextIndex::completions(std::string_view beginning, std::size_t most) const {
    return vocabulary_.completions(folded(beginning), most);
}

}  // namespace spaza::search

#include "shop/search/text_index.hpp"

#include <algorithm>
#include <future>

#include "shop/search/price_words.hpp"
#include "shop/search/text_query.hpp"

namespace spaza::search {

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
    lexicon_.forget_words_of_unsold(std::move(sold));
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

/// `Braai` has braai tongs and charcoal, `Extension leads` multiplugs: what is called by the name of another kind
/// the retailer's words tell of. What is called something nobody knows (`MacBook Air`) is of its department's
/// kind.
std::vector<Ordinal> TextIndex::others_of(const Meaning& kind, const std::vector<std::uint8_t>& how) const {
    // Nothing of `Power tools` is called so: all of it is meant.
    constexpr std::size_t kTooFew = 25;  // one in so many
    std::size_t called = 0;
    std::size_t all = 0;
    for (const CategoryIndex top : kind.categories)
        for (const Ordinal product : catalogue_->categories[top].products) {
            ++all;
            if (how[product] >= static_cast<std::uint8_t>(NamedThings::How::end)) ++called;
        }
    if (called * kTooFew < all) return {};
    std::vector<std::uint32_t> own;
    for (const std::string& name : kind.names)
        if (const auto number = things_.number_of(name)) own.push_back(*number);
    // A front loader may be called a washing machine: that is what its department is part of.
    const auto is_above = [&](std::uint32_t apart, CategoryIndex top) {
        const auto& path = catalogue_->categories[top].path;
        return std::ranges::any_of(lexicon_.of(things_.name(apart)), [&](const Meaning& meaning) {
            return std::ranges::any_of(meaning.categories, [&](CategoryIndex category) {
                return std::ranges::find(path, category) != path.end();
            });
        });
    };
    std::vector<Ordinal> others;
    const std::vector<bool> of_others = departments_of_others(kind, how);
    for (const CategoryIndex top : kind.categories) {
        std::unordered_map<std::uint32_t, bool> above;  // by kind apart
        for (const Ordinal product : catalogue_->categories[top].products) {
            if (how[product] >= static_cast<std::uint8_t>(NamedThings::How::end)) continue;
            if (of_others[catalogue_->category_of[product]]) {
                others.push_back(product);
                continue;
            }
            const auto apart = things_.apart_of(product);
            if (!apart || std::ranges::find(own, *apart) != own.end()) continue;
            const auto [known, fresh] = above.try_emplace(*apart);
            if (fresh) known->second = is_above(*apart, top);
            if (!known->second) others.push_back(product);
        }
    }
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
    others.shrink_to_fit();
    return others;
}

/// `Paint` has brushes and sealants below it: they are no paint, where the rest is called paint. `MacBooks` name
/// no other kind than laptops.
std::vector<bool> TextIndex::departments_of_others(const Meaning& kind,
                                                   const std::vector<std::uint8_t>& how) const {
    constexpr std::size_t kUsual = 4;  // names tell where one in so many is called so
    std::vector<bool> of_others(catalogue_->categories.size());
    std::vector<std::size_t> called(of_others.size());  // by the category things stand in themselves
    for (const CategoryIndex top : kind.categories) {
        std::size_t all = 0;
        for (const Ordinal product : catalogue_->categories[top].products)
            if (how[product] >= static_cast<std::uint8_t>(NamedThings::How::end)) {
                ++called[catalogue_->category_of[product]];
                ++all;
            }
        if (all * kUsual < catalogue_->categories[top].products.size()) continue;
        for (std::size_t i = 0; i < of_others.size(); ++i) {
            const CategoryNode& below = catalogue_->categories[i];
            if (i == top || called[i] > 0 || std::ranges::find(below.path, top) == below.path.end()) continue;
            of_others[i] = std::ranges::any_of(parts_of_name(below.name), [&](std::string_view name) {
                const std::string stems = joined_stems(telling_words(name));
                return std::ranges::find(kind.names, stems) == kind.names.end() && lexicon_.is_in_words(stems);
            });
        }
    }
    return of_others;
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

QueryTree TextIndex::tree(std::string_view text) const {
    QueryTree tree;
    if (auto prices = price_words(text)) {
        tree = TextQuery{*this, {}}.tree(prices->text);
        tree.prices = std::move(prices);
    } else {
        tree = TextQuery{*this, {}}.tree(text);
    }
    return tree;
}

std::string TextIndex::understood(std::string_view text) const { return tree(text).to_json(*catalogue_); }

bool TextIndex::has_word(const Hits& among, std::string_view word) const {
    const auto term = among.empty() ? std::nullopt : vocabulary_.find(word, stemmer());
    if (!term) return false;
    const Postings::List list = postings_.of(*term);
    auto at = among.begin();
    for (std::size_t i = 0; i < list.products.size() && at != among.end(); ++i) {
        while (at != among.end() && at->product < list.products[i]) ++at;
        if (at != among.end() && at->product == list.products[i] && Postings::is_fact(list.weights[i]))
            return true;
    }
    return false;
}

std::vector<std::string_view> TextIndex::completions(std::string_view beginning, std::size_t most) const {
    return vocabulary_.completions(folded(beginning), most);
}

}  // namespace spaza::search

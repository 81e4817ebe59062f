#include "shop/search/text_index.hpp"

#include <algorithm>
#include <future>

#include "shop/catalogue/product_text.hpp"
#include "shop/search/text_query.hpp"

namespace spaza::search {

namespace {

/// Where the name proper ends: what comes behind tells more of it.
std::string_view name_proper(std::string_view name) {
    std::size_t end = name.size();
    for (const std::string_view sign : {",", "(", " with ", " for ", " – ", " - "})
        end = std::min(end, name.find(sign));
    return name.substr(0, end);
}

/// The stems of these words stand in the name, with only numbers and words of its model and its specifications
/// (`safety goggles black`) behind them.
bool ends_with(const Catalogue& all, Ordinal product, const std::string& stems, const Stemmer& stemmer) {
    const std::vector<std::string> words = words_of(name_proper(std::string{all.names[product]}));
    const std::vector<std::string> model = words_of(all.models[product]);
    std::optional<std::vector<std::string>> told;
    std::string name;
    for (const std::string& word : words) name += ' ' + stemmer.stem(word);
    for (std::size_t end = words.size(); end > 0; --end) {
        if (name.ends_with(' ' + stems)) return true;
        const std::string& word = words[end - 1];
        if (name.find(' ' + stems + ' ') == std::string::npos) return false;
        if (!told) told = words_of(searched_attributes(all, all.parts[product].attributes));
        if (!has_digit(word) && std::ranges::find(model, word) == model.end() &&
            std::ranges::find(*told, word) == told->end())
            return false;
        name.resize(name.rfind(' '));
    }
    return false;
}

}  // namespace

TextIndex::TextIndex(std::shared_ptr<const Catalogue> catalogue, std::string_view words)
    : catalogue_{std::move(catalogue)}, words_{words}, measures_{*catalogue_}, lexicon_{*catalogue_, words_} {
    auto models = std::async(std::launch::async, [this] { models_.build(*catalogue_); });
    postings_.build(*catalogue_, vocabulary_);
    vocabulary_.sort();
    models.get();
    name_departments();
    name_shared_kinds();
    for (const std::string& stems : lexicon_.names_of_things())
        if (is_called(stems)) called_.insert(stems);
}

void TextIndex::name_departments() {
    for (const CategoryNode& category : catalogue_->categories) {
        if (category.products.empty() || category.code.value == kRootCategory) continue;
        std::string name = " ";
        for (const std::string& word : telling_words(category.name)) name += stemmer().stem(word) + ' ';
        department_names_.push_back(std::move(name));
    }
}

void TextIndex::name_shared_kinds() {
    std::unordered_map<CategoryIndex, std::vector<std::string>> by_category;
    for (auto& [name, categories] : lexicon_.shared_names())
        for (const CategoryIndex category : categories) by_category[category].push_back(name);
    const Stemmer stemmer;
    for (const auto& [category, names] : by_category)
        for (const Ordinal product : catalogue_->categories[category].products) {
            std::string stems = " ";
            for (const std::string& word : words_of(catalogue_->names[product])) stems += stemmer.stem(word) + ' ';
            for (const std::string& name : names)
                if (stems.find(' ' + name + ' ') != std::string::npos) named_[name].push_back(product);
        }
    for (auto& [name, products] : named_) {
        std::ranges::sort(products);
        products.erase(std::unique(products.begin(), products.end()), products.end());
    }
}

bool TextIndex::is_called(const std::string& stems, std::size_t most) const {
    const Stemmer stemmer;
    std::vector<Term> terms;
    for (std::size_t from = 0; from <= stems.size();) {
        const std::size_t end = std::min(stems.find(' ', from), stems.size());
        const auto term = vocabulary_.find_stem(std::string_view{stems}.substr(from, end - from));
        if (!term) return false;
        terms.push_back(*term);
        from = end + 1;
    }
    for (const std::string& name : department_names_)
        if (name.find(' ' + stems + ' ') != std::string::npos) return true;
    const auto rarest = std::ranges::min_element(terms, {}, [&](Term term) { return postings_.count(term); });
    const Postings::List list = postings_.of(*rarest);
    for (std::size_t i = 0; i < list.products.size() && most > 0; ++i) {
        if (!Postings::is_fact(list.weights[i])) continue;
        --most;
        const Ordinal product = list.products[i];
        if (ends_with(*catalogue_, product, stems, stemmer)) return true;
    }
    return false;
}

TextAnswer TextIndex::find(std::string_view text, const TextSearch& search) const {
    return TextQuery{*this, search}.find(text);
}

Hits TextIndex::mentions(std::string_view text) const { return TextQuery{*this, {}}.mentions(text); }

std::string TextIndex::understood(std::string_view text) const {
    return TextQuery{*this, {}}.tree(text).to_json(*catalogue_);
}

std::vector<std::string_view> TextIndex::completions(std::string_view beginning, std::size_t most) const {
    return vocabulary_.completions(folded(beginning), most);
}

}  // namespace spaza::search

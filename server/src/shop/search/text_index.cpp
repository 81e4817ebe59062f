#include "shop/search/text_index.hpp"

#include <future>

#include "shop/search/text_query.hpp"

namespace spaza::search {

TextIndex::TextIndex(std::shared_ptr<const Catalogue> catalogue, std::string_view synonyms)
    : catalogue_{std::move(catalogue)}, synonyms_{synonyms}, measures_{*catalogue_} {
    auto models = std::async(std::launch::async, [this] { models_.build(*catalogue_); });
    postings_.build(*catalogue_, vocabulary_);
    vocabulary_.sort();
    things_ = synonyms_.words();
    const Stemmer stemmer;
    for (const CategoryNode& category : catalogue_->categories) {
        auto& terms = category_terms_.emplace_back();
        if (category.code.value == kRootCategory) continue;
        for (const std::string& word : words_of(category.name)) {
            if (is_stop_word(word)) continue;
            const auto term = vocabulary_.find(word, stemmer);
            if (!term || has_digit(word)) {  // `55 to 65 inch` names no thing
                terms.clear();
                break;
            }
            terms.push_back(*term);
            things_.push_back(word);
        }
    }
    models.get();
}

TextAnswer TextIndex::find(std::string_view text, const TextSearch& search) const {
    return TextQuery{*this, search}.find(text);
}

std::vector<std::string_view> TextIndex::completions(std::string_view beginning, std::size_t most) const {
    return vocabulary_.completions(folded(beginning), most);
}

}  // namespace spaza::search

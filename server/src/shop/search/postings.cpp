#include "shop/search/postings.hpp"

#include <algorithm>

#include "shop/catalogue/json_texts.hpp"
#include "shop/catalogue/product_text.hpp"

namespace spaza::search {

namespace {

// How much a word tells where it stands.
constexpr float kName = 4;
constexpr float kFirstName = 1;  // more for the head of the name
constexpr std::size_t kHeadOfName = 4;
constexpr float kBrand = 4;
constexpr float kModel = 6;
constexpr float kCategory = 4;
constexpr float kParentCategory = 1.5F;
constexpr float kWords = 1;
constexpr float kSaturation = 2.5F;

/// Words of texts that many products share, read once each.
class SharedWords {
public:
    SharedWords(Vocabulary& vocabulary, std::size_t texts) : vocabulary_{vocabulary}, places_(texts) {}

    template <class Text>
    std::span<const Vocabulary::Number> of(TextNumber number, Text&& text) {
        Place& place = places_[number];
        if (!place.read) {
            place.read = true;
            place.begin = static_cast<std::uint32_t>(words_.size());
            reader_.read(text());
            for (std::size_t i = 0; i < reader_.size(); ++i) words_.push_back(vocabulary_.add(reader_[i]));
            place.end = static_cast<std::uint32_t>(words_.size());
        }
        return std::span{words_}.subspan(place.begin, place.end - place.begin);
    }

private:
    struct Place {
        std::uint32_t begin{};
        std::uint32_t end{};
        bool read{false};
    };
    Vocabulary& vocabulary_;
    WordReader reader_;
    std::vector<Vocabulary::Number> words_;
    std::vector<Place> places_;
};

/// The terms of one product with what they weigh so far.
class ProductTerms {
public:
    explicit ProductTerms(Vocabulary& vocabulary) : vocabulary_{vocabulary} {}

    void add(Vocabulary::Number word, float weight, bool fact = true) {
        if (word >= last_seen_.size()) last_seen_.resize(vocabulary_.size() * 2, 0);
        if (last_seen_[word] != round_) {
            last_seen_[word] = round_;
            vocabulary_.count(word);
        }
        const Term term = vocabulary_.term(word);
        if (term >= weights_.size()) weights_.resize(vocabulary_.terms() * 2);
        Weight& all = weights_[term];
        if (all.sum == 0) touched_.push_back(term);
        all.sum += weight;
        all.fact = all.fact || fact;
    }

    /// Hands over each term and its weight, and begins the next product.
    template <class Each>
    void finish(Each&& each) {
        for (const Term term : touched_) {
            each(term, weights_[term].sum, weights_[term].fact);
            weights_[term] = {};
        }
        touched_.clear();
        ++round_;
    }

private:
    struct Weight {
        float sum{};
        bool fact{};
    };
    Vocabulary& vocabulary_;
    std::uint32_t round_{1};
    std::vector<std::uint32_t> last_seen_;  // by word
    std::vector<Weight> weights_;           // by term
    std::vector<Term> touched_;
};

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += text + ' ';
    return all;
}

}  // namespace

void Postings::build(const Catalogue& all, Vocabulary& vocabulary, NamedThings& things) {
    WordReader reader;
    const auto numbers_of = [&](std::string_view text) {
        std::vector<Vocabulary::Number> numbers;
        reader.read(text);
        for (std::size_t i = 0; i < reader.size(); ++i) {
            numbers.push_back(vocabulary.add(reader[i]));
            vocabulary.mark_name(numbers.back());
        }
        return numbers;
    };
    std::vector<std::vector<Vocabulary::Number>> category_words;
    for (const CategoryNode& category : all.categories) category_words.push_back(numbers_of(category.name));
    std::vector<std::vector<Vocabulary::Number>> brand_words;
    for (const BrandNode& brand : all.brands) brand_words.push_back(numbers_of(brand.name));

    SharedWords keywords{vocabulary, all.texts.size()};
    SharedWords features{vocabulary, all.texts.size()};
    SharedWords attributes{vocabulary, all.texts.size()};
    ProductTerms product_terms{vocabulary};
    std::vector<Vocabulary::Number> model_words;
    std::vector<Vocabulary::Number> name_words;
    std::vector<std::string_view> words;
    std::vector<Term> terms;  // of product after product
    std::vector<std::uint8_t> weights;
    std::vector<std::uint32_t> ends;
    ends.reserve(all.size());
    for (Ordinal product = 0; product < all.size(); ++product) {
        reader.read(all.models[product]);
        model_words.clear();
        for (std::size_t i = 0; i < reader.size(); ++i) model_words.push_back(vocabulary.add(reader[i]));
        for (const auto word : model_words) product_terms.add(word, kModel);
        const std::string_view name = all.names[product];
        const std::string_view proper = NamedThings::name_proper(name);
        name_words.clear();
        const auto add_name = [&](std::string_view text) {
            reader.read(text);
            for (std::size_t i = 0; i < reader.size(); ++i) name_words.push_back(vocabulary.add(reader[i]));
        };
        add_name(proper);
        words.clear();
        for (std::size_t i = 0; i < reader.size(); ++i) words.push_back(reader[i]);
        things.read(product, name_words, words, model_words, vocabulary);
        add_name(name.substr(proper.size()));
        for (std::size_t i = 0; i < name_words.size(); ++i) {
            const auto word = name_words[i];
            // A scrap of a model is no word to propose, though the model stands in the name.
            if (std::find(model_words.begin(), model_words.end(), word) == model_words.end())
                vocabulary.mark_name(word);
            product_terms.add(word, kName + (i < kHeadOfName ? kFirstName : 0));
        }
        for (const auto word : brand_words[all.brand_of[product]]) product_terms.add(word, kBrand);
        const auto& path = all.categories[all.category_of[product]].path;
        for (std::size_t depth = 0; depth < path.size(); ++depth)
            for (const auto word : category_words[path[depth]])
                product_terms.add(word, depth + 1 == path.size() ? kCategory : kParentCategory,
                                  depth + 1 == path.size());
        const ProductParts& parts = all.parts[product];
        for (const auto word : keywords.of(parts.keywords, [&] { return all.texts[parts.keywords]; })) {
            vocabulary.mark_name(word);
            product_terms.add(word, kWords);
        }
        for (const auto word :
             features.of(parts.features, [&] { return joined(texts_of(all.texts[parts.features])); }))
            product_terms.add(word, kWords, false);
        for (const auto word :
             attributes.of(parts.attributes, [&] { return searched_attributes(all, parts.attributes); })) {
            vocabulary.mark_said(word);
            product_terms.add(word, kWords);
        }

        const float length =
            0.7F + 0.3F * static_cast<float>(name_words.size()) / 8;  // long names say less a word
        product_terms.finish([&](Term term, float sum, bool fact) {
            terms.push_back(term);
            const auto weight = static_cast<unsigned>(sum / (sum + kSaturation * length) * 255 + 0.5F);
            weights.push_back(static_cast<std::uint8_t>((std::max(weight, 2U) & ~1U) | (fact ? 1U : 0U)));
        });
        ends.push_back(static_cast<std::uint32_t>(terms.size()));
    }

    begins_.assign(vocabulary.terms() + 1, 0);
    for (const Term term : terms) ++begins_[term + 1];
    for (std::size_t term = 1; term < begins_.size(); ++term) begins_[term] += begins_[term - 1];
    std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
    products_.resize(terms.size());
    weights_.resize(terms.size());
    std::uint32_t i = 0;
    for (Ordinal product = 0; product < ends.size(); ++product)
        for (; i < ends[product]; ++i) {
            const std::uint32_t at = next[terms[i]]++;
            products_[at] = product;
            weights_[at] = weights[i];
        }
}

}  // namespace spaza::search

#include <algorithm>
#include <cmath>

#include "shop/search/text_query.hpp"

// How words become products: the lists of their terms.
namespace spaza::search {

namespace {

constexpr float kPrefixFactor = 0.6F;
constexpr float kWordAndPrefixFactor = 0.3F;
constexpr std::size_t kMostPrefixes = 48;
constexpr std::size_t kMostPrefixesScanned = 4000;

}  // namespace

float TextQuery::idf(Term term) const {
    const auto all = static_cast<float>(index_.catalogue_->size());
    const auto with = static_cast<float>(index_.postings_.count(term));
    return std::log(1 + (all - with + 0.5F) / (with + 0.5F)) + 0.2F;
}

std::optional<Term> TextQuery::term_of(std::string_view word) const {
    const auto found = index_.vocabulary_.find(word, stemmer());
    return found && index_.postings_.count(*found) > 0 ? found : std::nullopt;
}

Postings::List TextQuery::list_of(Term term) const {
    Postings::List list = index_.postings_.of(term);
    if (search_.among < index_.catalogue_->size()) {
        const auto count = static_cast<std::size_t>(
            std::lower_bound(list.products.begin(), list.products.end(), search_.among) - list.products.begin());
        list.products = list.products.first(count);
        list.weights = list.weights.first(count);
    }
    return list;
}

void TextQuery::add_prefixes(std::string_view beginning, std::vector<Variant>& variants) const {
    std::vector<const Word*> found = index_.vocabulary_.beginning_with(beginning, kMostPrefixesScanned);
    if (found.size() > kMostPrefixes) {
        std::nth_element(found.begin(), found.begin() + kMostPrefixes, found.end(),
                         [](const Word* a, const Word* b) { return a->frequency > b->frequency; });
        found.resize(kMostPrefixes);
    }
    // Who types a whole word rarely means the beginning of another, and with no digit hardly ever a model.
    const float factor = term_of(beginning) ? kWordAndPrefixFactor : kPrefixFactor;
    for (const Word* word : found)
        if (has_digit(beginning) || !has_digit(word->text)) variants.push_back({word->term, factor});
}

Hits TextQuery::models_of(std::string_view squeezed_text, float factor) const {
    Hits hits = index_.models_.beginning_with(squeezed_text);
    std::erase_if(hits, [this](const Hit& hit) { return hit.product >= search_.among; });
    for (Hit& hit : hits) hit.score *= factor;
    unite(hits);
    return hits;
}

/// Many long lists at once are scored in a column of all products; few in the lists themselves.
Hits TextQuery::hits_of(std::vector<Variant> variants, bool facts) const {
    // One list a term: a synonym may share its stem with the word.
    std::sort(variants.begin(), variants.end(), [](const Variant& a, const Variant& b) {
        return a.term != b.term ? a.term < b.term : a.factor > b.factor;
    });
    variants.erase(std::unique(variants.begin(), variants.end(),
                               [](const Variant& a, const Variant& b) { return a.term == b.term; }),
                   variants.end());
    constexpr std::size_t kDense = 24;
    const std::size_t products = std::min<std::size_t>(search_.among, index_.catalogue_->size());
    std::size_t total = 0;
    for (const Variant& variant : variants) total += list_of(variant.term).products.size();
    Hits hits;
    if (variants.size() > 1 && total * kDense > products) {
        thread_local std::vector<float> best;
        best.assign(products, 0);
        for (const Variant& variant : variants) {
            const Postings::List list = list_of(variant.term);
            const float weight = idf(variant.term) * variant.factor / 255;
            for (std::size_t i = 0; i < list.products.size(); ++i) {
                if (facts && !Postings::is_fact(list.weights[i])) continue;
                float& score = best[list.products[i]];
                score = std::max(score, weight * static_cast<float>(list.weights[i]));
            }
        }
        for (Ordinal product = 0; product < best.size(); ++product)
            if (best[product] > 0) hits.push_back({product, best[product]});
        return hits;
    }
    hits.reserve(total);
    for (const Variant& variant : variants) {
        const Postings::List list = list_of(variant.term);
        const float weight = idf(variant.term) * variant.factor / 255;
        for (std::size_t i = 0; i < list.products.size(); ++i)
            if (!facts || Postings::is_fact(list.weights[i]))
                hits.push_back({list.products[i], weight * static_cast<float>(list.weights[i])});
    }
    if (variants.size() > 1) unite(hits);
    return hits;
}

/// Products that have all stems of a phrase, as well as its words on average.
Hits TextQuery::hits_of_phrase(const std::string& stems, bool facts) const {
    std::vector<Hits> parts;
    for (std::size_t from = 0; from <= stems.size();) {
        const std::size_t end = std::min(stems.find(' ', from), stems.size());
        const auto term = index_.vocabulary_.find_stem(std::string_view{stems}.substr(from, end - from));
        if (!term) return {};
        parts.push_back(hits_of({{*term, 1}}, facts));
        from = end + 1;
    }
    std::vector<const Hits*> lists;
    for (const Hits& part : parts) lists.push_back(&part);
    Hits hits = in_all(std::move(lists));
    for (Hit& hit : hits) hit.score /= static_cast<float>(parts.size());
    return hits;
}

/// Words written together here and apart there.
Hits TextQuery::split_word(const std::string& word, bool facts) const {
    constexpr std::size_t kShortestPart = 3;
    if (has_digit(word) || word.size() < 2 * kShortestPart) return {};
    Hits found;
    for (std::size_t cut = kShortestPart; cut + kShortestPart <= word.size(); ++cut) {
        const auto first = term_of(std::string_view{word}.substr(0, cut));
        const auto second = term_of(std::string_view{word}.substr(cut));
        if (!first || !second) continue;
        const Hits left = hits_of({{*first, 1}}, facts);
        const Hits right = hits_of({{*second, 1}}, facts);
        found = either(found, in_all({&left, &right}));
    }
    return found;
}

}  // namespace spaza::search

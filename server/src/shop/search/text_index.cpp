#include "shop/search/text_index.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <future>

namespace spaza::search {

namespace {

constexpr float kPrefixFactor = 0.6F;
constexpr float kModelFactor = 0.8F;
constexpr float kSynonymFactor = 0.85F;
constexpr float kUnitFactor = 0.7F;
constexpr float kExact = 1000;

constexpr std::size_t kMostPrefixes = 48;
constexpr std::size_t kFew = 50;  // hits, below which a word is also tried in two parts
constexpr std::size_t kMostWords = 12;

constexpr std::array<std::string_view, 12> kStopWords{"a",  "an", "the", "for", "with", "and",
                                                      "of", "to", "in",  "on",  "en",   "vir"};

bool is_stop_word(std::string_view word) {
    return std::find(kStopWords.begin(), kStopWords.end(), word) != kStopWords.end();
}

/// Best score per product, by ordinal.
void unite(std::vector<Hit>& hits) {
    std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
        return a.product != b.product ? a.product < b.product : a.score > b.score;
    });
    hits.erase(
        std::unique(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.product == b.product; }),
        hits.end());
}

}  // namespace

TextIndex::TextIndex(std::shared_ptr<const Catalogue> catalogue, std::string_view synonyms)
    : catalogue_{std::move(catalogue)}, synonyms_{synonyms} {
    auto models = std::async(std::launch::async, [this] { models_.build(*catalogue_); });
    postings_.build(*catalogue_, vocabulary_);
    vocabulary_.sort();
    models.get();
}

float TextIndex::idf(Term term) const {
    const auto all = static_cast<float>(catalogue_->size());
    const auto with = static_cast<float>(postings_.count(term));
    return std::log(1 + (all - with + 0.5F) / (with + 0.5F)) + 0.2F;
}

std::optional<Term> TextIndex::term_of(std::string_view word, const Stemmer& stemmer) const {
    const auto found = vocabulary_.find(word, stemmer);
    return found && postings_.count(*found) > 0 ? found : std::nullopt;
}

void TextIndex::add_prefixes(std::string_view beginning, std::size_t most, float factor,
                             std::vector<Variant>& variants) const {
    constexpr std::size_t kMostScanned = 4000;
    std::vector<const Word*> found = vocabulary_.beginning_with(beginning, kMostScanned);
    if (found.size() > most) {
        std::nth_element(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(most), found.end(),
                         [](const Word* a, const Word* b) { return a->frequency > b->frequency; });
        found.resize(most);
    }
    for (const Word* word : found) variants.push_back({word->term, factor});
}

std::vector<Hit> TextIndex::model_hits(std::string_view squeezed_text, float factor) const {
    std::vector<Hit> hits = models_.beginning_with(squeezed_text);
    for (Hit& hit : hits) hit.score *= factor;
    return hits;
}

void TextIndex::add_units(const std::string& word, std::vector<Variant>& variants) const {
    const auto add = [&](const std::string& text, float factor) {
        if (const auto term = vocabulary_.find_stem(text)) variants.push_back({*term, factor});
    };
    if (is_number(word)) {
        for (const char* unit : {"in", "l", "kg", "gb", "w"}) add(word + unit, kUnitFactor);
    } else if (word.ends_with("cm") && is_number(std::string_view{word}.substr(0, word.size() - 2))) {
        add(std::to_string(std::lround(std::strtod(word.c_str(), nullptr) / 2.54)) + "in", kSynonymFactor);
    } else if (word.ends_with("in") && is_number(std::string_view{word}.substr(0, word.size() - 2))) {
        add(word.substr(0, word.size() - 2), kUnitFactor);
    }
}

/// Also of a plural: the list holds `television` and `tv`, shoppers type `televisions` and `tvs`.
void TextIndex::add_synonyms(const std::string& word, const Stemmer& stemmer,
                             std::vector<Variant>& variants) const {
    const auto* same = synonyms_.of(stemmer.stem(word));
    if (!same && word.size() > 2 && word.ends_with('s')) {
        const std::string one = word.substr(0, word.size() - 1);
        same = synonyms_.of(one);
        if (same)
            if (const auto term = term_of(one, stemmer)) variants.push_back({*term, 1});
    }
    if (!same) return;
    for (const std::string& other : *same)
        if (other.find(' ') == std::string::npos)
            if (const auto term = term_of(other, stemmer)) variants.push_back({*term, kSynonymFactor});
}

/// Many long lists at once: a score for every product beats sorting.
std::vector<Hit> TextIndex::dense_hits_of(const std::vector<Variant>& variants) const {
    thread_local std::vector<float> best;
    best.assign(catalogue_->size(), 0);
    for (const Variant& variant : variants) {
        const Postings::List list = postings_.of(variant.term);
        const float weight = idf(variant.term) * variant.factor / 255;
        for (std::size_t i = 0; i < list.products.size(); ++i) {
            float& score = best[list.products[i]];
            score = std::max(score, weight * static_cast<float>(list.weights[i]));
        }
    }
    std::vector<Hit> hits;
    for (Ordinal product = 0; product < best.size(); ++product)
        if (best[product] > 0) hits.push_back({product, best[product]});
    return hits;
}

std::vector<Hit> TextIndex::hits_of(const std::vector<Variant>& variants) const {
    constexpr std::size_t kDense = 24;
    std::vector<Hit> hits;
    std::size_t lists = 0;
    std::size_t total = 0;
    for (const Variant& variant : variants) total += postings_.count(variant.term);
    if (variants.size() > 1 && total * kDense > catalogue_->size()) return dense_hits_of(variants);
    hits.reserve(total);
    for (const Variant& variant : variants) {
        const Postings::List list = postings_.of(variant.term);
        const float weight = idf(variant.term) * variant.factor / 255;
        for (std::size_t i = 0; i < list.products.size(); ++i)
            hits.push_back({list.products[i], weight * static_cast<float>(list.weights[i])});
        lists += list.products.empty() ? 0 : 1;
    }
    if (lists > 1) unite(hits);
    return hits;
}

TextIndex::Group TextIndex::group_of(const std::string& word, bool last, const Stemmer& stemmer) const {
    std::vector<Variant> variants;
    if (const auto term = term_of(word, stemmer)) variants.push_back({*term, 1});
    add_units(word, variants);
    add_synonyms(word, stemmer, variants);
    if (last && word.size() >= 2 && !is_number(word)) add_prefixes(word, kMostPrefixes, kPrefixFactor, variants);

    // One list a term: a synonym may share its stem with the word.
    std::sort(variants.begin(), variants.end(), [](const Variant& a, const Variant& b) {
        return a.term != b.term ? a.term < b.term : a.factor > b.factor;
    });
    variants.erase(std::unique(variants.begin(), variants.end(),
                               [](const Variant& a, const Variant& b) { return a.term == b.term; }),
                   variants.end());
    Group group{hits_of(variants)};
    if (has_digit(word) && word.size() >= 3) {
        std::vector<Hit> models = model_hits(word, kModelFactor);
        if (!models.empty()) {
            group.hits.insert(group.hits.end(), models.begin(), models.end());
            unite(group.hits);
        }
    }
    return group;
}

std::vector<TextIndex::Group> TextIndex::groups_of(const std::vector<std::string>& words, bool prefix,
                                                   const Stemmer& stemmer) const {
    std::vector<Group> groups;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool last = prefix && i + 1 == words.size();
        Group group = group_of(words[i], last, stemmer);
        // Words written apart here and together there: `air fryer` finds `airfryer`, `UA55 TU7000` the model.
        if (i + 1 < words.size()) {
            const std::string joined = words[i] + words[i + 1];
            if (const auto term = term_of(joined, stemmer)) {
                Group next = group_of(words[i + 1], prefix && i + 2 == words.size(), stemmer);
                const std::vector<Hit> together = hits_of({{*term, 1}});
                for (Group* half : {&group, &next}) {
                    half->hits.insert(half->hits.end(), together.begin(), together.end());
                    unite(half->hits);
                }
                groups.push_back(std::move(group));
                groups.push_back(std::move(next));
                ++i;
                continue;
            }
        }
        // And the other way round: `airfryer` finds `air fryer`.
        if (group.hits.size() < kFew && !has_digit(words[i]) && words[i].size() >= 6)
            for (std::size_t cut = 3; cut + 3 <= words[i].size(); ++cut) {
                const auto first = term_of(words[i].substr(0, cut), stemmer);
                const auto second = term_of(words[i].substr(cut), stemmer);
                if (!first || !second) continue;
                const std::vector<Hit> both = all_of({{hits_of({{*first, 1}})}, {hits_of({{*second, 1}})}});
                group.hits.insert(group.hits.end(), both.begin(), both.end());
                unite(group.hits);
            }
        groups.push_back(std::move(group));
    }
    return groups;
}

std::vector<Hit> TextIndex::all_of(std::vector<Group> groups) {
    if (groups.empty()) return {};
    std::sort(groups.begin(), groups.end(),
              [](const Group& a, const Group& b) { return a.hits.size() < b.hits.size(); });
    std::vector<Hit> common = std::move(groups.front().hits);
    for (std::size_t i = 1; i < groups.size(); ++i) {
        const std::vector<Hit>& other = groups[i].hits;
        const bool gallop = other.size() > 16 * common.size();
        std::vector<Hit> both;
        auto at = other.begin();
        for (const Hit& hit : common) {
            if (gallop)
                at = std::lower_bound(at, other.end(), hit.product,
                                      [](const Hit& each, Ordinal product) { return each.product < product; });
            else
                while (at != other.end() && at->product < hit.product) ++at;
            if (at == other.end()) break;
            if (at->product == hit.product) both.push_back({hit.product, hit.score + at->score});
        }
        common = std::move(both);
    }
    return common;
}

std::vector<Hit> TextIndex::most_of(const std::vector<Group>& groups) const {
    std::size_t known = 0;
    std::vector<Hit> every;
    for (const Group& group : groups) {
        if (group.hits.empty()) continue;
        ++known;
        every.insert(every.end(), group.hits.begin(), group.hits.end());
    }
    if (known == 0) return {};
    std::sort(every.begin(), every.end(), [](const Hit& a, const Hit& b) { return a.product < b.product; });
    std::size_t best = 0;
    std::vector<std::pair<Hit, std::size_t>> counted;
    for (const Hit& hit : every) {
        if (counted.empty() || counted.back().first.product != hit.product)
            counted.push_back({hit, 1});
        else {
            counted.back().first.score += hit.score;
            ++counted.back().second;
        }
        best = std::max(best, counted.back().second);
    }
    std::vector<Hit> hits;
    for (const auto& [hit, count] : counted)
        if (count == best) hits.push_back(hit);
    return hits;
}

TextAnswer TextIndex::find(std::string_view text, bool prefix) const {
    thread_local const Stemmer stemmer;
    TextAnswer answer;
    std::vector<std::string> words = words_of(text);
    if (words.size() > kMostWords) words.resize(kMostWords);
    const bool ends_open = prefix && !text.empty() && text.back() != ' ';
    std::vector<std::string> telling = words;
    std::erase_if(telling, [](const std::string& word) { return is_stop_word(word); });
    if (!telling.empty()) words = std::move(telling);
    answer.exact = models_.exact(*catalogue_, text);
    if (words.empty()) return answer;

    std::vector<Group> groups = groups_of(words, ends_open, stemmer);
    const bool unknown =
        std::any_of(groups.begin(), groups.end(), [](const Group& group) { return group.hits.empty(); });
    if (!unknown) answer.hits = all_of(groups);
    if (answer.hits.empty() && unknown) {
        std::vector<std::string> better = words;
        for (std::size_t i = 0; i < better.size(); ++i)
            if (i < groups.size() && groups.size() == words.size() && groups[i].hits.empty())
                better[i] = vocabulary_.corrected(words[i]).value_or(words[i]);
        if (better != words) {
            groups = groups_of(better, ends_open, stemmer);
            std::string joined;
            for (const std::string& word : better) joined += (joined.empty() ? "" : " ") + word;
            answer.corrected = std::move(joined);
            answer.hits = all_of(groups);
        }
    }
    if (answer.hits.empty()) {
        // A model typed with spaces: `UA 55 TU 7000`.
        if (const std::string whole = squeezed(text); whole.size() >= 4 && has_digit(whole)) {
            answer.hits = model_hits(whole, 1);
            unite(answer.hits);
        }
    }
    if (answer.hits.empty()) answer.hits = most_of(groups);
    if (answer.exact) {
        answer.hits.push_back({*answer.exact, kExact});
        unite(answer.hits);
    }
    return answer;
}

std::vector<std::string_view> TextIndex::completions(std::string_view beginning, std::size_t most) const {
    return vocabulary_.completions(folded(beginning), most);
}

}  // namespace spaza::search

#include "shop/search/text_query.hpp"

#include <algorithm>
#include <cmath>

namespace spaza::search {

namespace {

constexpr float kPrefixFactor = 0.6F;
constexpr float kWordAndPrefixFactor = 0.3F;
constexpr float kModelFactor = 0.8F;
constexpr float kSynonymFactor = 0.9F;
constexpr float kUnitFactor = 0.7F;
constexpr float kMeasureScore = 6;
constexpr float kMeantCategory = 1.6F;
constexpr double kCentimetresAnInch = 2.54;
constexpr float kExact = 1000;

constexpr std::size_t kMostPrefixes = 48;
constexpr std::size_t kMostPrefixesScanned = 4000;
constexpr std::size_t kFew = 50;  // hits, below which a word is also tried in two parts
constexpr std::size_t kMostWords = 12;
constexpr std::size_t kLongestPhrase = 3;

const Stemmer& stemmer() {
    thread_local const Stemmer kStemmer;
    return kStemmer;
}

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
    for (Hit& hit : hits) hit.score *= factor;
    unite(hits);
    std::erase_if(hits, [this](const Hit& hit) { return hit.product >= search_.among; });
    return hits;
}

/// Many long lists at once are scored in a column of all products; few in the lists themselves.
Hits TextQuery::hits_of(std::vector<Variant> variants) const {
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
            hits.push_back({list.products[i], weight * static_cast<float>(list.weights[i])});
    }
    if (variants.size() > 1) unite(hits);
    return hits;
}

/// Products that have all stems of a phrase, as well as its words on average.
Hits TextQuery::hits_of_phrase(const std::string& stems) const {
    std::vector<Hits> parts;
    for (std::size_t from = 0; from <= stems.size();) {
        const std::size_t end = std::min(stems.find(' ', from), stems.size());
        const auto term = index_.vocabulary_.find_stem(std::string_view{stems}.substr(from, end - from));
        if (!term) return {};
        parts.push_back(hits_of({{*term, 1}}));
        from = end + 1;
    }
    std::vector<const Hits*> lists;
    for (const Hits& part : parts) lists.push_back(&part);
    Hits hits = in_all(std::move(lists));
    for (Hit& hit : hits) hit.score /= static_cast<float>(parts.size());
    return hits;
}

/// The longest phrase the synonym list knows from here on; its other words are found too.
bool TextQuery::phrase_idea(const std::vector<std::string>& words, std::size_t first, Idea& idea) {
    for (std::size_t count = std::min(kLongestPhrase, words.size() - first); count >= 1; --count) {
        std::string stems;
        for (std::size_t i = first; i < first + count; ++i)
            stems += (stems.empty() ? "" : " ") + stemmer().stem(words[i]);
        const auto* same = index_.synonyms_.of(stems);
        if (!same && count == 1 && words[first].size() >= 3 && words[first].ends_with('s')) {
            stems = words[first].substr(0, words[first].size() - 1);  // tvs
            same = index_.synonyms_.of(stems);
        }
        if (!same) continue;
        idea.words = count;
        idea.hits = hits_of_phrase(stems);
        const auto name = [&](const std::string& phrase) {
            if (phrase.find(' ') != std::string::npos) return;
            if (const auto term = index_.vocabulary_.find_stem(phrase)) idea.terms.push_back(*term);
        };
        name(stems);
        for (const std::string& other : *same) {
            Hits hits = hits_of_phrase(other);
            for (Hit& hit : hits) hit.score *= kSynonymFactor;
            idea.hits = either(idea.hits, hits);
            name(other);
        }
        return true;
    }
    return false;
}

void TextQuery::measure_idea(const Measure& measure, Idea& idea) {
    for (const Measures::Meant& meant : index_.measures_.meant(measure, about_)) {
        const auto term = index_.vocabulary_.find_stem(meant.word);
        if (!term) continue;
        Hits hits;
        for (const Ordinal product : list_of(*term).products)
            if (index_.measures_.holds(meant, product)) hits.push_back({product, kMeasureScore * meant.closeness});
        idea.hits = either(idea.hits, hits);
    }
    idea.measured = !idea.hits.empty();
}

void TextQuery::split_word(const std::string& word, Idea& idea) const {
    constexpr std::size_t kShortestPart = 3;
    if (has_digit(word) || word.size() < 2 * kShortestPart) return;
    for (std::size_t cut = kShortestPart; cut + kShortestPart <= word.size(); ++cut) {
        const auto first = term_of(std::string_view{word}.substr(0, cut));
        const auto second = term_of(std::string_view{word}.substr(cut));
        if (!first || !second) continue;
        const Hits left = hits_of({{*first, 1}});
        const Hits right = hits_of({{*second, 1}});
        idea.hits = either(idea.hits, in_all({&left, &right}));
    }
}

TextQuery::Idea TextQuery::idea_of(const std::vector<std::string>& words, std::size_t first) {
    Idea idea;
    idea.first_word = first;
    const std::string& word = words[first];
    const auto measure = measure_of(word);
    if (measure) measure_idea(*measure, idea);
    const bool known_phrase = !measure && phrase_idea(words, first, idea);
    const bool last = open_end_ && first + idea.words == words.size();

    std::vector<Variant> variants;
    if (const auto term = term_of(word); term && idea.words == 1) {
        variants.push_back({*term, 1});
        idea.terms.push_back(*term);
    }
    if (is_number(word))
        for (const char* unit : {"in", "l", "kg", "gb", "w"})
            if (const auto term = index_.vocabulary_.find_stem(word + unit))
                variants.push_back({*term, kUnitFactor});
    if (measure && !idea.measured && measure->unit == "cm")
        if (const auto term = index_.vocabulary_.find_stem(
                std::to_string(std::lround(measure->number / kCentimetresAnInch)) + "in"))
            variants.push_back({*term, kUnitFactor});
    if (last && idea.words == 1 && word.size() >= 2 && !has_digit(word)) add_prefixes(word, variants);
    if (last && has_digit(word) && !is_number(word) && !measure) add_prefixes(word, variants);
    // What measures just so needs nothing that only mentions the number.
    if (!idea.measured && !variants.empty()) idea.hits = either(idea.hits, hits_of(variants));
    if (has_digit(word) && word.size() >= 3)
        if (const Hits models = models_of(word, kModelFactor); !models.empty() && (!measure || idea.hits.empty()))
            idea.hits = either(idea.hits, models);
    if (!known_phrase && idea.hits.size() < kFew) split_word(word, idea);
    // Leaving out a word that names things matters more than leaving out a rare one.
    idea.weight = idea.hits.empty() ? 0 : has_digit(word) ? 1.0F : 1.5F;
    return idea;
}

/// Words written apart here and together there: `air fryer` finds `airfryer`, `UA55 TU7000` the model.
void TextQuery::join_neighbours(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i + 1 < ideas_.size(); ++i) {
        Idea& left = ideas_[i];
        Idea& right = ideas_[i + 1];
        if (left.words != 1 || right.words != 1) continue;
        const auto term = term_of(words[left.first_word] + words[right.first_word]);
        if (!term) continue;
        const Hits both = hits_of({{*term, 1}});
        left.hits = either(left.hits, both);
        right.hits = either(right.hits, both);
        left.terms.push_back(*term);
    }
}

void TextQuery::read(const std::vector<std::string>& words) {
    ideas_.clear();
    for (std::size_t first = 0; first < words.size(); first += ideas_.back().words)
        ideas_.push_back(idea_of(words, first));
    join_neighbours(words);
}

bool TextQuery::correct(std::vector<std::string>& words, Vocabulary::Reach reach) const {
    bool changed = false;
    for (const Idea& idea : ideas_) {
        if (!idea.hits.empty() || idea.words != 1) continue;
        std::string& word = words[idea.first_word];
        if (auto better = index_.vocabulary_.corrected(word, index_.things_, reach); better && *better != word) {
            word = std::move(*better);
            changed = true;
        }
    }
    return changed;
}

Hits TextQuery::together() const {
    std::vector<const Hits*> lists;
    for (const Idea& idea : ideas_) lists.push_back(&idea.hits);
    return in_all(std::move(lists));
}

Hits TextQuery::mostly() const {
    std::vector<const Hits*> lists;
    std::vector<float> weights;
    for (const Idea& idea : ideas_) {
        if (idea.hits.empty()) continue;
        lists.push_back(&idea.hits);
        weights.push_back(idea.weight);
    }
    return in_most(lists, weights);
}

/// Words that none of these hits fits.
std::vector<std::string> TextQuery::missing(const std::vector<std::string>& words, const Hits& hits) const {
    std::vector<std::string> none;
    for (const Idea& idea : ideas_) {
        if (!in_all({&idea.hits, &hits}).empty()) continue;
        for (std::size_t i = idea.first_word; i < idea.first_word + idea.words; ++i) none.push_back(words[i]);
    }
    return none;
}

void TextQuery::read_corrected(const std::vector<std::string>& words, TextAnswer& answer) {
    read(words);
    std::string better;
    for (const std::string& word : words) better += (better.empty() ? "" : " ") + word;
    answer.corrected = std::move(better);
    answer.hits = together();
}

/// Of each category, whether it is inside one the text names; nothing when it names none. A text that names a
/// category means its things, not what merely goes with them.
std::vector<bool> TextQuery::meant_categories() const {
    const Catalogue& all = *index_.catalogue_;
    std::vector<Term> said;
    for (const Idea& idea : ideas_) said.insert(said.end(), idea.terms.begin(), idea.terms.end());
    if (said.empty()) return {};
    std::vector<bool> meant(all.categories.size());
    bool any = false;
    for (std::size_t i = 0; i < all.categories.size(); ++i) {
        const auto& terms = index_.category_terms_[i];
        meant[i] = !terms.empty() && std::all_of(terms.begin(), terms.end(), [&](Term term) {
            return std::find(said.begin(), said.end(), term) != said.end();
        });
        any = any || meant[i];
    }
    if (!any) return {};
    std::vector<bool> inside(all.categories.size());
    for (std::size_t i = 0; i < all.categories.size(); ++i)
        inside[i] = std::any_of(all.categories[i].path.begin(), all.categories[i].path.end(),
                                [&](CategoryIndex above) { return meant[above]; });
    return inside;
}

bool TextQuery::is_measured() const {
    return std::any_of(ideas_.begin(), ideas_.end(), [](const Idea& idea) { return idea.measured; });
}

TextAnswer TextQuery::find(std::string_view text) {
    TextAnswer answer;
    std::vector<std::string> words = words_of(text);
    if (words.size() > kMostWords) words.resize(kMostWords);
    open_end_ = search_.prefix && !text.empty() && text.back() != ' ';
    const std::vector<std::string> typed = words;
    std::vector<std::string> telling = words;
    std::erase_if(telling, [](const std::string& word) { return is_stop_word(word); });
    if (!telling.empty()) words = std::move(telling);
    answer.exact = index_.models_.exact(*index_.catalogue_, text);
    answer.page = index_.synonyms_.page_for(typed);
    if (words.empty()) return answer;

    read(words);
    answer.hits = together();
    using Reach = Vocabulary::Reach;
    if (answer.hits.empty() && correct(words, Reach::narrow)) read_corrected(words, answer);
    if (answer.hits.empty() && search_.wide) {
        std::vector<std::string> wider = words;
        TextAnswer guess;  // far from what was typed, so only for what then has all of it
        if (correct(wider, Reach::wide)) read_corrected(wider, guess);
        if (!guess.hits.empty()) {
            words = std::move(wider);
            answer.corrected = std::move(guess.corrected);
            answer.hits = std::move(guess.hits);
        }
    }
    if (answer.hits.empty()) {  // a 300 l fridge where there are 295
        about_ = true;
        read(words);
        answer.hits = together();
        answer.about = !answer.hits.empty();
    }
    std::vector<bool> meant = meant_categories();
    const auto is_meant = [&](const Hit& hit) { return meant[index_.catalogue_->category_of[hit.product]]; };
    if (!about_ && !meant.empty() && is_measured() && !answer.hits.empty() &&
        std::none_of(answer.hits.begin(), answer.hits.end(), is_meant)) {
        // A 300 l fridge where only a freezer, kept with the fridges, has just that: a fridge of about 300 is
        // nearer.
        about_ = true;
        read(words);
        if (Hits near = together(); std::any_of(near.begin(), near.end(), is_meant)) {
            answer.hits = std::move(near);
            answer.about = true;
        }
    }
    if (answer.hits.empty())  // a model typed with spaces: `UA 55 TU 7000`
        if (const std::string whole = squeezed(text); whole.size() >= 4 && has_digit(whole))
            answer.hits = models_of(whole, 1);
    if (answer.hits.empty()) {
        answer.hits = mostly();
        answer.most = !answer.hits.empty();
        if (answer.most) answer.left_out = missing(words, answer.hits);
    }
    if (meant = meant_categories(); !meant.empty())
        for (Hit& hit : answer.hits)
            if (is_meant(hit)) hit.score *= kMeantCategory;
    if (answer.exact) {
        answer.hits.push_back({*answer.exact, kExact});
        unite(answer.hits);
    }
    return answer;
}

}  // namespace spaza::search

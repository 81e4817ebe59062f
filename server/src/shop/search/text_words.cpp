#include <algorithm>
#include <array>

#include "shop/search/text_query.hpp"

// Words that are no kind, brand, model or measure: what has them, and what they are a slip of.
namespace spaza::search {

namespace {

using Is = QueryPart::Is;

}  // namespace

/// A sentence that mentions the word tells of the thing too, but one among many is an accident, as is a number.
void TextQuery::take_words(const QueryTree& tree, State& state, bool facts) const {
    std::vector<std::pair<float, std::size_t>> order;
    for (std::size_t i = 0; i < tree.parts.size(); ++i) {
        const Part& part = tree.parts[i];
        if (part.unwanted || part.is == Is::filler || state.met[i]) continue;
        const auto term = term_of(words_of(part.said).empty() ? part.said : words_of(part.said)[0]);
        order.emplace_back(term ? -idf(*term) : 0, i);
    }
    std::sort(order.begin(), order.end());
    for (const auto& [weight, i] : order) {
        Hits both = hits_of_text(tree, i, facts);
        both = in_all({&*state.hits, &both});
        constexpr std::size_t kAccident = 20;
        const bool may_be_accident = !facts || tree.parts[i].is == Is::number;
        if (both.empty() || (may_be_accident && both.size() * kAccident < state.hits->size())) continue;
        state.hits = std::move(both);
        state.met[i] = true;
    }
}

/// Something is called so in the end, as English names things.
bool TextQuery::names_a_thing(const Part& part) const {
    if (part.is != Is::word && part.is != Is::attribute) return false;
    const std::string stems = joined_stems(words_of(part.said));
    constexpr std::size_t kLooked = 200;  // enough to see what things are called, and quick
    return !stems.empty() && index_.is_called(stems, kLooked);
}

/// Of what has a word nobody knows, what is called so in the end, where many are: masks are no masking tape.
void TextQuery::keep_what_is_called(const QueryTree& tree, State& state) const {
    const Part* head = head_of(tree);
    if (!state.hits || head == nullptr || head->is != Is::word || head->purpose ||
        !state.met[static_cast<std::size_t>(head - tree.parts.data())])
        return;
    const std::vector<std::string> words = words_of(head->said);
    const auto term = words.empty() ? std::nullopt : term_of(words.back());
    if (!term) return;
    // What has it written together or apart is no other.
    const Hits saying = hits_of({{*term, 1}}, true);
    Hits others = in_all({&*state.hits, &saying});
    const std::size_t all = others.size();
    std::erase_if(others, [&](const Hit& hit) { return index_.things_.head(hit.product) == *term; });
    if (others.size() * 3 < all * 2) state.hits = without(*state.hits, others);
}

/// Only words: what is called so; failing that what mentions them; failing that what has most of them.
void TextQuery::take_words_alone(const QueryTree& tree, State& state) const {
    std::vector<std::size_t> words;
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
        if (!tree.parts[i].unwanted && tree.parts[i].is != Is::filler && !state.met[i]) words.push_back(i);
    if (words.empty()) return;
    std::vector<Hits> lists;
    for (const bool facts : {true, false}) {
        lists.clear();
        for (const std::size_t i : words) lists.push_back(hits_of_text(tree, i, facts));
        std::vector<const Hits*> all;
        for (const Hits& each : lists) all.push_back(&each);
        if (Hits hits = in_all(std::move(all)); !hits.empty()) {
            state.hits = std::move(hits);
            for (const std::size_t i : words) state.met[i] = true;
            return;
        }
    }
    std::vector<const Hits*> some;
    std::vector<float> weights;
    std::size_t telling = 0;
    std::size_t known = 0;
    for (std::size_t n = 0; n < words.size(); ++n) {
        const bool number = tree.parts[words[n]].is == Is::number;
        if (!number) ++telling;
        if (lists[n].empty()) continue;
        some.push_back(&lists[n]);
        // Leaving out a word that names things matters more than leaving out a number.
        weights.push_back(number ? 1.0F : 1.5F);
        if (!number) ++known;
    }
    // `60 amp breaker`: the last word says what it is. Else what is left says too little of what was meant.
    if (some.empty() || (known * 2 <= telling && !names_a_thing(tree.parts[words.back()]))) return;
    Hits most = in_most(some, weights);
    std::size_t kept = 0;
    for (std::size_t n = 0; n < words.size(); ++n) {
        state.met[words[n]] = !in_all({&lists[n], &most}).empty();
        if (state.met[words[n]] && tree.parts[words[n]].is != Is::number) ++kept;
    }
    if (kept * 2 > telling || (state.met[words.back()] && names_a_thing(tree.parts[words.back()])))
        state.hits = std::move(most);
    else
        state.met.assign(tree.parts.size(), false);
}

/// `lawn mover`: with the word beside it a name of a kind.
std::optional<std::string> TextQuery::corrected_beside(const std::vector<std::string>& words,
                                                       std::size_t at) const {
    constexpr std::size_t kTwoSlipsFrom = 8;
    if (words.size() < 2 || words[at].size() < 4 || has_digit(words[at])) return std::nullopt;
    const int most = words[at].size() < kTwoSlipsFrom ? 1 : 2;
    std::optional<std::string> best;
    int least = most + 1;
    for (const std::string& other : index_.lexicon_.kind_words()) {
        const int slips = edit_distance(words[at], other, most);
        if (slips >= least) continue;
        const std::string stem = stemmer().stem(other);
        const auto is_kind = [&](const std::string& stems) {
            return std::ranges::any_of(index_.lexicon_.of(stems),
                                       [](const Meaning& meaning) { return meaning.is == Meaning::Is::kind; });
        };
        if ((at > 0 && is_kind(stemmer().stem(words[at - 1]) + ' ' + stem)) ||
            (at + 1 < words.size() && is_kind(stem + ' ' + stemmer().stem(words[at + 1])))) {
            least = slips;
            best = other;
        }
    }
    return best;
}

/// Afrikaans writes together what English writes apart: `waterkraan`. What it ends with is the thing.
std::optional<std::string> TextQuery::divided(const std::string& word) const {
    constexpr std::size_t kShortest = 3;
    if (has_digit(word)) return std::nullopt;
    const auto is_kind = [&](const std::string& end) {
        const auto sold = [&](const std::string& stems) {
            return std::ranges::any_of(index_.lexicon_.of(stems), [&](const Meaning& meaning) {
                return meaning.is == Meaning::Is::kind && index_.lexicon_.is_sold(meaning);
            });
        };
        if (sold(stemmer().stem(end))) return true;
        return std::ranges::any_of(singulars(end),
                                   [&](const std::string& one) { return sold(stemmer().stem(one)); });
    };
    for (std::size_t cut = kShortest; cut + kShortest <= word.size(); ++cut) {
        const std::string begin = word.substr(0, cut);
        const std::string end = word.substr(cut);
        if (!index_.vocabulary_.is_written(begin) && index_.lexicon_.of(stemmer().stem(begin)).empty()) continue;
        if (is_kind(end)) return begin + ' ' + end;
    }
    return std::nullopt;
}

/// As it sounds: `fone`.
std::optional<std::string> TextQuery::respelt(const std::string& word) const {
    struct Sound {
        std::string_view written;
        std::string_view meant;
    };
    static constexpr std::array<Sound, 4> kSounds{
        {{"f", "ph"}, {"lite", "light"}, {"nite", "night"}, {"kw", "qu"}}};
    for (const Sound& sound : kSounds) {
        const auto at = word.find(sound.written);
        if (at == std::string::npos) continue;
        std::string other = word;
        other.replace(at, sound.written.size(), sound.meant);
        if (std::ranges::binary_search(index_.lexicon_.words(), other)) return other;
    }
    return std::nullopt;
}

/// Words nothing here has become what they are a slip of.
bool TextQuery::correct(std::vector<std::string>& words, const QueryTree& tree, Vocabulary::Reach reach) const {
    bool changed = false;
    std::size_t at = 0;
    for (const Part& part : tree.parts) {
        const std::size_t first = at;
        at += part.words;
        const bool typing = open_end_ && at == words.size() && search_.prefix && !search_.wide;
        const bool unwritten = part.is == Is::word && !typing && !index_.vocabulary_.is_written(part.said);
        if (part.is != Is::word ||
            (!unwritten && !hits_of_said(part.said, open_end_ && at == words.size(), false).empty()))
            continue;
        auto better = corrected_beside(words, first);
        if (!better) better = respelt(words[first]);
        if (!better) better = divided(words[first]);
        if (!better)
            better = index_.vocabulary_.corrected(words[first], index_.lexicon_.words(), reach,
                                                  index_.lexicon_.kind_words());
        if (better && *better != words[first] && stemmer().stem(*better) != stemmer().stem(words[first])) {
            words[first] = std::move(*better);
            changed = true;
        }
    }
    if (changed) {  // one may have become two
        std::string text;
        for (const std::string& word : words) text += word + ' ';
        words = query_words(text);
    }
    return changed;
}

}  // namespace spaza::search

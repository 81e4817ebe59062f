#include "shop/search/text_query.hpp"

#include <algorithm>

namespace spaza::search {

namespace {

using Is = QueryPart::Is;

constexpr float kExact = 1000;
constexpr float kAboutFactor = 0.5F;
constexpr std::size_t kMostWords = 12;

/// How much each says of what is wanted: what is taken later is given up sooner.
template <class Each>
void for_each_wanted(const QueryTree& tree, Is is, Each&& each) {
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
        if (tree.parts[i].is == is && !tree.parts[i].unwanted) each(i, tree.parts[i]);
}

Hits without(const Hits& hits, const Hits& unwanted) {
    Hits left;
    auto at = unwanted.begin();
    for (const Hit& hit : hits) {
        while (at != unwanted.end() && at->product < hit.product) ++at;
        if (at == unwanted.end() || at->product != hit.product) left.push_back(hit);
    }
    return left;
}

}  // namespace

bool TextQuery::narrow(State& state, Hits hits) const {
    if (hits.empty()) return false;
    if (!state.hits) {
        state.hits = std::move(hits);
        return true;
    }
    Hits both = in_all({&*state.hits, &hits});
    if (both.empty()) return false;
    state.hits = std::move(both);
    return true;
}

void TextQuery::take_models(const QueryTree& tree, State& state) const {
    for_each_wanted(tree, Is::model, [&](std::size_t i, const Part& part) {
        state.met[i] = narrow(state, hits_of_model(part));
        state.anchored = state.anchored || state.met[i];
    });
}

/// The last kind named is the thing, those before it say what it is for; `fridges and freezers` are both.
void TextQuery::take_kinds(const QueryTree& tree, State& state) const {
    std::vector<std::size_t> kinds;
    for_each_wanted(tree, Is::kind, [&](std::size_t i, const Part&) { kinds.push_back(i); });
    if (kinds.empty()) return;
    const Part& head = tree.parts[kinds.back()];
    if (!is_sold(*head.meaning)) {
        state.none = !state.hits;  // a whole model says more than the kind it is not
        return;
    }
    const auto take = [&](const Meaning& meaning, Hits hits) {
        if (!meaning.properties.empty())  // a fridge freezer is a fridge of one type, where types are told
            if (Hits narrower = hits_of_attribute(meaning, hits); !narrower.empty())
                hits = in_all({&hits, &narrower});
        return hits;
    };
    Hits things = take(*head.meaning, hits_of_kind(*head.meaning));
    std::vector<bool> met(kinds.size(), false);
    met.back() = true;
    for (std::size_t n = kinds.size() - 1; n-- > 0;) {
        const Part& other = tree.parts[kinds[n]];
        if (!is_sold(*other.meaning)) continue;
        const Hits hits = take(*other.meaning, hits_of_kind(*other.meaning));
        if (Hits common = in_all({&things, &hits}); !common.empty()) {
            things = std::move(common);
            met[n] = true;
        } else if (kinds[n] + 2 == kinds[n + 1] && tree.parts[kinds[n] + 1].is == Is::filler) {
            things = either(things, hits);
            met[n] = true;
        }
    }
    if (!narrow(state, std::move(things))) return;
    state.anchored = true;
    for (std::size_t n = 0; n < kinds.size(); ++n) state.met[kinds[n]] = met[n];
}

void TextQuery::take_brands(const QueryTree& tree, State& state) const {
    Hits of_any;
    bool strong = false;
    for_each_wanted(tree, Is::brand, [&](std::size_t, const Part& part) {
        of_any = either(of_any, hits_of_brand(*part.meaning));
        strong = strong || !part.meaning->weak;
    });
    if (of_any.empty() || !narrow(state, of_any)) return;
    state.anchored = state.anchored || strong;
    for_each_wanted(tree, Is::brand, [&](std::size_t i, const Part& part) {
        const Hits of_it = hits_of_brand(*part.meaning);
        state.met[i] = !in_all({&*state.hits, &of_it}).empty();
    });
}

void TextQuery::take_measures(const QueryTree& tree, State& state) const {
    for_each_wanted(tree, Is::measure, [&](std::size_t i, const Part& part) {
        state.met[i] = narrow(state, hits_of_measure(part, state.hits, false)) ||
                       narrow(state, hits_of_said(part.said, false, true));
        if (state.met[i]) return;
        Hits near = hits_of_measure(part, state.hits, true);
        for (Hit& hit : near) hit.score *= kAboutFactor;
        state.met[i] = narrow(state, std::move(near));
        state.about = state.about || state.met[i];
    });
    for_each_wanted(tree, Is::number, [&](std::size_t i, const Part& part) {
        if (state.hits) state.met[i] = narrow(state, hits_of_number(part, *state.hits));
    });
}

void TextQuery::take_attributes(const QueryTree& tree, State& state) const {
    for_each_wanted(tree, Is::attribute, [&](std::size_t i, const Part& part) {
        Hits hits = hits_of_attribute(*part.meaning, state.hits);
        // What is named so has it, whether its specification says so or not.
        if (part.words == 1) {
            constexpr float kOnlyNamed = 0.2F;
            Hits named = hits_of_said(part.said, false, true);
            for (Hit& hit : named) hit.score *= kOnlyNamed;
            hits = either(hits, named);
        }
        state.met[i] = narrow(state, std::move(hits));
        if (!state.met[i] && part.otherwise && part.otherwise->is == Meaning::Is::brand)
            state.met[i] = narrow(state, hits_of_brand(*part.otherwise));
    });
}

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
    std::string stems;
    for (const std::string& word : words_of(part.said)) stems += (stems.empty() ? "" : " ") + stemmer().stem(word);
    constexpr std::size_t kLooked = 200;  // enough to see what things are called, and quick
    return !stems.empty() && index_.is_called(stems, kLooked);
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

void TextQuery::leave_unwanted(const QueryTree& tree, State& state) const {
    for (std::size_t i = 0; i < tree.parts.size(); ++i) {
        if (!tree.parts[i].unwanted || tree.parts[i].is == Is::filler) continue;
        if (!state.hits) state.hits = everything();
        Hits left = without(*state.hits, hits_of_unwanted(tree.parts[i]));
        state.met[i] = !left.empty();
        if (state.met[i]) state.hits = std::move(left);
    }
}

/// `tv bracket`: no television is one, but something is called just that.
bool TextQuery::named_whole(const QueryTree& tree, State& state) const {
    std::vector<Hits> lists;
    for (std::size_t i = 0; i < tree.parts.size(); ++i) {
        const Part& part = tree.parts[i];
        if (part.is == Is::filler || part.unwanted) continue;
        lists.push_back(part.is == Is::brand
                            ? hits_of_brand(*part.meaning)
                            : hits_of_said(part.said, open_end_ && i + 1 == tree.parts.size(), true));
        if (part.is == Is::kind &&
            !part.meaning->called.empty()) {  // its department's name is no name of the thing
            const Hits called = hits_of_kind(*part.meaning);
            lists.back() = in_all({&lists.back(), &called});
        }
    }
    std::vector<const Hits*> all;
    for (const Hits& each : lists) all.push_back(&each);
    Hits named = in_all(std::move(all));
    if (named.empty()) return false;
    state.hits = std::move(named);
    state.met.assign(tree.parts.size(), true);
    return true;
}

TextQuery::State TextQuery::narrowed(const QueryTree& tree) const {
    State state;
    for (const Part& part : tree.parts) state.met.push_back(part.unwanted);  // until it proves to leave nothing
    take_models(tree, state);
    take_kinds(tree, state);
    if (state.none) return state;
    take_brands(tree, state);
    take_measures(tree, state);
    take_attributes(tree, state);
    if (state.hits)
        take_words(tree, state, true);
    else
        take_words_alone(tree, state);
    if (tree.has(Is::kind) && !is_whole(tree, state) && named_whole(tree, state)) state.about = false;
    if (state.hits) take_words(tree, state, false);
    leave_unwanted(tree, state);
    // `galaxy s21` is nothing of Galaxy Air: what was meant is among the words given up.
    if (!state.anchored && state.hits && !is_whole(tree, state)) {
        std::size_t met = 0;
        std::size_t all = 0;
        for (std::size_t i = 0; i < tree.parts.size(); ++i) {
            if (tree.parts[i].is == Is::filler || tree.parts[i].unwanted) continue;
            ++all;
            if (state.met[i] && tree.parts[i].is != Is::number) ++met;
        }
        const auto head = std::ranges::find_if(tree.parts.rbegin(), tree.parts.rend(), [](const Part& part) {
            return part.is != Is::filler && !part.unwanted;
        });
        const bool is_one = head != tree.parts.rend() &&
                            state.met[static_cast<std::size_t>(tree.parts.rend() - head - 1)] &&
                            names_a_thing(*head);
        if (met * 2 <= all && !is_one) state.hits.reset();
    }
    return state;
}

std::size_t TextQuery::unmet(const QueryTree& tree, const State& state) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
        if (tree.parts[i].is != Is::filler && !state.met[i]) ++count;
    return count;
}

bool TextQuery::is_whole(const QueryTree& tree, const State& state) const { return unmet(tree, state) == 0; }

std::vector<std::string> TextQuery::given_up(const QueryTree& tree, const State& state) const {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
        if (tree.parts[i].is != Is::filler && !state.met[i])
            for (std::string& word : words_of(tree.parts[i].said)) words.push_back(std::move(word));
    return words;
}

/// Words nothing here has become what they are a slip of.
bool TextQuery::correct(std::vector<std::string>& words, const QueryTree& tree, Vocabulary::Reach reach) const {
    bool changed = false;
    std::size_t at = 0;
    for (const Part& part : tree.parts) {
        const std::size_t first = at;
        at += part.words;
        if (part.is != Is::word || !hits_of_said(part.said, open_end_ && at == words.size(), false).empty())
            continue;
        if (auto better = index_.vocabulary_.corrected(words[first], index_.lexicon_.words(), reach);
            better && *better != words[first]) {
            words[first] = std::move(*better);
            changed = true;
        }
    }
    return changed;
}

QueryTree TextQuery::tree(std::string_view text) const {
    std::vector<std::string> words = words_of(plain_query(text));
    std::erase_if(words, [](const std::string& word) { return is_stop_word(word) && !is_connector(word); });
    if (words.size() > kMostWords) words.resize(kMostWords);
    return read_query(words, index_.lexicon_, index_.models_);
}

TextAnswer TextQuery::find(std::string_view text) {
    TextAnswer answer;
    const std::vector<std::string> typed = words_of(plain_query(text));
    open_end_ = search_.prefix && !text.empty() && text.back() != ' ';
    answer.exact = index_.models_.exact(*index_.catalogue_, text);
    answer.page = index_.words_.page_for(typed);
    std::vector<std::string> words = typed;
    std::erase_if(words, [](const std::string& word) { return is_stop_word(word) && !is_connector(word); });
    if (words.empty()) words = typed;
    if (words.size() > kMostWords) words.resize(kMostWords);
    if (words.empty()) return answer;

    QueryTree tree = read_query(words, index_.lexicon_, index_.models_);
    State state = narrowed(tree);
    const auto reread = [&](Vocabulary::Reach reach, bool only_whole) {
        std::vector<std::string> better = words;
        if (!correct(better, tree, reach)) return;
        QueryTree other = read_query(better, index_.lexicon_, index_.models_);
        State found = narrowed(other);
        if (!found.hits || (only_whole && !is_whole(other, found))) return;
        if (state.hits && unmet(other, found) >= unmet(tree, state)) return;  // it leads to no more
        words = std::move(better);
        tree = std::move(other);
        state = std::move(found);
        std::string corrected;
        for (const std::string& word : words) corrected += (corrected.empty() ? "" : " ") + word;
        answer.corrected = std::move(corrected);
    };
    if (!is_whole(tree, state) && tree.parts.size() > 1 && !tree.has(Is::kind) && !tree.has(Is::brand)) {
        Hits near = index_.models_.near(*index_.catalogue_, squeezed(text));  // a mistyped model with spaces
        std::erase_if(near, [&](const Hit& hit) { return hit.product >= search_.among; });
        if (!near.empty()) {
            state.hits = std::move(near);
            state.met.assign(tree.parts.size(), true);
        }
    }
    if (!is_whole(tree, state) && !state.none) reread(Vocabulary::Reach::narrow, false);
    if (search_.wide && !is_whole(tree, state) && !state.none) reread(Vocabulary::Reach::wide, true);

    if (state.hits) {
        answer.hits = std::move(*state.hits);
        answer.about = state.about;
        answer.left_out = given_up(tree, state);
        answer.most = !answer.left_out.empty();
        if (answer.most) answer.about = false;
    }
    if (answer.exact) {
        answer.hits.push_back({*answer.exact, kExact});
        unite(answer.hits);
    }
    return answer;
}

}  // namespace spaza::search

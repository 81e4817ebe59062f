#include <algorithm>

#include "shop/search/text_query.hpp"

// From a text to its answer: what was typed wrong, what comes near, what the shop does not have.
namespace spaza::search {

namespace {

using Is = QueryPart::Is;

constexpr float kExact = 1000;

}  // namespace

/// What says nothing of most things is the name of some: `kitchen mixer`.
void TextQuery::prefer_said(const QueryTree& tree, Hits& hits) const {
    constexpr std::size_t kMostSaid = 3;
    constexpr float kSaid = 0.3F;
    std::size_t said = 0;
    for (const Part& part : tree.parts) {
        if (part.is != Is::filler || part.said.size() < 4 || part.words > 1 || ++said > kMostSaid) continue;
        Hits named = hits_of_said(part.said, false, true);
        for (Hit& hit : named) hit.score *= kSaid;
        const Hits both = in_all({&hits, &named});
        hits = either(hits, both);
    }
}

/// The last kind that is wanted for itself: the one that is looked for.
const QueryPart* TextQuery::kind_meant(const QueryTree& tree) {
    const Part* meant = nullptr;
    for (const Part& part : tree.parts)
        if (part.is == Is::kind && !part.unwanted && !part.purpose) meant = &part;
    return meant;
}

void TextQuery::tell_not_sold(const QueryTree& tree, TextAnswer& answer) const {
    const Part* meant = kind_meant(tree);
    if (meant == nullptr) return;
    answer.not_sold = meant->said;
    answer.near = near_departments(tree);
}

/// `wall mount for tv` is a TV wall mount.
void TextQuery::read_purpose_first(const std::vector<std::string>& words, QueryTree& tree, State& state) const {
    const auto at =
        std::ranges::find_if(words, [](const std::string& word) { return word == "for" || word == "vir"; });
    if (at == words.begin() || at == words.end() || at + 1 == words.end()) return;
    std::vector<std::string> turned{at + 1, words.end()};
    turned.insert(turned.end(), words.begin(), at);
    QueryTree other = read_query(turned, index_.lexicon_, index_.models_);
    settle(other);
    State found = narrowed(other);
    if (!found.hits || (state.hits && unmet(other, found) >= unmet(tree, state))) return;
    tree = std::move(other);
    state = std::move(found);
}

/// A word stands nowhere as it is written, only others with its stem: a `compresser` is no compression.
bool TextQuery::has_unwritten(const QueryTree& tree) const {
    return std::ranges::any_of(tree.parts, [&](const Part& part) {
        return part.is == Is::word && !has_digit(part.said) && !index_.vocabulary_.is_written(part.said);
    });
}

TextAnswer TextQuery::find(std::string_view text) {
    TextAnswer answer;
    open_end_ = search_.prefix && !text.empty() && text.back() != ' ';
    answer.exact = index_.models_.exact(*index_.catalogue_, text);
    answer.page = index_.words_.page_for(words_of(plain_query(text)));
    std::vector<std::string> words = query_words(text);
    if (words.empty()) return answer;

    QueryTree tree = read_query(words, index_.lexicon_, index_.models_);
    settle(tree);
    State state = narrowed(tree);
    const auto reread = [&](Vocabulary::Reach reach, bool only_whole) {
        std::vector<std::string> better = words;
        if (!correct(better, tree, reach)) return;
        QueryTree other = read_query(better, index_.lexicon_, index_.models_);
        settle(other);
        State found = narrowed(other);
        if (!found.hits || (only_whole && !is_whole(other, found))) return;
        const bool names_kind = !tree.has(Is::kind) && other.has(Is::kind) && is_whole(other, found);
        if (state.hits && unmet(other, found) >= unmet(tree, state) && !names_kind) return;  // it leads to no more
        words = std::move(better);
        tree = std::move(other);
        state = std::move(found);
        std::string corrected;
        for (const std::string& word : words) corrected += (corrected.empty() ? "" : " ") + word;
        answer.corrected = std::move(corrected);
    };
    if (!is_whole(tree, state) && tree.parts.size() > 1 && !tree.has(Is::kind) && !tree.has(Is::brand)) {
        // A mistyped model with spaces.
        Hits near = index_.models_.near(*index_.catalogue_, squeezed(text), search_.among);
        if (!near.empty()) {
            state.hits = std::move(near);
            state.met.assign(tree.parts.size(), true);
        }
    }
    if (!is_whole(tree, state) || has_unwritten(tree)) reread(Vocabulary::Reach::narrow, state.none);
    if (!is_whole(tree, state)) read_purpose_first(words, tree, state);
    if (search_.wide && !is_whole(tree, state) && !state.none) reread(Vocabulary::Reach::wide, true);

    if (state.none) tell_not_sold(tree, answer);
    add_near_measures(tree, state);
    if (state.hits) prefer_said(tree, *state.hits);
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

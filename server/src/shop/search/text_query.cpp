#include "shop/search/text_query.hpp"

#include <algorithm>

namespace spaza::search {

namespace {

using Is = QueryPart::Is;

constexpr float kExact = 1000;
constexpr float kAboutFactor = 0.5F;

/// How much each says of what is wanted: what is taken later is given up sooner.
template <class Each>
void for_each_wanted(const QueryTree& tree, Is is, Each&& each) {
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
        if (tree.parts[i].is == is && !tree.parts[i].unwanted) each(i, tree.parts[i]);
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

/// A kind the shop does not have may be said of another thing: `laptop 16gb ram`, `fridge glass door`, the colour
/// petrol.
void TextQuery::settle(QueryTree& tree) const {
    for (std::size_t i = 1; i < tree.parts.size(); ++i) {  // `60 cm wide` is not among the widest
        Part& part = tree.parts[i];
        const bool labels = part.is == Is::attribute && tree.parts[i - 1].is == Is::measure &&
                            std::ranges::any_of(part.meaning->properties, [](const Property& property) {
                                return std::ranges::any_of(property.conditions, &Condition::of_hundred);
                            });
        if (labels) part.is = Is::filler;
    }
    std::vector<std::size_t> unsold;
    Hits sold;
    for_each_wanted(tree, Is::kind, [&](std::size_t i, const Part& part) {
        const bool department = !part.meaning->categories.empty() && !part.meaning->shared;
        if (!department && hits_of_kind(part).empty()) unsold.push_back(i);
    });
    if (unsold.empty()) return;
    for_each_wanted(tree, Is::kind,
                    [&](std::size_t, const Part& part) { sold = either(sold, hits_of_kind(part)); });
    for (const std::size_t i : unsold) settle_unsold(tree, i, sold);
}

void TextQuery::settle_unsold(QueryTree& tree, std::size_t i, const Hits& sold) const {
    Part& part = tree.parts[i];
    const auto becomes = [&](Is is) {
        part.is = is;
        part.meaning.reset();
    };
    if (part.otherwise && part.otherwise->is != Meaning::Is::kind) {
        part.is = part.otherwise->is == Meaning::Is::brand ? Is::brand : Is::attribute;
        part.meaning = part.otherwise;
        part.otherwise.reset();
        return;
    }
    const Part* head = head_of(tree);
    if (head != &part && head->is == Is::word && names_a_thing(*head)) return becomes(Is::word);  // `bakkie cover`
    if (sold.empty()) return;
    if (i > 0 && (tree.parts[i - 1].is == Is::measure || tree.parts[i - 1].is == Is::number))
        return becomes(Is::filler);
    const Hits said = hits_of_said(part.said, false, true);
    if (!in_all({&sold, &said}).empty()) becomes(Is::word);
}

Hits TextQuery::hits_of_head(const Part& part) const {
    Hits hits = hits_of_kind(part);
    if (!part.meaning->properties.empty())  // a fridge freezer is a fridge of one type, where types are told
        if (Hits narrower = hits_of_attribute(*part.meaning, hits); !narrower.empty())
            hits = in_all({&hits, &narrower});
    return hits;
}

/// The last kind named is the thing, those before it say what it is for; `fridges and freezers` are both. What
/// stands behind `for` or `with` is not the thing.
void TextQuery::take_kinds(const QueryTree& tree, State& state) const {
    std::vector<std::size_t> kinds;
    for_each_wanted(tree, Is::kind, [&](std::size_t i, const Part& part) {
        if (!part.purpose) kinds.push_back(i);
    });
    if (kinds.empty()) return;
    Hits things = hits_of_head(tree.parts[kinds.back()]);
    if (things.empty()) {
        state.none = !state.hits;  // a whole model says more than the kind it is not
        return;
    }
    std::vector<bool> met(kinds.size(), false);
    met.back() = true;
    for (std::size_t n = kinds.size() - 1; n-- > 0;) {
        const Hits hits = hits_of_head(tree.parts[kinds[n]]);
        if (hits.empty()) continue;
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
        state.met[i] = narrow(state, hits_of_measure(part, state.hits, Reach::exact)) ||
                       narrow(state, hits_of_said(part.said, false, true));
        if (state.met[i]) return;
        Hits near = hits_of_measure(part, state.hits, Reach::about);
        for (Hit& hit : near) hit.score *= kAboutFactor;
        state.met[i] = narrow(state, std::move(near));
        state.about = state.about || state.met[i];
        if (state.met[i] || !state.hits) return;
        // It is given up, but what is nearest stays first.
        Hits any = hits_of_measure(part, state.hits, Reach::any);
        for (Hit& hit : any) hit.score *= kAboutFactor;
        Hits nearest = in_all({&*state.hits, &any});
        state.hits = either(*state.hits, nearest);
    });
    for_each_wanted(tree, Is::number, [&](std::size_t i, const Part& part) {
        if (state.hits) state.met[i] = narrow(state, hits_of_number(part, *state.hits));
    });
}

/// Where no kind is named, what names a thing comes first: `matt black basin mixer`.
void TextQuery::take_attributes(const QueryTree& tree, State& state) const {
    std::vector<std::size_t> order;
    for_each_wanted(tree, Is::attribute, [&](std::size_t i, const Part&) { order.push_back(i); });
    if (order.size() > 1 && !tree.has(Is::kind))
        std::ranges::stable_partition(order, [&](std::size_t i) { return names_a_thing(tree.parts[i]); });
    for (const std::size_t i : order) {
        const Part& part = tree.parts[i];
        Hits hits = hits_of_attribute(*part.meaning, state.hits);
        // What is named so has it, whether its specification says so or not.
        if (part.words == 1) {
            constexpr float kOnlyNamed = 0.2F;
            Hits named = hits_of_said(part.said, false, true);
            const auto term = term_of(part.said);  // a solar panel is one, whatever type it is of
            std::erase_if(named, [&](const Hit& hit) {
                return index_.things_.head(hit.product) != term && tells_otherwise(*part.meaning, hit.product);
            });
            for (Hit& hit : named) hit.score *= kOnlyNamed;
            hits = either(hits, named);
        }
        state.met[i] = narrow(state, std::move(hits));
        if (!state.met[i] && part.otherwise && part.otherwise->is == Meaning::Is::brand)
            state.met[i] = narrow(state, hits_of_brand(*part.otherwise));
    }
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
        if (part.is == Is::kind && part.meaning->shared) {  // its department's name is no name of the thing
            const Hits called = hits_called(part);
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

/// The thing meant, as English names things: the last that is no number, before what tells its purpose.
const QueryPart* TextQuery::head_of(const QueryTree& tree) const {
    const Part* head = nullptr;
    for (const Part& part : tree.parts)
        if (part.is != Is::filler && part.is != Is::number && part.is != Is::measure && !part.unwanted &&
            !(part.purpose && head != nullptr))
            head = &part;
    return head;
}

/// `galaxy s21` is nothing of Galaxy Air, `golf clubs` are no club hammers: what was meant is among what was given
/// up.
bool TextQuery::is_beside_the_point(const QueryTree& tree, const State& state) const {
    if (state.anchored || !state.hits || is_whole(tree, state)) return false;
    std::size_t met = 0;
    std::size_t all = 0;
    for (std::size_t i = 0; i < tree.parts.size(); ++i) {
        if (tree.parts[i].is == Is::filler || tree.parts[i].unwanted) continue;
        ++all;
        if (state.met[i] && tree.parts[i].is != Is::number) ++met;
    }
    const Part* head = head_of(tree);
    if (head == nullptr) return met * 2 <= all;
    if (!state.met[static_cast<std::size_t>(head - tree.parts.data())]) return true;
    return met * 2 <= all && !names_a_thing(*head);
}

TextQuery::State TextQuery::narrowed(const QueryTree& tree, Plan plan) const {
    State state;
    for (const Part& part : tree.parts) state.met.push_back(part.unwanted);  // until it proves to leave nothing
    take_models(tree, state);
    take_kinds(tree, state);
    if (state.none) return state;
    take_brands(tree, state);
    if (!plan.attributes_first) take_measures(tree, state);
    take_attributes(tree, state);
    if (plan.attributes_first) take_measures(tree, state);
    if (state.hits)
        take_words(tree, state, true);
    else
        take_words_alone(tree, state);
    if (tree.has(Is::kind) && !is_whole(tree, state) && named_whole(tree, state)) state.about = false;
    if (state.hits) take_words(tree, state, false);
    if (!tree.has(Is::kind)) keep_what_is_called(tree, state);
    leave_unwanted(tree, state);
    if (is_beside_the_point(tree, state)) state.hits.reset();
    return state;
}

std::vector<TextQuery::Plan> TextQuery::other_plans(const QueryTree& tree) const {
    std::vector<Plan> plans;
    const bool both = tree.has(Is::attribute) && (tree.has(Is::measure) || tree.has(Is::number));
    if (both) plans.push_back({.attributes_first = true});
    return plans;
}

/// What says least is given up; which that is depends on what is taken first.
TextQuery::State TextQuery::narrowed(const QueryTree& tree) const {
    State best = narrowed(tree, Plan{});
    if (best.none || is_whole(tree, best)) return best;
    for (const Plan plan : other_plans(tree))
        if (State other = narrowed(tree, plan);
            other.hits && (!best.hits || unmet(tree, other) <= unmet(tree, best)))
            best = std::move(other);
    return best;
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

QueryTree TextQuery::tree(std::string_view text) const {
    return read_query(query_words(text), index_.lexicon_, index_.models_);
}

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
    for_each_wanted(tree, Is::kind, [&](std::size_t, const Part& part) {
        if (!part.purpose) meant = &part;
    });
    return meant;
}

void TextQuery::tell_not_sold(const QueryTree& tree, TextAnswer& answer) const {
    const Part* meant = kind_meant(tree);
    if (meant == nullptr) return;
    answer.not_sold = meant->said;
    answer.near = near_departments(tree);
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
    if (!is_whole(tree, state)) reread(Vocabulary::Reach::narrow, state.none);
    if (search_.wide && !is_whole(tree, state) && !state.none) reread(Vocabulary::Reach::wide, true);

    if (state.none) tell_not_sold(tree, answer);
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

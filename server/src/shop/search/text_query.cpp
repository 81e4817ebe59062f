#include "shop/search/text_query.hpp"

#include <algorithm>
#include <utility>

namespace spaza::search {

namespace {

using Is = QueryPart::Is;

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

Hits TextQuery::hits_of_head(const Part& part) const {
    Hits hits = hits_of_kind(part);
    if (!part.meaning->properties.empty())  // a fridge freezer is a fridge of one type, where types are reported
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

/// The part behind `or` that says another value of the same specification.
std::optional<std::size_t> TextQuery::alternative_to(const QueryTree& tree, std::size_t part) {
    if (part + 2 >= tree.parts.size() || tree.parts[part + 1].is != Is::filler) return std::nullopt;
    const std::string& joined = tree.parts[part + 1].said;
    const Part& other = tree.parts[part + 2];
    const auto specification = [](const Part& of) -> std::string_view {
        return of.meaning->properties.front().conditions.front().attribute;
    };
    const bool same = (joined == "or" || joined == "of") && other.is == Is::attribute && !other.unwanted &&
                      specification(tree.parts[part]) == specification(other);
    return same ? std::optional{part + 2} : std::nullopt;
}

/// Where no kind is named, what names a thing comes first: `matt black basin mixer`.
void TextQuery::take_attributes(const QueryTree& tree, State& state) const {
    std::vector<std::size_t> order;
    for_each_wanted(tree, Is::attribute, [&](std::size_t i, const Part&) { order.push_back(i); });
    if (order.size() > 1 && !tree.has(Is::kind))
        std::ranges::stable_partition(order, [&](std::size_t i) { return names_a_thing(tree.parts[i]); });
    for (const std::size_t i : order) {
        if (state.met[i]) continue;  // as the other of two
        const Part& part = tree.parts[i];
        Hits hits = hits_of_attribute(*part.meaning, state.hits);
        // What is named so has it, whether its specification says so or not.
        if (part.words == 1) {
            constexpr float kOnlyNamed = 0.2F;
            Hits named = hits_of_said(part.said, false, true);
            const auto term = term_of(part.said);  // a solar panel is one, whatever type it is of
            std::erase_if(named, [&](const Hit& hit) {
                return index_.things_.head(hit.product) != term &&
                       tells_otherwise(*part.meaning, part.said, hit.product);
            });
            for (Hit& hit : named) hit.score *= kOnlyNamed;
            hits = either(hits, named);
        }
        if (const auto other = alternative_to(tree, i)) {  // black or grey
            state.met[*other] = true;
            hits = either(hits, hits_of_attribute(*tree.parts[*other].meaning, state.hits));
        }
        state.met[i] = state.met[i] || narrow(state, std::move(hits));
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

/// A `console controller` is a controller, not the console it comes with.
bool TextQuery::only_other_kinds_unmet(const QueryTree& tree, const State& state) const {
    const Part* head = head_of(tree);
    if (head == nullptr || head->is != Is::kind || head->meaning->shared) return false;
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
        if (tree.parts[i].is != Is::filler && !state.met[i] &&
            (tree.parts[i].is != Is::kind || &tree.parts[i] == head))
            return false;
    return true;
}

/// `tv bracket`: no television is one, but something is called just that.
bool TextQuery::named_whole(const QueryTree& tree, State& state) const {
    if (only_other_kinds_unmet(tree, state)) return false;
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
    if (!plan.attributes_first) take_measures(tree, state, plan.about);
    take_attributes(tree, state);
    if (plan.attributes_first) take_measures(tree, state, plan.about);
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

}  // namespace spaza::search

#include <algorithm>
#include <utility>

#include "shop/search/text_query.hpp"

// What parts of a query turn out to mean among what the shop has.
namespace spaza::search {

namespace {

using Is = QueryPart::Is;

/// `beer` of a small fridge: by itself it says nothing of what is wanted.
bool says_size_only(const Meaning& meaning) {
    return std::ranges::all_of(meaning.properties, [](const Property& property) {
        return std::ranges::all_of(
            property.conditions, [](const Condition& condition) { return condition.is != Condition::Is::equal; });
    });
}

/// Kinds of things that are wanted, whatever for.
template <class Each>
void for_each_kind(const QueryTree& tree, Each&& each) {
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
        if (tree.parts[i].is == Is::kind && !tree.parts[i].unwanted) each(i, tree.parts[i]);
}

}  // namespace

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
    settle_head(tree);
    if (is_part_of_other(tree)) return;
    std::vector<std::size_t> unsold;
    Hits sold;
    for_each_kind(tree, [&](std::size_t i, const Part& part) {
        const bool department = !part.meaning->categories.empty() && !part.meaning->shared;
        if (!department && hits_of_kind(part).empty()) unsold.push_back(i);
    });
    if (unsold.empty()) return;
    for_each_kind(tree, [&](std::size_t, const Part& part) { sold = either(sold, hits_of_kind(part)); });
    for (const std::size_t i : unsold) settle_unsold(tree, i, sold);
}

/// `drill battery`: the last word says what it is, where things called so tell of the one before. A `battery
/// drill` is a drill.
void TextQuery::settle_head(QueryTree& tree) const {
    const Part* head = head_of(tree);
    if (head == nullptr || head->is != Is::attribute || head->purpose) return;
    Part& last = tree.parts[static_cast<std::size_t>(head - tree.parts.data())];
    for (const Meaning& meaning : index_.lexicon_.of(last.stems)) {
        if (meaning.is != Meaning::Is::kind || !index_.lexicon_.is_sold(meaning)) continue;
        const Hits things = hits_called({.stems = last.stems, .meaning = meaning});
        std::vector<Part*> before;
        bool all_known = !things.empty();
        for_each_kind(tree, [&](std::size_t i, const Part& part) {
            const Hits telling = hits_of_text(tree, i, false);
            all_known = all_known && !part.purpose && !in_all({&things, &telling}).empty();
            before.push_back(&tree.parts[i]);
        });
        if (!all_known || before.empty()) continue;
        for (Part* part : before) part->purpose = true;
        last.otherwise = std::exchange(last.meaning, meaning);
        last.is = Is::kind;
        return;
    }
}

/// `kettle lid`: nothing called so is for kettles. It becomes a kind the shop does not have.
bool TextQuery::is_part_of_other(QueryTree& tree) const {
    std::size_t at = tree.parts.size();
    bool behind_kind = false;  // not `coffee beans, case of six 1 kg bags`
    for (std::size_t i = 0; i < tree.parts.size(); ++i) {
        const Part& part = tree.parts[i];
        const bool tells = part.is == Is::filler || part.is == Is::attribute || part.is == Is::brand;
        if (part.unwanted || part.purpose || tells) continue;  // `kettle lid white`
        if (part.part && behind_kind) {
            at = i;
            continue;
        }
        behind_kind = part.is == Is::kind;
        at = tree.parts.size();
    }
    if (at == tree.parts.size()) return false;
    Part& last = tree.parts[at];
    const auto term = term_of(last.said);
    Hits called = term ? hits_of({{*term, 1}}, true) : Hits{};
    std::erase_if(called, [&](const Hit& hit) { return index_.things_.head(hit.product) != *term; });
    Part* of = nullptr;
    bool before = true;
    for (std::size_t i = 0; i < tree.parts.size() && before; ++i) {
        Part& part = tree.parts[i];
        before = &part != &last;
        if (!before || part.is != Is::kind || part.unwanted || part.purpose) continue;
        const Hits telling = hits_of_text(tree, i, false);
        if (!in_all({&called, &telling}).empty()) return false;
        of = &part;
    }
    if (of == nullptr) return false;
    last.stems = of->stems + ' ' + stemmer().stem(last.said);
    last.said = of->said + ' ' + last.said;
    last.meaning = Meaning{.is = Meaning::Is::kind, .names = {last.stems}, .section = of->meaning->section};
    last.is = Is::kind;
    of->purpose = true;
    return true;
}

void TextQuery::settle_unsold(QueryTree& tree, std::size_t i, const Hits& sold) const {
    Part& part = tree.parts[i];
    const auto becomes = [&](Is is) {
        part.is = is;
        part.meaning.reset();
    };
    if (part.otherwise && part.otherwise->is != Meaning::Is::kind &&
        !(head_of(tree) == &part && says_size_only(*part.otherwise) && sold.empty())) {
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

}  // namespace spaza::search

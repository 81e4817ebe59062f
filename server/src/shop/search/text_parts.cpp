#include <algorithm>
#include <array>

#include "shop/search/text_query.hpp"

// What each part of a query fits.
namespace spaza::search {

namespace {

using Is = QueryPart::Is;

constexpr float kKindScore = 3;
constexpr float kAsTyped = 1.2F;  // more for what is called by the very words
constexpr float kBrandScore = 3;
constexpr float kAttributeScore = 2;
constexpr float kRankScore = 4;   // more for the most of what is asked for: the largest of the large
constexpr float kMostScore = 80;  // the largest comes first, whatever else is said of it

/// The most of what is asked for first: the largest of the large.
void rank_by(const std::vector<AttributeTest>& tests, Hits& held, float score) {
    for (const AttributeTest& test : tests) {
        if (!test.ranks() || held.empty()) continue;
        const auto [least, most] = std::ranges::minmax_element(
            held, [&](const Hit& a, const Hit& b) { return test.value(a.product) < test.value(b.product); });
        const float low = test.value(least->product);
        const float high = test.value(most->product);
        if (high > low)
            for (Hit& hit : held) hit.score += score * (test.value(hit.product) - low) / (high - low);
    }
}

/// Lengths, volumes and weights, of which `size` means the one that most of these things tell.
bool tells_size(const AttributeColumn& column) {
    static constexpr std::array<std::string_view, 8> kUnits{"inch", "cm", "mm", "m", "L", "ml", "kg", "g"};
    return column.facet && std::ranges::find(kUnits, column.unit) != kUnits.end();
}

/// The numbers a condition is about; null where there are none.
const AttributeColumn* specification_of(const Catalogue& all, const Condition& condition, const Hits& among) {
    const auto is_reported = [](const AttributeColumn& column) {
        return !column.sets.empty() && column.type == AttributeColumn::Type::number;
    };
    const auto found = all.attribute_by_code.find(condition.attribute);
    if (found != all.attribute_by_code.end() && is_reported(all.attributes[found->second]))
        return &all.attributes[found->second];
    if (condition.attribute != kSizeAttribute) return nullptr;
    const AttributeColumn* best = nullptr;
    std::ptrdiff_t most = 0;
    for (const AttributeColumn& column : all.attributes) {
        if (!is_reported(column) || !tells_size(column)) continue;
        const auto telling =
            std::ranges::count_if(among, [&](const Hit& hit) { return column.sets[hit.product] != 0; });
        if (telling > most) best = &column;
        most = std::max(most, telling);
    }
    return best;
}

}  // namespace

/// Products called by a name of the kind. Who types `trimmer` means a hedge trimmer too, who types `weed eater`
/// does not.
Hits TextQuery::hits_called(const Part& part) const {
    using How = NamedThings::How;
    const auto named = [&](const std::string& stems, How least, float score) {
        Hits hits;
        for (const NamedThings::Named& each : index_.things_.of(stems, search_.among))
            if (each.how() >= least) hits.push_back({each.product(), score});
        return hits;
    };
    Hits called = named(part.stems, How::end, kKindScore * kAsTyped);
    for (const std::string& name : part.meaning->names)
        called = either(called, named(name, How::whole, kKindScore));
    return called.empty() ? hits_called_apart(part.stems) : called;
}

/// `TV wall bracket` is a TV bracket.
Hits TextQuery::hits_called_apart(const std::string& stems) const {
    const auto space = stems.rfind(' ');
    if (space == std::string::npos) return {};
    const auto head = index_.vocabulary_.find_stem(std::string_view{stems}.substr(space + 1));
    if (!head) return {};
    Hits hits = hits_of_phrase(stems, true);
    std::erase_if(hits, [&](const Hit& hit) { return index_.things_.head(hit.product) != *head; });
    for (Hit& hit : hits) hit.score = kKindScore;
    return hits;
}

/// The same, anywhere in the name.
Hits TextQuery::hits_naming(const Part& part) const {
    Hits hits;
    for (const std::string& name : part.meaning->names) {
        Hits so;
        for (const NamedThings::Named& each : index_.things_.of(name, search_.among))
            so.push_back({each.product(), kKindScore});
        hits = either(hits, so);
    }
    return hits;
}

/// Of a department that holds several kinds, those called so; all when they are so few that names must be no help.
Hits TextQuery::hits_of_kind(const Part& part) const {
    constexpr std::size_t kTooFew = 25;  // one in so many
    const Meaning& kind = *part.meaning;
    if (kind.categories.empty()) {
        Hits called = hits_called(part);
        if (!called.empty() || part.stems.find(' ') != std::string::npos) return called;
        for (const Meaning* narrower : index_.lexicon_.kinds_ending_with(part.stems))
            if (narrower->number != kind.number)
                called = either(called, narrower->categories.empty()
                                            ? hits_called({.stems = part.stems, .meaning = *narrower})
                                            : hits_of_kind({.stems = part.stems, .meaning = *narrower}));
        return called;
    }
    Hits hits = hits_of_departments(kind);
    if (!kind.shared) {
        const auto& others = index_.others_[kind.number];
        auto other = others.begin();
        std::erase_if(hits, [&](const Hit& hit) {
            while (other != others.end() && *other < hit.product) ++other;
            return other != others.end() && *other == hit.product;
        });
        return hits;
    }
    for (const Hits& so : {hits_called(part), hits_naming(part)})
        if (Hits called = in_all({&hits, &so}); !called.empty() && called.size() * kTooFew >= hits.size())
            return called;
    // `Computers & phones` may have no phones below it, `Brackets and cables` only brackets.
    // What no name tells (`shelving` of `Hinges, handles & shelving`) is what is called none of the others.
    const Hits all = hits;
    if (kind.section != 0)
        std::erase_if(hits, [&](const Hit& hit) {
            return std::ranges::find(kind.categories, index_.catalogue_->category_of[hit.product]) ==
                   kind.categories.end();
        });
    for (const CategoryIndex category : kind.categories)
        for (const std::string_view name : parts_of_name(index_.catalogue_->categories[category].name)) {
            const std::string stems = joined_stems(telling_words(name));
            if (stems == part.stems || std::ranges::find(kind.names, stems) != kind.names.end()) continue;
            Hits other;
            for (const NamedThings::Named& each : index_.things_.of(stems, search_.among))
                if (each.how() != NamedThings::How::inside) other.push_back({each.product(), 0});
            hits = without(hits, other);
        }
    if (!hits.empty() || kind.section == 0) return hits.empty() ? all : hits;
    // `Floodlights & solar lights` has solar floodlights.
    const auto space = part.stems.rfind(' ');
    if (space == std::string::npos) return {};
    const Hits telling = hits_of_phrase(part.stems.substr(0, space), true);
    return in_all({&all, &telling});
}

Hits TextQuery::hits_of_departments(const Meaning& kind) const {
    Hits hits;
    for (const CategoryIndex category : kind.categories) {
        Hits inside;
        for (const Ordinal product : index_.catalogue_->categories[category].products) {
            if (product >= search_.among) break;  // they rise
            inside.push_back({product, kKindScore});
        }
        hits = hits.empty() ? std::move(inside) : either(hits, inside);
    }
    return hits;
}

Hits TextQuery::hits_of_brand(const Meaning& brand) const {
    Hits hits;
    for (const BrandIndex each : brand.brands) {
        Hits of_it;
        for (const Ordinal product : index_.catalogue_->brands[each].products) {
            if (product >= search_.among) break;
            of_it.push_back({product, kBrandScore});
        }
        hits = either(hits, of_it);
    }
    return hits;
}

/// A share of what there is as the number it stands for here, where most of the products tell.
std::optional<Condition> TextQuery::settled(Condition condition, const Hits& among) const {
    const AttributeColumn* reported = specification_of(*index_.catalogue_, condition, among);
    if (reported == nullptr) return std::nullopt;
    const AttributeColumn& column = *reported;
    condition.attribute = column.code;
    std::vector<double> numbers;
    for (const Hit& hit : among)
        if (const auto& members = column.members[column.sets[hit.product]]; !members.empty())
            numbers.push_back(column.numbers[members.front()]);
    if (numbers.size() < 4 || numbers.size() * 2 < among.size()) return std::nullopt;
    const auto at = std::min(numbers.size() - 1, static_cast<std::size_t>(condition.number / 100 *
                                                                          static_cast<double>(numbers.size())));
    std::ranges::nth_element(numbers, numbers.begin() + static_cast<std::ptrdiff_t>(at));
    condition.number = numbers[at];
    condition.of_hundred = false;
    const auto [least, most] = std::ranges::minmax(numbers);
    return least < most ? std::optional{condition} : std::nullopt;
}

/// Products of which a property holds, in its department.
Hits TextQuery::hits_of_property(const Property& property, const std::optional<Hits>& among) const {
    const Catalogue& all = *index_.catalogue_;
    std::vector<AttributeTest> tests;
    constexpr double kSuperlative = 50;  // of a hundred: `biggest` is the upper half, the highest first
    bool most = false;
    for (const Condition& condition : property.conditions) {
        most = most || (condition.of_hundred && condition.number == kSuperlative);
        const auto here = !condition.of_hundred ? std::optional{condition}
                          : among               ? settled(condition, *among)
                                                : std::nullopt;
        if (auto test = here ? index_.measures_.test(*here) : std::nullopt) tests.push_back(std::move(*test));
    }
    if (tests.size() != property.conditions.size()) return {};
    std::vector<bool> inside(all.categories.size(), property.category.empty());
    if (const auto top = all.category_by_code.find(property.category); top != all.category_by_code.end())
        for (std::size_t i = 0; i < inside.size(); ++i)
            inside[i] = std::ranges::find(all.categories[i].path, top->second) != all.categories[i].path.end();
    Hits held = worth(among, [&](Ordinal product) {
        if (!inside[all.category_of[product]]) return 0.0F;
        return std::ranges::all_of(tests, [&](const AttributeTest& test) { return test(product) > 0; })
                   ? kAttributeScore
                   : 0.0F;
    });
    rank_by(tests, held, most ? kMostScore : kRankScore);
    return held;
}

/// Products of which any property holds; a share of what there is only where no property of the department does.
Hits TextQuery::hits_of_attribute(const Meaning& attribute, const std::optional<Hits>& among) const {
    const auto of_hundred = [](const Property& property) {
        return std::ranges::any_of(property.conditions, &Condition::of_hundred);
    };
    Hits hits;
    for (const Property& property : attribute.properties)
        if (!of_hundred(property)) hits = either(hits, hits_of_property(property, among));
    for (const Property& property : attribute.properties) {
        if (!hits.empty()) break;
        if (of_hundred(property)) hits = hits_of_property(property, among);
    }
    return hits;
}

/// Its specification says another thing: `Not ducted`, but not `Stone grey`.
bool TextQuery::tells_otherwise(const Meaning& attribute, const std::string& said, Ordinal product) const {
    const Catalogue& all = *index_.catalogue_;
    return std::ranges::any_of(attribute.properties, [&](const Property& property) {
        const auto found = all.attribute_by_code.find(property.conditions.front().attribute);
        if (found == all.attribute_by_code.end()) return false;
        const AttributeColumn& column = all.attributes[found->second];
        if (column.sets.empty()) return false;
        const auto& reported = column.members[column.sets[product]];
        const bool says_it = std::ranges::any_of(reported, [&](std::uint16_t value) {
            const auto words = words_of(column.texts[value]);
            return words.size() > 1 && words.front() != "not" && words.front() != "no" &&
                   std::ranges::find(words, said) != words.end();
        });
        return !reported.empty() && !says_it;
    });
}

Hits TextQuery::hits_of_model(const Part& part) const {
    constexpr float kModelFactor = 0.8F;
    const std::string whole = squeezed(part.said);
    Hits hits = models_of(whole, kModelFactor);
    if (const auto ordinal = index_.models_.exact(*index_.catalogue_, whole); ordinal && *ordinal < search_.among)
        hits = either(hits, {{*ordinal, 10}});
    if (hits.empty()) hits = hits_of_said(part.said, open_end_, true);
    if (hits.empty()) {
        hits = index_.models_.near(*index_.catalogue_, whole, search_.among);
    }
    return hits;
}

/// Several products say the word itself: who ends a search with `mix` means no mixer. While one types, all may be
/// meant.
bool TextQuery::is_said(const std::vector<Variant>& variants) const {
    constexpr std::size_t kSeveral = 3;
    return std::ranges::any_of(variants, [&](const Variant& variant) {
        const Postings::List list = list_of(variant.term);
        std::size_t facts = 0;
        for (std::size_t i = 0; i < list.products.size() && facts < kSeveral; ++i)
            facts += Postings::is_fact(list.weights[i]) ? 1 : 0;
        return facts >= kSeveral;
    });
}

/// Products whose texts have the words of a part.
Hits TextQuery::hits_of_said(const std::string& said, bool open_end, bool facts) const {
    std::vector<Hits> lists;
    const std::vector<std::string> words = words_of(said);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        std::vector<Variant> variants;
        if (const auto term = term_of(word)) variants.push_back({*term, 1});
        if (is_number(word)) {
            constexpr float kUnitFactor = 0.7F;
            for (const char* unit : {"in", "l", "kg", "gb", "w"})
                if (const auto term = index_.vocabulary_.find_stem(word + unit))
                    variants.push_back({*term, kUnitFactor});
        }
        const bool last = open_end && i + 1 == words.size();
        if (last && word.size() >= 2 && !is_number(word) && (!has_digit(word) || !measure_of(word)) &&
            !(search_.wide && is_said(variants)))
            add_prefixes(word, variants);
        Hits hits = hits_of(variants, facts);
        constexpr std::size_t kFew = 50;  // hits, below which a word is also tried in two parts
        if (hits.size() < kFew) hits = either(hits, split_word(word, facts));
        lists.push_back(std::move(hits));
    }
    std::vector<const Hits*> all;
    for (const Hits& each : lists) all.push_back(&each);
    return in_all(std::move(all));
}

/// The same of one part, with its neighbours' words written together: `air fryer` finds `airfryer`.
Hits TextQuery::hits_of_text(const QueryTree& tree, std::size_t part, bool facts) const {
    const auto& parts = tree.parts;
    Hits hits = hits_of_said(parts[part].said, open_end_ && part + 1 == parts.size(), facts);
    if (parts[part].is == Is::kind)  // by its other names too
        for (const std::string& name : parts[part].meaning->names)
            hits = either(hits, hits_of_phrase(name, facts));
    const auto join = [&](std::size_t left) {
        if (parts[left].is != Is::word || parts[left + 1].is != Is::word) return;
        if (const auto term = term_of(parts[left].said + parts[left + 1].said))
            hits = either(hits, hits_of({{*term, 1}}, facts));
    };
    if (part > 0) join(part - 1);
    if (part + 1 < parts.size()) join(part);
    return hits;
}

Hits TextQuery::mentions(std::string_view text) const {
    const QueryTree whole = tree(text);
    const bool excludes = std::ranges::any_of(whole.parts, &Part::unwanted);
    if (!whole.has(Is::kind) || excludes) return {};
    std::vector<Hits> lists;
    for (const Part& part : whole.parts) {
        if (part.is == Is::filler || part.unwanted) continue;
        lists.push_back(part.is == Is::brand ? hits_of_brand(*part.meaning)
                                             : hits_of_said(part.said, false, false));
    }
    std::vector<const Hits*> all;
    for (const Hits& each : lists) all.push_back(&each);
    return in_all(std::move(all));
}

Hits TextQuery::hits_of_unwanted(const Part& part) const {
    Hits hits;
    if (part.is == Is::kind) hits = hits_of_kind(part);
    if (part.is == Is::brand) hits = hits_of_brand(*part.meaning);
    if (part.is == Is::measure) hits = hits_of_measure(part, std::nullopt, Reach::exact);
    if (part.is == Is::model) hits = models_of(squeezed(part.said), 1);
    if (part.is == Is::attribute) hits = hits_of_attribute(*part.meaning, std::nullopt);
    return part.is == Is::word || part.is == Is::attribute ? either(hits, hits_of_said(part.said, false, true))
                                                           : hits;
}

Hits TextQuery::everything() const {
    return worth(std::nullopt, [](Ordinal) { return 1.0F; });
}

}  // namespace spaza::search

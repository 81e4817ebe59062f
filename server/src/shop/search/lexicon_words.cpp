#include <algorithm>

#include "shop/search/lexicon.hpp"

// What the words' file says of kinds and things.
namespace spaza::search {

namespace {

std::vector<std::string> telling(std::vector<std::string> words) {
    if (words.size() > 1) std::erase_if(words, [](const std::string& word) { return is_stop_word(word); });
    return words;
}

/// Some product tells of it. What a word says of specifications nobody here has, it does not say.
bool is_known_here(const Catalogue& catalogue, const Condition& condition) {
    if (condition.of_hundred && condition.attribute == kSizeAttribute) return true;
    const auto found = catalogue.attribute_by_code.find(condition.attribute);
    if (found == catalogue.attribute_by_code.end()) return false;
    const AttributeColumn& column = catalogue.attributes[found->second];
    if (condition.is != Condition::Is::equal) return !column.sets.empty();
    return std::ranges::any_of(column.texts,
                               [&](const std::string& text) { return folded(text) == folded(condition.value); });
}

}  // namespace

/// Words that mean the same: those of a department when one of them is its name, else of what is called so.
void Lexicon::add_kind(const WordLine& line) {
    Meaning kind{.is = Meaning::Is::kind, .section = line.section, .number = kinds_made_++};
    for (const auto& words : line.phrases) kind.names.push_back(stems_of(words));
    names_in_words_.insert(names_in_words_.end(), kind.names.begin(), kind.names.end());
    first_names_.push_back(kind.names.front());
    for (const bool weak : {false, true}) {
        if (!kind.categories.empty()) break;
        for (std::size_t i = 0; i < line.phrases.size(); ++i) {
            const auto written =
                as_written_.empty() ? std::span<const Meaning>{} : as_written(spaced(line.phrases[i]));
            for (const Meaning& known : written.empty() ? of(kind.names[i]) : written)
                if (known.is == Meaning::Is::kind && known.weak == weak)
                    kind.categories.insert(kind.categories.end(), known.categories.begin(),
                                           known.categories.end());
        }
        kind.shared = weak && !kind.categories.empty();
    }
    std::sort(kind.categories.begin(), kind.categories.end());
    kind.categories.erase(std::unique(kind.categories.begin(), kind.categories.end()), kind.categories.end());
    for (std::size_t i = 0; i < line.phrases.size(); ++i) {
        const auto& words = line.phrases[i];
        auto& all = meanings_[kind.names[i]];
        const auto own = std::ranges::find_if(all, [](const Meaning& known) {
            return known.is == Meaning::Is::kind && !known.weak && !known.categories.empty();
        });
        if (own != all.end()) {  // a department of its own, whose things have the other names too
            own->names.insert(own->names.end(), kind.names.begin(), kind.names.end());
            if (own->section == 0) own->section = line.section;
            write(words, kind);
            if (words.size() > 1) write({in_one(words)}, kind);
            continue;
        }
        std::erase_if(all, [](const Meaning& known) { return known.is == Meaning::Is::kind; });
        add(words, kind, true);
    }
}

void Lexicon::add_line(const Catalogue& catalogue, const WordLine& line) {
    using Means = WordLine::Means;
    Meaning meaning;
    if (line.means == Means::filler) {
        meaning.is = Meaning::Is::filler;
    } else if (line.means == Means::negation) {
        meaning.is = Meaning::Is::negation;
    } else if (line.means == Means::part) {
        meaning.is = Meaning::Is::part;
    } else if (line.means == Means::unit) {
        if (!catalogue.attribute_by_code.contains(line.unit_of)) return;
        meaning = {.is = Meaning::Is::unit, .unit_of = line.unit_of, .unit_factor = line.unit_factor};
    } else {
        meaning.is = Meaning::Is::attribute;
        for (const Property& property : line.properties) {
            const auto category = catalogue.category_by_code.find(property.category);
            if (!property.category.empty() && (category == catalogue.category_by_code.end() ||
                                               catalogue.categories[category->second].products.empty()))
                continue;
            const bool reported = std::ranges::all_of(
                property.conditions, [&](const Condition& each) { return is_known_here(catalogue, each); });
            if (!reported && !property.names_kind) continue;
            if (property.names_kind) {
                meaning.is = Meaning::Is::kind;
                meaning.categories.push_back(category->second);
                meaning.section = line.section;
                if (meaning.number == 0) meaning.number = kinds_made_++;
            }
            if (!property.conditions.empty()) meaning.properties.push_back(property);
        }
        if (meaning.categories.empty() && meaning.properties.empty()) return;
        if (meaning.is == Meaning::Is::kind)
            for (const auto& words : line.phrases) meaning.names.push_back(stems_of(telling(words)));
    }
    for (const auto& words : line.phrases) {
        auto& all = meanings_[stems_of(words)];
        const auto is_department = [](const Meaning& known) {
            return known.is == Meaning::Is::kind && !known.weak && !known.categories.empty() && !known.shared;
        };
        // A department of just this name (`Top-freezer fridges`) says more than a specification.
        if (meaning.is == Meaning::Is::kind && !meaning.properties.empty() &&
            std::ranges::any_of(all, is_department))
            continue;
        if (meaning.is == Meaning::Is::kind)
            std::erase_if(all, [](const Meaning& known) { return known.is == Meaning::Is::kind; });
        if (meaning.is == Meaning::Is::attribute) {
            // One phrase, several specifications: any of them.
            const auto known = std::ranges::find(all, Meaning::Is::attribute, &Meaning::is);
            if (known != all.end()) {
                known->properties.insert(known->properties.end(), meaning.properties.begin(),
                                         meaning.properties.end());
                continue;
            }
        }
        add(words, meaning, true);
    }
}

/// Things of one type have their department's name too, whatever they are called: a fridge freezer is a fridge.
void Lexicon::add_names_of_parts(const Catalogue& catalogue, const std::vector<WordLine>& lines) {
    std::unordered_map<CategoryIndex, std::vector<std::string>> names;
    for (const WordLine& line : lines) {
        if (line.properties.size() != 1 || !line.properties[0].names_kind || line.properties[0].conditions.empty())
            continue;
        const auto category = catalogue.category_by_code.find(line.properties[0].category);
        if (category == catalogue.category_by_code.end()) continue;
        for (const auto& words : line.phrases) names[category->second].push_back(stems_of(telling(words)));
    }
    for (auto& [stems, all] : meanings_)
        for (Meaning& meaning : all) {
            if (meaning.is != Meaning::Is::kind) continue;
            for (const CategoryIndex category : meaning.categories)
                if (const auto more = names.find(category); more != names.end())
                    meaning.names.insert(meaning.names.end(), more->second.begin(), more->second.end());
        }
}

}  // namespace spaza::search

#include "shop/search/lexicon.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace spaza::search {

namespace {

constexpr std::size_t kShortestBrandWord = 3;
constexpr std::size_t kShortestProperty = 5;  // letters, from which a slip may be one of a property

/// Names of departments often join two: `Fridges & freezers`.
std::vector<std::string_view> joined_names(std::string_view name) {
    std::vector<std::string_view> parts;
    std::size_t from = 0;
    for (std::size_t i = 0; i <= name.size(); ++i) {
        const std::string_view rest = name.substr(std::min(i, name.size()));
        const std::size_t length =
            rest.empty() || rest.front() == '&' || rest.front() == ',' || rest.front() == '/' ? 1
            : rest.starts_with(" and ")                                                       ? 5
                                                                                              : 0;
        if (length == 0) continue;
        parts.push_back(name.substr(from, i - from));
        from = i + length;
        i = from - 1;
    }
    return parts;
}

bool has_any_digit(const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(), [](const std::string& word) { return has_digit(word); });
}

}  // namespace

bool is_connector(std::string_view word) {
    static constexpr std::array<std::string_view, 6> kConnectors{"and", "en", "or", "of", "nor", "but"};
    return std::find(kConnectors.begin(), kConnectors.end(), word) != kConnectors.end();
}

std::vector<std::string> telling_words(std::string_view text) {
    std::vector<std::string> words = words_of(text);
    std::erase_if(words, [](const std::string& word) { return is_stop_word(word) || is_connector(word); });
    return words;
}

Lexicon::Lexicon(const Catalogue& catalogue, const SearchWords& words) {
    add_categories(catalogue);
    for (const WordLine& line : words.lines())
        if (line.means == WordLine::Means::same) add_kind(line);
    add_brands(catalogue);
    add_attributes(catalogue);
    for (const WordLine& line : words.lines())
        if (line.means != WordLine::Means::same) add_line(catalogue, line);
    std::sort(kinds_.begin(), kinds_.end());
    std::sort(written_.begin(), written_.end());
    written_.erase(std::unique(written_.begin(), written_.end()), written_.end());
}

std::span<const Meaning> Lexicon::of(const std::string& stems) const {
    const auto found = meanings_.find(stems);
    return found == meanings_.end() ? std::span<const Meaning>{} : std::span<const Meaning>{found->second};
}

std::vector<CategoryIndex> Lexicon::beginning_with(const std::vector<std::string>& typed,
                                                   const Catalogue& catalogue) const {
    std::string start;
    for (const std::string& word : typed) start += (start.empty() ? "" : " ") + word;
    std::vector<CategoryIndex> found;
    for (auto at = std::ranges::lower_bound(kinds_, start, {}, [](const auto& kind) { return kind.first; });
         at != kinds_.end() && at->first.starts_with(start); ++at)
        for (const CategoryIndex category : at->second)
            if (std::find(found.begin(), found.end(), category) == found.end()) found.push_back(category);
    std::ranges::stable_sort(found, std::greater{}, [&](CategoryIndex category) {
        return catalogue.categories[category].products.size();
    });
    return found;
}

std::vector<std::pair<std::string, std::vector<CategoryIndex>>> Lexicon::shared_names() const {
    std::vector<std::pair<std::string, std::vector<CategoryIndex>>> names;
    for (const auto& [stems, all] : meanings_)
        for (const Meaning& meaning : all)
            for (const std::string& name : meaning.called) names.emplace_back(name, meaning.categories);
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

std::string Lexicon::stems_of(const std::vector<std::string>& words) const {
    std::string stems;
    for (const std::string& word : words) stems += (stems.empty() ? "" : " ") + stemmer_.stem(word);
    return stems;
}

void Lexicon::add(std::vector<std::string> words, const Meaning& meaning, bool closed_up) {
    // As those of a query are read: `built in` is `built`.
    if (words.size() > 1) std::erase_if(words, [](const std::string& word) { return is_stop_word(word); });
    if (words.empty() || words.size() > kLongestPhrase) return;
    const auto put = [&](const std::string& stems) {
        auto& all = meanings_[stems];
        if (std::find(all.begin(), all.end(), meaning) == all.end()) all.push_back(meaning);
    };
    put(stems_of(words));
    if (closed_up && words.size() > 1) {  // `sidebyside`, `delonghi`
        std::string whole;
        for (const std::string& word : words) whole += word;
        put(stemmer_.stem(whole));
    }
    if (meaning.is == Meaning::Is::kind && !meaning.categories.empty()) {
        std::string name;
        for (const std::string& word : words) name += (name.empty() ? "" : " ") + word;
        kinds_.emplace_back(std::move(name), meaning.categories);
    }
    if (meaning.is == Meaning::Is::kind || meaning.is == Meaning::Is::brand ||
        meaning.is == Meaning::Is::attribute)
        for (const std::string& word : words)
            if (!has_digit(word) && (word.size() >= kShortestProperty || meaning.is != Meaning::Is::attribute))
                written_.push_back(word);
}

void Lexicon::add_categories(const Catalogue& catalogue) {
    for (std::size_t i = 0; i < catalogue.categories.size(); ++i) {
        const CategoryNode& category = catalogue.categories[i];
        if (category.code.value == kRootCategory || category.products.empty()) continue;
        const auto put = [&](std::string_view name, bool weak) {
            const auto words = telling_words(name);
            if (has_any_digit(words)) return;  // `55 to 65 inch` names no thing
            auto& all = meanings_[stems_of(words)];
            const auto same = std::ranges::find_if(all, [&](const Meaning& meaning) {
                return meaning.is == Meaning::Is::kind && meaning.weak == weak;
            });
            Meaning meaning{.is = Meaning::Is::kind, .weak = weak, .categories = {static_cast<CategoryIndex>(i)}};
            if (weak) meaning.called = {stems_of(words)};
            if (same != all.end()) {
                same->categories.push_back(static_cast<CategoryIndex>(i));
                meaning = *same;
            }
            add(words, meaning, same == all.end());
        };
        put(category.name, false);
        if (const auto parts = joined_names(category.name); parts.size() > 1)
            for (const std::string_view part : parts) put(part, true);
    }
    // A whole name says more than a part of another.
    for (auto& [stems, all] : meanings_)
        if (std::ranges::any_of(all, [](const Meaning& meaning) { return !meaning.weak; }))
            std::erase_if(all, [](const Meaning& meaning) { return meaning.weak; });
}

/// Words that mean the same: those of a department when one of them is its name, else of what is called so.
void Lexicon::add_kind(const WordLine& line) {
    Meaning kind{.is = Meaning::Is::kind, .weak = true};
    for (const bool weak : {false, true}) {
        if (!kind.categories.empty()) break;
        for (const auto& words : line.phrases)
            for (const Meaning& known : of(stems_of(words)))
                if (known.is == Meaning::Is::kind && known.weak == weak)
                    kind.categories.insert(kind.categories.end(), known.categories.begin(),
                                           known.categories.end());
        if (weak && !kind.categories.empty())
            for (const auto& words : line.phrases) kind.called.push_back(stems_of(words));
    }
    kind.weak = false;
    std::sort(kind.categories.begin(), kind.categories.end());
    kind.categories.erase(std::unique(kind.categories.begin(), kind.categories.end()), kind.categories.end());
    if (kind.categories.empty())
        for (const auto& words : line.phrases) {
            kind.names.push_back(stems_of(words));
            names_.push_back(kind.names.back());
        }
    for (const auto& words : line.phrases) {
        auto& all = meanings_[stems_of(words)];
        if (std::ranges::any_of(all, [](const Meaning& known) {
                return known.is == Meaning::Is::kind && !known.weak && !known.categories.empty();
            }))
            continue;  // a department of its own
        std::erase_if(all, [](const Meaning& known) { return known.is == Meaning::Is::kind; });
        add(words, kind, true);
    }
}

void Lexicon::add_brands(const Catalogue& catalogue) {
    std::unordered_map<std::string, std::vector<BrandIndex>> first_words;
    for (std::size_t i = 0; i < catalogue.brands.size(); ++i) {
        if (catalogue.brands[i].products.empty()) continue;
        const auto words = telling_words(catalogue.brands[i].name);
        if (words.empty()) continue;
        add(words, {.is = Meaning::Is::brand, .brands = {static_cast<BrandIndex>(i)}}, true);
        if (words.size() > 1 && words[0].size() >= kShortestBrandWord && !has_digit(words[0]))
            first_words[words[0]].push_back(static_cast<BrandIndex>(i));
    }
    for (auto& [word, brands] : first_words) {
        auto& all = meanings_[stemmer_.stem(word)];
        const auto whole =
            std::ranges::find_if(all, [](const Meaning& known) { return known.is == Meaning::Is::brand; });
        if (whole != all.end()) {  // `Mitsubishi` beside `Mitsubishi Electric`
            whole->brands.insert(whole->brands.end(), brands.begin(), brands.end());
            continue;
        }
        add({word}, {.is = Meaning::Is::brand, .weak = true, .brands = std::move(brands)});
    }
}

/// Texts of specifications, and names of those that are there or not, mean themselves.
void Lexicon::add_attributes(const Catalogue& catalogue) {
    for (const AttributeColumn& attribute : catalogue.attributes) {
        if (!attribute.facet || attribute.type == AttributeColumn::Type::number) continue;
        const bool flag = attribute.type == AttributeColumn::Type::flag;
        const auto put = [&](std::string_view text, const std::string& value) {
            const auto words = telling_words(text);
            if (words.empty() || words.size() > kLongestPhrase) return;
            if (std::all_of(words.begin(), words.end(), [](const std::string& word) { return has_digit(word); }))
                return;
            add(words,
                {.is = Meaning::Is::attribute,
                 .properties = {{.category = {},
                                 .names_kind = false,
                                 .conditions = {{.attribute = attribute.code, .value = value}}}}},
                true);
        };
        if (flag && std::find(attribute.texts.begin(), attribute.texts.end(), "true") != attribute.texts.end())
            put(attribute.name, "true");
        if (!flag)
            for (const std::string& text : attribute.texts) put(text, text);
    }
}

void Lexicon::add_line(const Catalogue& catalogue, const WordLine& line) {
    using Means = WordLine::Means;
    Meaning meaning;
    if (line.means == Means::filler) {
        meaning.is = Meaning::Is::filler;
    } else if (line.means == Means::negation) {
        meaning.is = Meaning::Is::negation;
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
            if (property.names_kind) {
                meaning.is = Meaning::Is::kind;
                meaning.categories.push_back(category->second);
            }
            if (!property.conditions.empty()) meaning.properties.push_back(property);
        }
        if (meaning.categories.empty() && meaning.properties.empty()) return;
    }
    for (const auto& words : line.phrases) {
        auto& all = meanings_[stems_of(words)];
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

}  // namespace spaza::search

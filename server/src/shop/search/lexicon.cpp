#include "shop/search/lexicon.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace spaza::search {

namespace {

constexpr std::size_t kShortestBrandWord = 3;
constexpr std::size_t kShortestProperty = 5;  // letters, from which a slip may be one of a property

bool has_any_digit(const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(), [](const std::string& word) { return has_digit(word); });
}

}  // namespace

std::string in_one(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += word;
    return text;
}

std::string spaced(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string_view> parts_of_name(std::string_view name) {
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
    add_names_of_parts(catalogue, words.lines());
    unite_kinds();
    find_ends();
    stems_ = {};
    std::sort(kinds_.begin(), kinds_.end());
    std::ranges::sort(names_in_words_);
}

std::span<const Meaning> Lexicon::of(const std::string& stems) const {
    const auto found = meanings_.find(stems);
    return found == meanings_.end() ? std::span<const Meaning>{} : std::span<const Meaning>{found->second};
}

std::span<const Meaning> Lexicon::as_written(const std::string& words) const {
    const auto found = as_written_.find(words);
    return found == as_written_.end() ? std::span<const Meaning>{} : std::span<const Meaning>{found->second};
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

std::vector<std::string> Lexicon::names_of_kinds() const {
    std::vector<std::string> names;
    std::vector<bool> seen(kinds_made_);
    for (const auto& [stems, all] : meanings_)
        for (const Meaning& meaning : all) {
            if (meaning.is != Meaning::Is::kind) continue;
            names.push_back(stems);
            if (!seen[meaning.number]) names.insert(names.end(), meaning.names.begin(), meaning.names.end());
            seen[meaning.number] = true;
        }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

bool Lexicon::is_in_words(const std::string& stems) const {
    return std::ranges::binary_search(names_in_words_, stems);
}

bool Lexicon::is_other_name(const std::string& stems) const {
    return is_in_words(stems) && std::ranges::find(first_names_, stems) == first_names_.end();
}

std::vector<const Meaning*> Lexicon::kinds_of_departments() const {
    std::vector<const Meaning*> kinds;
    std::vector<bool> seen(kinds_made_);
    for (const auto& [stems, all] : meanings_)
        for (const Meaning& meaning : all) {
            if (meaning.is != Meaning::Is::kind || meaning.shared || meaning.categories.empty() ||
                seen[meaning.number])
                continue;
            seen[meaning.number] = true;
            kinds.push_back(&meaning);
        }
    return kinds;
}

std::vector<const Meaning*> Lexicon::all_kinds() const {
    std::vector<const Meaning*> kinds;
    for (const auto& [stems, all] : meanings_)
        for (const Meaning& meaning : all)
            if (meaning.is == Meaning::Is::kind) kinds.push_back(&meaning);
    return kinds;
}

void Lexicon::forget_words_of_unsold(std::vector<bool> sold) {
    sold_ = std::move(sold);
    for (const auto& [word, number] : kind_words_read_)
        if (sold_[number]) kind_words_.push_back(word);
    kind_words_read_ = {};
    written_.insert(written_.end(), kind_words_.begin(), kind_words_.end());
    for (auto* list : {&written_, &kind_words_}) {
        std::ranges::sort(*list);
        list->erase(std::unique(list->begin(), list->end()), list->end());
        list->shrink_to_fit();
    }
}

std::vector<const Meaning*> Lexicon::kinds_ending_with(const std::string& stem) const {
    std::vector<const Meaning*> kinds;
    const auto found = first_names_by_end_.find(stem);
    if (found == first_names_by_end_.end()) return kinds;
    for (const std::string& name : found->second)
        for (const Meaning& meaning : of(name))
            if (meaning.is == Meaning::Is::kind) kinds.push_back(&meaning);
    return kinds;
}

std::vector<const Meaning*> Lexicon::kinds_of_section(std::size_t section) const {
    std::vector<const Meaning*> kinds;
    for (const std::string& name : first_names_)
        for (const Meaning& meaning : of(name))
            if (meaning.is == Meaning::Is::kind && meaning.section == section) kinds.push_back(&meaning);
    return kinds;
}

std::string Lexicon::stems_of(const std::vector<std::string>& words) const {
    std::string stems;
    for (const std::string& word : words) {
        const auto [at, fresh] = stems_.try_emplace(word);
        if (fresh) at->second = stemmer_.stem(word);
        stems += (stems.empty() ? "" : " ") + at->second;
    }
    return stems;
}

void Lexicon::add(std::vector<std::string> words, const Meaning& meaning, bool closed_up) {
    const auto put = [&](const std::string& stems) {
        auto& all = meanings_[stems];
        if (std::find(all.begin(), all.end(), meaning) == all.end()) all.push_back(meaning);
    };
    // As those of a query are read: `built in` is `built`, `hot and cold` stays.
    if (words.size() > 1)
        std::erase_if(words, [](const std::string& word) { return is_stop_word(word) && !is_connector(word); });
    if (words.size() > 1 && words.size() <= kLongestPhrase && std::ranges::any_of(words, is_connector))
        put(stems_of(words));
    if (words.size() > 1) std::erase_if(words, [](const std::string& word) { return is_stop_word(word); });
    if (words.empty() || words.size() > kLongestPhrase) return;
    put(stems_of(words));
    if (closed_up && words.size() > 1) {  // `sidebyside`, `delonghi`
        put(stemmer_.stem(in_one(words)));
    }
    if (meaning.is == Meaning::Is::kind && !meaning.categories.empty()) {
        std::string name;
        for (const std::string& word : words) name += (name.empty() ? "" : " ") + word;
        kinds_.emplace_back(std::move(name), meaning.categories);
    }
    write(words, meaning);
}

/// What a slip may have been meant for.
void Lexicon::write(const std::vector<std::string>& words, const Meaning& meaning) {
    if (meaning.is != Meaning::Is::kind && meaning.is != Meaning::Is::brand &&
        meaning.is != Meaning::Is::attribute)
        return;
    for (const std::string& word : words) {
        if (has_digit(word) || (word.size() < kShortestProperty && meaning.is == Meaning::Is::attribute)) continue;
        if (meaning.is == Meaning::Is::kind)
            kind_words_read_.emplace_back(word, meaning.number);
        else
            written_.push_back(word);
    }
}

void Lexicon::add_categories(const Catalogue& catalogue) {
    std::unordered_map<std::string, std::string> first_written;  // by stems
    for (std::size_t i = 0; i < catalogue.categories.size(); ++i) {
        const CategoryNode& category = catalogue.categories[i];
        if (category.code.value == kRootCategory || category.products.empty()) continue;
        const auto put = [&](const std::vector<std::string>& words, bool weak) {
            if (words.empty() || has_any_digit(words)) return;  // `55 to 65 inch` names no thing
            const std::string stems = stems_of(words);
            auto& all = meanings_[stems];
            const auto same = std::ranges::find_if(all, [&](const Meaning& meaning) {
                return meaning.is == Meaning::Is::kind && meaning.weak == weak;
            });
            Meaning meaning{.is = Meaning::Is::kind,
                            .weak = weak,
                            .categories = {static_cast<CategoryIndex>(i)},
                            .names = {stems},
                            .shared = weak,
                            .number = kinds_made_};
            const std::string written = spaced(words);
            const auto& first = first_written.emplace(stems, written).first->second;
            if (same != all.end()) {
                if (!weak && first != written) {
                    as_written_[first] = {*same};
                    meaning.number = kinds_made_++;
                    as_written_[written] = {meaning};
                }
                same->categories.push_back(static_cast<CategoryIndex>(i));
                meaning = *same;
            } else {
                ++kinds_made_;
            }
            add(words, meaning, same == all.end());
        };
        const auto parts = parts_of_name(category.name);
        if (parts.size() == 1) {
            put(telling_words(category.name), false);
            continue;
        }
        // Only with its `and`: a battery charger is not all of `Batteries & chargers`.
        std::vector<std::string> whole;
        for (const std::string_view part : parts) {
            const auto words = telling_words(part);
            put(words, true);
            if (!whole.empty() && &part == &parts.back()) whole.emplace_back("and");
            whole.insert(whole.end(), words.begin(), words.end());
        }
        if (whole.size() > Lexicon::kLongestPhrase + 1 || has_any_digit(whole)) continue;
        meanings_[stems_of(whole)].push_back({.is = Meaning::Is::kind,
                                              .categories = {static_cast<CategoryIndex>(i)},
                                              .names = {stems_of(whole)},
                                              .number = kinds_made_++});
        kinds_.emplace_back(spaced(telling_words(category.name)), std::vector{static_cast<CategoryIndex>(i)});
    }
    // A whole name says more than a part of another.
    for (auto& [stems, all] : meanings_)
        if (std::ranges::any_of(all, [](const Meaning& meaning) { return !meaning.weak; }))
            std::erase_if(all, [](const Meaning& meaning) { return meaning.weak; });
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

void Lexicon::find_ends() {
    for (const std::string& first : first_names_)
        for (const Meaning& meaning : of(first))
            for (const std::string& name : meaning.names)
                if (const auto space = name.rfind(' '); space != std::string::npos) {
                    auto& firsts = first_names_by_end_[name.substr(space + 1)];
                    if (firsts.empty() || firsts.back() != first) firsts.push_back(first);
                }
}

/// What is known of a kind by one of its phrases holds for all.
void Lexicon::unite_kinds() {
    std::vector<std::vector<Meaning*>> same(kinds_made_);
    for (auto& [stems, all] : meanings_)
        for (Meaning& meaning : all)
            if (meaning.number != 0) same[meaning.number].push_back(&meaning);
    const auto unite = [](std::vector<Meaning*>& kinds, auto member) {
        auto& whole = kinds.front()->*member;
        for (const Meaning* each : kinds)
            if (each->*member != whole) whole.insert(whole.end(), (each->*member).begin(), (each->*member).end());
        std::ranges::sort(whole);
        whole.erase(std::unique(whole.begin(), whole.end()), whole.end());
        for (Meaning* each : kinds) each->*member = whole;
    };
    for (auto& kinds : same) {
        if (kinds.empty()) continue;
        unite(kinds, &Meaning::names);
        unite(kinds, &Meaning::categories);
        const std::size_t section = (*std::ranges::max_element(kinds, {}, &Meaning::section))->section;
        for (Meaning* each : kinds) each->section = section;
    }
}

}  // namespace spaza::search

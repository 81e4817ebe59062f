#include "shop/search/named_things.hpp"

#include <algorithm>
#include <array>

namespace spaza::search {

namespace {

std::vector<std::string> parts_of_stems(const std::string& stems) {
    std::vector<std::string> parts;
    for (std::size_t from = 0; from <= stems.size();) {
        const std::size_t end = std::min(stems.find(' ', from), stems.size());
        parts.push_back(stems.substr(from, end - from));
        from = end + 1;
    }
    return parts;
}

/// `pot no. 1`, `fridge 600 mm wide`
bool counts(std::string_view word) {
    static constexpr std::array<std::string_view, 12> kCounting{"no",   "nr",   "size", "pack", "piece", "pieces",
                                                                "wide", "high", "deep", "long", "tall",  "thick"};
    return is_stop_word(word) || std::ranges::find(kCounting, word) != kCounting.end();
}

/// `screwdriver set`: several of what stands before.
bool is_collective(std::string_view word) {
    static constexpr std::array<std::string_view, 9> kCollective{"set",    "sets", "kit",  "kits",      "combo",
                                                                 "bundle", "pair", "pack", "assortment"};
    return std::ranges::find(kCollective, word) != kCollective.end();
}

}  // namespace

NamedThings::NamedThings(const Catalogue& catalogue, const std::vector<std::string>& kinds,
                         const std::vector<std::string>& apart)
    : catalogue_{catalogue}, heads_(catalogue.size()), aparts_(catalogue.size(), TextNumbers::kNone) {
    for (const std::string& stems : kinds) {
        if (stems.empty() || !kind_by_stems_.emplace(stems, kinds_.size()).second) continue;
        kinds_.push_back({parts_of_stems(stems), {}, std::ranges::binary_search(apart, stems)});
        for (const std::string& stem : kinds_.back().stems)
            kinds_.back().numbers.push_back(
                number_by_stem_.emplace(stem, static_cast<std::int32_t>(number_by_stem_.size())).first->second);
        const auto [at, fresh] =
            ends_by_stem_.emplace(kinds_.back().stems.back(), static_cast<std::int32_t>(ends_.size()));
        if (fresh) ends_.emplace_back();
        ends_[static_cast<std::size_t>(at->second)].push_back(static_cast<std::uint32_t>(kinds_.size() - 1));
    }
    read_specifications();
}

std::string_view NamedThings::name_proper(std::string_view name) {
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        if (c == ',' || c == '(') return name.substr(0, i);
        if (c != ' ' || i + 1 == name.size()) continue;
        const char first = name[i + 1];
        if (first != 'w' && first != 'f' && first != '-' && first != "–"[0]) continue;
        const std::string_view rest = name.substr(i + 1);
        if (rest.starts_with("with ") || rest.starts_with("for ") || rest.starts_with("- ") ||
            rest.starts_with("– "))
            return name.substr(0, i);
    }
    return name;
}

/// Words of colours, materials and the like may stand behind what a thing is. A specification that names kinds
/// itself
/// (`type`) tells what it is instead.
void NamedThings::read_specifications() {
    constexpr std::size_t kKinds = 4;  // one value in so many that names a kind
    for (std::size_t i = 0; i < catalogue_.attributes.size(); ++i) {
        const AttributeColumn& column = catalogue_.attributes[i];
        if (column.type != AttributeColumn::Type::text || column.sets.empty()) continue;
        std::vector<std::vector<std::string>> stems;
        std::size_t naming = 0;
        for (const std::string& text : column.texts) {
            auto& all = stems.emplace_back();
            for (const std::string& word : words_of(text)) all.push_back(stemmer_.stem(word));
            naming += std::ranges::any_of(all, [&](const auto& stem) { return ends_by_stem_.contains(stem); });
        }
        if (naming * kKinds >= column.texts.size()) continue;
        for (std::size_t value = 0; value < stems.size(); ++value)
            for (const std::string& stem : stems[value]) {
                const auto [at, fresh] =
                    reported_by_stem_.emplace(stem, static_cast<std::int32_t>(reported_.size()));
                if (fresh) reported_.emplace_back();
                reported_[static_cast<std::size_t>(at->second)].push_back({i, static_cast<std::uint16_t>(value)});
            }
    }
}

NamedThings::Use NamedThings::use_of(Term term, std::string_view word) {
    constexpr std::size_t kLongestWithDigit = 4;  // `ps5`; what is longer is a model, and there are many
    if (word.size() > kLongestWithDigit && has_digit(word)) return {kNone, kNone, kNone};
    if (term >= uses_.size()) uses_.resize(2 * static_cast<std::size_t>(term) + 64);
    Use& use = uses_[term];
    if (use.ends == kUnknown) {
        const std::string stem = stemmer_.stem(word);
        const auto found_in = [&](const auto& map) {
            const auto found = map.find(stem);
            return found == map.end() ? kNone : found->second;
        };
        use = {found_in(ends_by_stem_), found_in(reported_by_stem_), found_in(number_by_stem_)};
    }
    return use;
}

bool NamedThings::is_reported(Ordinal product, const Use& use) const {
    return use.reported >= 0 &&
           std::ranges::any_of(reported_[static_cast<std::size_t>(use.reported)], [&](const Reported& reported) {
               const AttributeColumn& column = catalogue_.attributes[reported.attribute];
               return std::ranges::find(column.members[column.sets[product]], reported.value) !=
                      column.members[column.sets[product]].end();
           });
}

std::size_t NamedThings::end_of_head(Ordinal product, std::span<const Use> uses,
                                     std::span<const Vocabulary::Number> name,
                                     std::span<const std::string_view> words,
                                     std::span<const Vocabulary::Number> model) const {
    std::size_t end = name.size();
    for (; end > 0; --end) {
        const Use& use = uses[end - 1];
        const bool says_nothing = has_digit(words[end - 1]) || counts(words[end - 1]) ||
                                  std::ranges::find(model, name[end - 1]) != model.end();
        const bool names_before =
            use.ends < 0 ||  // a pot may be charcoal, but charcoal is what it is where nothing else is
            std::ranges::any_of(uses.first(end - 1), [](const Use& before) { return before.ends >= 0; });
        if (!says_nothing && !(names_before && is_reported(product, use))) break;
    }
    if (end > 0 && !names_kind(uses, end - 1))  // `chainsaw 40 cm bar`: behind the number more of it is described
        for (std::size_t last = 0; last + 1 < end; ++last)
            if (has_digit(words[last + 1]) && names_kind(uses, last)) return last + 1;
    if (end > 0) return end;
    const auto telling = std::ranges::find_if(words, [](std::string_view word) { return !has_digit(word); });
    return telling == words.end() ? 0 : static_cast<std::size_t>(telling - words.begin()) + 1;
}

bool NamedThings::names_kind(std::span<const Use> uses, std::size_t last) const {
    return uses[last].ends >= 0 &&
           std::ranges::any_of(ends_[static_cast<std::size_t>(uses[last].ends)],
                               [&](std::uint32_t number) { return ends_at(kinds_[number], last, uses); });
}

bool NamedThings::ends_at(const Kind& kind, std::size_t last, std::span<const Use> uses) {
    const std::size_t count = kind.numbers.size();
    if (count > last + 1) return false;
    for (std::size_t i = 1; i < count; ++i)  // the last is known to be the same
        if (kind.numbers[count - 1 - i] != uses[last - i].stem) return false;
    return true;
}

void NamedThings::read(Ordinal product, std::span<const Vocabulary::Number> name,
                       std::span<const std::string_view> words, std::span<const Vocabulary::Number> model,
                       const Vocabulary& vocabulary) {
    thread_local std::vector<Use> uses;
    thread_local std::vector<Term> terms;
    thread_local std::vector<Kind*> standing;  // of which the name stands at the end
    uses.clear();
    terms.clear();
    for (std::size_t i = 0; i < name.size(); ++i) {
        terms.push_back(vocabulary.term(name[i]));
        uses.push_back(use_of(terms.back(), words[i]));
    }
    const std::size_t end = end_of_head(product, uses, name, words, model);
    heads_[product] = end == 0 ? TextNumbers::kNone : terms[end - 1];
    std::size_t core = end;  // before words for several of them
    while (core > 1 && is_collective(words[core - 1])) --core;
    for (std::size_t last = 0; last < name.size(); ++last) {
        if (uses[last].ends < 0) continue;
        const bool at_end = last + 1 == end || last + 1 == core;
        standing.clear();
        std::size_t longest = 0;  // words of the longest that is a kind apart
        for (const std::uint32_t number : ends_[static_cast<std::size_t>(uses[last].ends)]) {
            Kind& kind = kinds_[number];
            if (!ends_at(kind, last, uses)) continue;
            const How how = at_end ? How::end : How::inside;
            if (kind.named.empty() || kind.named.back().product() != product)
                kind.named.emplace_back(product, how);
            kind.named.back() = {product, std::max(kind.named.back().how(), how)};
            if (!at_end) continue;
            standing.push_back(&kind);
            if (!kind.apart || kind.numbers.size() <= longest) continue;
            longest = kind.numbers.size();
            aparts_[product] = number;
        }
        for (Kind* kind : standing)
            if (kind->numbers.size() >= longest) kind->named.back() = {product, How::whole};
    }
}

void NamedThings::finish() {
    number_by_stem_ = {};
    ends_by_stem_ = {};
    ends_ = {};
    reported_by_stem_ = {};
    reported_ = {};
    uses_ = {};
    for (Kind& kind : kinds_) {
        kind.named.shrink_to_fit();
        kind.numbers = {};
    }
}

std::optional<std::uint32_t> NamedThings::number_of(const std::string& stems) const {
    const auto found = kind_by_stems_.find(stems);
    return found == kind_by_stems_.end() ? std::nullopt : std::optional{found->second};
}

std::string NamedThings::name(std::uint32_t number) const {
    std::string stems;
    for (const std::string& stem : kinds_[number].stems) stems += (stems.empty() ? "" : " ") + stem;
    return stems;
}

std::span<const NamedThings::Named> NamedThings::of(const std::string& stems, Ordinal among) const {
    const auto found = kind_by_stems_.find(stems);
    if (found == kind_by_stems_.end()) return {};
    const std::span<const Named> named{kinds_[found->second].named};
    if (named.empty() || named.back().product() < among) return named;
    const auto end = std::ranges::lower_bound(named, among, {}, &Named::product);
    return named.first(static_cast<std::size_t>(end - named.begin()));
}

}  // namespace spaza::search

#include "shop/search/query_tree.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/json.hpp"
#include "shop/catalogue/product_json.hpp"

namespace spaza::search {

namespace {

using Is = QueryPart::Is;

const Meaning* meaning_of(std::span<const Meaning> all, Meaning::Is is, std::optional<bool> weak = {}) {
    const auto found = std::ranges::find_if(
        all, [&](const Meaning& meaning) { return meaning.is == is && (!weak || meaning.weak == *weak); });
    return found == all.end() ? nullptr : &*found;
}

constexpr std::size_t kMostWords = 12;

/// What follows tells what a thing is for, or what it has.
bool tells_purpose(std::string_view word) {
    static constexpr std::array<std::string_view, 4> kWords{"for", "vir", "with", "met"};
    return std::ranges::find(kWords, word) != kWords.end();
}

class Reader {
public:
    Reader(const std::vector<std::string>& words, const Lexicon& lexicon, const ModelNumbers& models)
        : words_{words}, lexicon_{lexicon}, models_{models} {}

    QueryTree read() {
        for (std::size_t at = 0; at < words_.size();) at += take(at);
        find_purpose();
        choose_meanings();
        if (std::ranges::all_of(tree_.parts, [](const QueryPart& part) { return part.is == Is::filler; }))
            for (QueryPart& part : tree_.parts)
                if (!is_connector(part.said) && !tells_purpose(part.said))
                    part.is = Is::word;  // who says no more than `new` means that
        join_models();
        return std::move(tree_);
    }

private:
    /// The words of the part read last.
    std::size_t put(QueryPart part) {
        if (part.is != Is::filler) {
            part.purpose = purpose_;
            part.unwanted = unwanted_ || (joined_ && !tree_.parts.empty() && last_unwanted_);
            last_unwanted_ = part.unwanted;
            unwanted_ = joined_ = false;
        }
        const std::size_t words = part.words;
        tree_.parts.push_back(std::move(part));
        choices_.resize(tree_.parts.size());
        return words;
    }

    std::string said(std::size_t at, std::size_t count) const {
        std::string text;
        for (std::size_t i = at; i < at + count; ++i) text += (i == at ? "" : " ") + words_[i];
        return text;
    }

    std::string stems_of(std::size_t at, std::size_t count) const {
        std::string stems;
        for (std::size_t i = at; i < at + count; ++i)
            if (!tells_purpose(words_[i])) stems += (stems.empty() ? "" : " ") + stemmer().stem(words_[i]);
        return stems;
    }

    std::span<const Meaning> phrase(std::size_t at, std::size_t count) const {
        if (count > 1 && (tells_purpose(words_[at]) || tells_purpose(words_[at + count - 1]))) return {};
        auto found = lexicon_.as_written(said(at, count));
        if (found.empty()) found = lexicon_.of(stems_of(at, count));
        const std::string& word = words_[at];
        if (found.empty() && count == 1 && word.size() >= 3 && word.ends_with('s'))  // tvs
            found = lexicon_.of(stemmer().stem(word.substr(0, word.size() - 1)));
        if (found.empty() && count == 2)  // air con
            found = lexicon_.of(stemmer().stem(words_[at] + words_[at + 1]));
        return found;
    }

    /// A number and what it counts: `4 star`, `14 places`, `2.5kw`.
    std::size_t take_number(std::size_t at) {
        const std::string& word = words_[at];
        constexpr std::size_t kShortestCode = 8;  // digits: of a code or an EAN
        if (is_number(word) && word.size() < kShortestCode) {
            double number{};
            std::from_chars(word.data(), word.data() + word.size(), number);
            for (std::size_t count = std::min<std::size_t>(3, words_.size() - at - 1); count >= 1; --count) {
                const auto all = phrase(at + 1, count);
                if (!meaning_of(all, Meaning::Is::unit)) continue;
                QueryPart part{.is = Is::measure, .said = said(at, count + 1), .words = count + 1};
                part.measure = Measure{number, {}};
                std::ranges::copy_if(all, std::back_inserter(part.units),
                                     [](const Meaning& meaning) { return meaning.is == Meaning::Is::unit; });
                return put(std::move(part));
            }
            return put({.is = Is::number, .said = word});
        }
        if (auto measure = is_number(word) ? std::nullopt : measure_of(word)) {
            QueryPart part{.is = Is::measure, .said = word, .measure = measure};
            std::ranges::copy_if(lexicon_.of(stemmer().stem(measure->unit)), std::back_inserter(part.units),
                                 [](const Meaning& meaning) { return meaning.is == Meaning::Is::unit; });
            if (!part.units.empty() || !unit_of(measure->unit).empty()) return put(std::move(part));
        }
        return 0;
    }

    std::size_t take(std::size_t at) {
        const std::string& word = words_[at];
        if (is_connector(word)) {
            joined_ = true;
            return put({.is = Is::filler, .said = word});
        }
        if (tells_purpose(word)) {
            purpose_ = true;
            return put({.is = Is::filler, .said = word});
        }
        for (std::size_t count = std::min(Lexicon::kLongestPhrase + 1, words_.size() - at); count >= 1; --count) {
            const auto all = phrase(at, count);
            if (count == 1 && has_digit(word) && !meaning_of(all, Meaning::Is::kind)) break;  // but `ps5` is one
            if (all.empty() || (all.size() == 1 && all[0].is == Meaning::Is::unit)) continue;
            if (meaning_of(all, Meaning::Is::negation)) {
                unwanted_ = true;
                return put({.is = Is::filler, .said = said(at, count), .words = count});
            }
            QueryPart part{.said = said(at, count), .stems = stems_of(at, count), .words = count};
            if (meaning_of(all, Meaning::Is::filler) && all.size() == 1) part.is = Is::filler;
            // Chosen when all others are known.
            const std::size_t taken = put(std::move(part));
            choices_.back() = all;
            return taken;
        }
        if (has_digit(word))
            if (const std::size_t taken = take_number(at)) return taken;
        if (has_digit(word) && word.size() >= 4) return put({.is = Is::model, .said = word});
        return put({.is = Is::word, .said = word});
    }

    /// `large for a fridge` names one thing only: something must stand before that could be meant.
    void find_purpose() {
        const auto may_be_meant = [&](std::size_t i) {
            const QueryPart& part = tree_.parts[i];
            if (part.purpose || part.unwanted || part.is == Is::filler) return false;
            return part.is == Is::word && (choices_[i].empty() || meaning_of(choices_[i], Meaning::Is::kind) ||
                                           meaning_of(choices_[i], Meaning::Is::attribute));
        };
        for (std::size_t i = 0; i < tree_.parts.size(); ++i)
            if (may_be_meant(i)) return;
        for (QueryPart& part : tree_.parts) part.purpose = false;
    }

    /// A phrase that names a thing as well as a brand or a property is the thing, unless another part is.
    void choose_meanings() {
        const auto only_kind = [&](std::size_t i) {
            return meaning_of(choices_[i], Meaning::Is::kind, false) != nullptr && !tree_.parts[i].unwanted &&
                   !tree_.parts[i].purpose;
        };
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            const auto all = choices_[i];
            QueryPart& part = tree_.parts[i];
            if (all.empty() || part.is == Is::filler) continue;
            bool other_kind = false;
            for (std::size_t other = 0; other < choices_.size(); ++other)
                other_kind = other_kind || (other != i && only_kind(other));
            std::vector<const Meaning*> order;
            const auto next = [&](Meaning::Is is, std::optional<bool> weak = {}) {
                if (const Meaning* meaning = meaning_of(all, is, weak)) order.push_back(meaning);
            };
            if (other_kind) next(Meaning::Is::attribute);
            if (other_kind) next(Meaning::Is::brand, false);
            next(Meaning::Is::kind, false);
            next(Meaning::Is::brand, false);
            if (!other_kind) next(Meaning::Is::kind, true);
            next(Meaning::Is::attribute);
            if (meaning_of(all, Meaning::Is::filler) && order.empty()) {
                part.is = Is::filler;
                continue;
            }
            next(Meaning::Is::brand, true);
            if (order.empty()) {
                part.is = Is::word;
                continue;
            }
            part.meaning = *order[0];
            if (order.size() > 1 && *order[1] != *order[0]) part.otherwise = *order[1];
            part.is = order[0]->is == Meaning::Is::kind    ? Is::kind
                      : order[0]->is == Meaning::Is::brand ? Is::brand
                                                           : Is::attribute;
        }
    }

    /// Models typed with spaces: `ua 55 tu 7000`, `sms 6om18`.
    void join_models() {
        auto& parts = tree_.parts;
        const auto may_be_of_one = [&](const QueryPart& part) {
            return !part.unwanted && (part.is == Is::word || part.is == Is::number || part.is == Is::model ||
                                      (part.is == Is::measure && part.units.empty()));
        };
        for (std::size_t first = 0; first < parts.size(); ++first) {
            std::size_t end = first;
            while (end < parts.size() && may_be_of_one(parts[end])) ++end;
            for (; end > first + 1; --end) {
                std::string whole;
                for (std::size_t i = first; i < end; ++i) whole += squeezed(parts[i].said);
                if (whole.size() < 4 || !has_digit(whole) || is_number(whole)) continue;
                if (models_.beginning_with(whole).empty()) continue;
                QueryPart model{.is = Is::model, .said = whole, .words = 0};
                for (std::size_t i = first; i < end; ++i) model.words += parts[i].words;
                parts[first] = std::move(model);
                parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(first) + 1,
                            parts.begin() + static_cast<std::ptrdiff_t>(end));
                break;
            }
        }
    }

    const std::vector<std::string>& words_;
    const Lexicon& lexicon_;
    const ModelNumbers& models_;
    QueryTree tree_;
    std::vector<std::span<const Meaning>> choices_;  // of each part
    bool unwanted_{false};
    bool joined_{false};
    bool purpose_{false};
    bool last_unwanted_{false};
};

void append_list(std::string& out, std::string_view name, const std::vector<std::string>& values) {
    if (values.empty()) return;
    out += ",\"";
    out += name;
    out += "\":[";
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i) out += ',';
        append_json_text(out, values[i]);
    }
    out += ']';
}

std::string text_of(const Property& property) {
    std::string text = property.category.empty() ? "" : property.category + ": ";
    bool first = true;
    for (const Condition& condition : property.conditions) {
        text += first ? "" : " & ";
        first = false;
        text += condition.attribute;
        text += condition.is == Condition::Is::equal ? "=" : condition.is == Condition::Is::at_least ? ">=" : "<=";
        text += condition.value;
    }
    return text;
}

}  // namespace

bool QueryTree::has(QueryPart::Is is) const {
    return std::ranges::any_of(parts, [&](const QueryPart& part) { return part.is == is && !part.unwanted; });
}

std::string QueryTree::to_json(const Catalogue& catalogue) const {
    static constexpr std::array<std::string_view, 8> kNames{"kind",      "brand",  "model", "measure",
                                                            "attribute", "number", "word",  "filler"};
    std::string out = "[";
    for (const QueryPart& part : parts) {
        if (out.size() > 1) out += ',';
        out += R"({"is":")";
        out += kNames[static_cast<std::size_t>(part.is)];
        out += R"(","said":)";
        append_json_text(out, part.said);
        if (part.unwanted) out += R"(,"unwanted":true)";
        if (part.purpose) out += R"(,"purpose":true)";
        std::vector<std::string> means;
        if (part.meaning) {
            for (const CategoryIndex each : part.meaning->categories)
                means.push_back(catalogue.categories[each].code.value);
            for (const BrandIndex each : part.meaning->brands) means.push_back(catalogue.brands[each].code.value);
            for (const Property& each : part.meaning->properties) means.push_back(text_of(each));
        }
        for (const Meaning& unit : part.units) means.push_back(unit.unit_of);
        append_list(out, "means", means);
        out += '}';
    }
    if (prices) {
        if (out.size() > 1) out += ',';
        out += R"({"is":"price","said":)";
        append_json_text(out, prices->said);
        std::vector<std::string> means;
        if (prices->from || prices->to) means.push_back(range_of(*prices));
        if (prices->cheapest) means.emplace_back("price-asc");
        if (prices->dearest) means.emplace_back("price-desc");
        append_list(out, "means", means);
        out += '}';
    }
    return out + ']';
}

std::vector<std::string> query_words(std::string_view text) {
    std::vector<std::string> words = words_of(plain_query(text));
    const auto says_nothing = [](const std::string& word) {
        return is_stop_word(word) && !is_connector(word) && !tells_purpose(word);
    };
    std::vector<std::string> kept;
    std::ranges::remove_copy_if(words, std::back_inserter(kept), says_nothing);
    while (!kept.empty() && tells_purpose(kept.front())) kept.erase(kept.begin());
    while (!kept.empty() && tells_purpose(kept.back())) kept.pop_back();
    if (kept.empty()) kept = std::move(words);
    if (kept.size() > kMostWords) kept.resize(kMostWords);
    return kept;
}

QueryTree read_query(const std::vector<std::string>& words, const Lexicon& lexicon, const ModelNumbers& models) {
    return Reader{words, lexicon, models}.read();
}

}  // namespace spaza::search

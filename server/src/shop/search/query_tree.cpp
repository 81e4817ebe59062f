#include "shop/search/query_tree.hpp"

#include <algorithm>
#include <array>
#include <charconv>

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

/// `five`, in digits.
std::string_view number_of(std::string_view word) {
    struct Written {
        std::string_view word;
        std::string_view number;
    };
    static constexpr std::array<Written, 19> kWritten{{{"two", "2"},
                                                       {"three", "3"},
                                                       {"four", "4"},
                                                       {"five", "5"},
                                                       {"six", "6"},
                                                       {"seven", "7"},
                                                       {"eight", "8"},
                                                       {"nine", "9"},
                                                       {"ten", "10"},
                                                       {"twelve", "12"},
                                                       {"twee", "2"},
                                                       {"drie", "3"},
                                                       {"vier", "4"},
                                                       {"vyf", "5"},
                                                       {"ses", "6"},
                                                       {"sewe", "7"},
                                                       {"agt", "8"},
                                                       {"nege", "9"},
                                                       {"tien", "10"}}};
    const auto found = std::ranges::find(kWritten, word, &Written::word);
    return found == kWritten.end() ? std::string_view{} : found->number;
}

class Reader {
public:
    Reader(const std::vector<std::string>& words, const Lexicon& lexicon, const ModelNumbers& models)
        : words_{words}, lexicon_{lexicon}, models_{models} {}

    QueryTree read() {
        for (std::size_t at = 0; at < words_.size();) at += take(at);
        find_purpose();
        join_names();
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
        if (found.empty() && count == 2) {  // air con; but not `speaker red`, whose stem is a speaker
            const std::string stem = stemmer().stem(words_[at] + words_[at + 1]);
            if (stem.size() > word.size()) found = lexicon_.of(stem);
        }
        if (found.empty() && count == 1)
            for (const std::string& one : singulars(word)) {  // skroewe, izikulufu
                const std::string stem = stemmer().stem(one);
                if (lexicon_.is_other_name(stem)) found = lexicon_.of(stem);
                if (!found.empty()) break;
            }
        return found;
    }

    static QueryPart counting(std::string said, std::string_view number, std::span<const Meaning> all) {
        QueryPart part{.is = Is::measure, .said = std::move(said)};
        part.measure = Measure{};
        std::from_chars(number.data(), number.data() + number.size(), part.measure->number);
        std::ranges::copy_if(all, std::back_inserter(part.units),
                             [](const Meaning& meaning) { return meaning.is == Meaning::Is::unit; });
        return part;
    }

    /// A number, in digits, and the words behind it that say what it counts.
    std::size_t take_counted(std::size_t at, std::string_view number, std::size_t count) {
        QueryPart part = counting(said(at, count + 1), number, phrase(at + 1, count));
        part.words = count + 1;
        return put(std::move(part));
    }

    /// `size 8`, `no 3`
    std::size_t take_labelled(std::size_t at, std::span<const Meaning> all) {
        if (at + 1 == words_.size() || !is_number(words_[at + 1])) return 0;
        if (words_[at] == "no") all = lexicon_.of("size");
        if (!meaning_of(all, Meaning::Is::unit)) return 0;
        const bool counts_other =
            at + 2 < words_.size() && meaning_of(phrase(at + 2, 1), Meaning::Is::unit) != nullptr;
        if (counts_other || (at > 0 && is_number(words_[at - 1]))) return 0;
        QueryPart part = counting(said(at, 2), words_[at + 1], all);
        part.words = 2;
        return put(std::move(part));
    }

    /// A number and what it counts: `4 star`, `14 places`, `2.5kw`.
    std::size_t take_number(std::size_t at) {
        const std::string& word = words_[at];
        constexpr std::size_t kShortestCode = 8;  // digits: of a code or an EAN
        if (is_number(word) && word.size() < kShortestCode) {
            for (std::size_t count = std::min<std::size_t>(3, words_.size() - at - 1); count >= 1; --count)
                if (meaning_of(phrase(at + 1, count), Meaning::Is::unit)) return take_counted(at, word, count);
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
            if (count == 1)
                if (const std::size_t taken = take_labelled(at, all)) return taken;
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
        if (const auto number = number_of(word); !number.empty() && at + 1 < words_.size()) {
            for (std::size_t count = std::min<std::size_t>(3, words_.size() - at - 1); count >= 1; --count)
                if (meaning_of(phrase(at + 1, count), Meaning::Is::unit)) return take_counted(at, number, count);
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
            return part.is == Is::word &&
                   (choices_[i].empty() || meaning_of(choices_[i], Meaning::Is::kind) ||
                    meaning_of(choices_[i], Meaning::Is::attribute) || meaning_of(choices_[i], Meaning::Is::part));
        };
        for (std::size_t i = 0; i < tree_.parts.size(); ++i)
            if (may_be_meant(i)) return;
        for (QueryPart& part : tree_.parts) part.purpose = false;
    }

    /// The last part that is wanted for itself: it says what the thing is.
    std::size_t last_wanted() const {
        std::size_t last = tree_.parts.size();
        for (std::size_t i = 0; i < tree_.parts.size(); ++i) {
            const QueryPart& part = tree_.parts[i];
            if (part.is != Is::filler && !part.unwanted && !part.purpose) last = i;
        }
        return last;
    }

    /// A name of two kinds' words holds for all that mean the first: who knows a mower blade knows a lawnmower
    /// blade.
    void join_names() {
        for (std::size_t i = 0; i + 1 < tree_.parts.size(); ++i) {
            QueryPart& first = tree_.parts[i];
            const QueryPart& second = tree_.parts[i + 1];
            const Meaning* kind = meaning_of(choices_[i], Meaning::Is::kind, false);
            if (kind == nullptr || first.is != Is::word || second.is != Is::word || second.words != 1 ||
                first.unwanted != second.unwanted || first.purpose != second.purpose)
                continue;
            for (const std::string& name : kind->names) {
                const std::string whole = name + ' ' + stemmer().stem(second.said);
                const auto all = lexicon_.of(whole);
                if (!meaning_of(all, Meaning::Is::kind, false)) continue;
                first.said += ' ' + second.said;
                first.stems = whole;
                first.words += second.words;
                choices_[i] = all;
                tree_.parts.erase(tree_.parts.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                choices_.erase(choices_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                break;
            }
        }
    }

    /// A phrase that names a thing as well as a brand or a property is the thing, unless another part is.
    void choose_meanings() {
        const auto only_kind = [&](std::size_t i) {
            const Meaning* kind = meaning_of(choices_[i], Meaning::Is::kind, false);
            return kind != nullptr && lexicon_.is_sold(*kind) && !tree_.parts[i].unwanted &&
                   !tree_.parts[i].purpose;
        };
        const std::size_t head = last_wanted();
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
            if (!other_kind || i == head) next(Meaning::Is::kind, true);  // a light switch is a switch
            next(Meaning::Is::attribute);
            if (meaning_of(all, Meaning::Is::filler) && order.empty()) {
                part.is = Is::filler;
                continue;
            }
            next(Meaning::Is::brand, true);
            if (order.empty()) {
                part.is = Is::word;
                part.part = meaning_of(all, Meaning::Is::part) != nullptr;
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

}  // namespace

bool QueryTree::has(QueryPart::Is is) const {
    return std::ranges::any_of(parts, [&](const QueryPart& part) { return part.is == is && !part.unwanted; });
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

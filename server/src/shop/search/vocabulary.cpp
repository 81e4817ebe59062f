#include "shop/search/vocabulary.hpp"

#include <algorithm>
#include <array>

#include "shop/catalogue/text_order.hpp"

namespace spaza::search {

namespace {

constexpr std::size_t kShortestCorrected = 4;
constexpr std::size_t kLongestCorrected = 24;
constexpr std::size_t kShortestWide = 6;
constexpr std::uint32_t kPreferred = 1U << 31U;  // above any frequency
constexpr std::size_t kTwoSlipsFrom = 8;         // letters, from which a word may hold two slips

}  // namespace

int edit_distance(std::string_view a, std::string_view b, int most) {
    constexpr std::size_t kMostLength = 32;
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer > kMostLength || static_cast<int>(longer - std::min(a.size(), b.size())) > most) return most + 1;
    std::array<std::array<int, kMostLength + 1>, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i - 1) % 3];
        const auto& two_above = rows[(i + 1) % 3];
        row[0] = static_cast<int>(i);
        int least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], two_above[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > most) return most + 1;
    }
    return std::min(rows[a.size() % 3][b.size()], most + 1);
}

Vocabulary::Number Vocabulary::add(std::string_view word) {
    const auto [number, fresh] = numbers_.put(word, [&](std::string_view text) { return arena_.put(text); });
    if (fresh) {
        const std::string stem = stemmer_.stem(word);
        const Term term =
            stems_
                .put(stem,
                     [&](std::string_view text) { return text == word ? numbers_[number] : arena_.put(text); })
                .first;
        words_.push_back({.text = numbers_[number], .term = term, .frequency = 0});
    }
    return number;
}

void Vocabulary::sort() {
    std::vector<TextKey<std::uint32_t>> keys;
    keys.reserve(words_.size());
    for (std::uint32_t i = 0; i < words_.size(); ++i) keys.push_back({.text = words_[i].text, .of = i});
    sort_texts<std::uint32_t>(keys);
    std::vector<Word> sorted;
    sorted.reserve(words_.size());
    for (const auto& key : keys) sorted.push_back(words_[key.of]);
    words_ = std::move(sorted);
    numbers_ = {};

    for (std::uint32_t i = 0; i < words_.size(); ++i) {
        if (has_digit(words_[i].text)) continue;
        if (words_[i].frequency > 1 && words_[i].names) proposed_.push_back(i);
        if (words_[i].text.size() + 1 >= kShortestCorrected && words_[i].text.size() <= kLongestCorrected &&
            words_[i].frequency > 0 && (words_[i].names || words_[i].said))
            plain_.push_back(i);
    }
    const auto length = [&](std::uint32_t word) { return words_[word].text.size(); };
    std::stable_sort(plain_.begin(), plain_.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return length(a) < length(b); });
    for (std::size_t size = 0; size <= kLongestCorrected + 3; ++size)
        plain_by_length_.push_back(static_cast<std::size_t>(
            std::lower_bound(plain_.begin(), plain_.end(), size,
                             [&](std::uint32_t word, std::size_t least) { return length(word) < least; }) -
            plain_.begin()));
}

std::optional<Term> Vocabulary::find_stem(std::string_view stem) const {
    const Term found = stems_.find(stem);
    return found == TextNumbers::kNone ? std::nullopt : std::optional{found};
}

std::optional<Term> Vocabulary::find(std::string_view word, const Stemmer& stemmer) const {
    return find_stem(stemmer.stem(word));
}

std::vector<const Word*> Vocabulary::beginning_with(std::string_view start, std::size_t scanned) const {
    auto at = std::lower_bound(words_.begin(), words_.end(), start,
                               [](const Word& word, std::string_view text) { return word.text < text; });
    std::vector<const Word*> found;
    for (; at != words_.end() && found.size() < scanned && at->text.starts_with(start); ++at)
        found.push_back(&*at);
    return found;
}

std::vector<std::string_view> Vocabulary::completions(std::string_view start, std::size_t most) const {
    const auto from =
        std::ranges::lower_bound(proposed_, start, {}, [&](std::uint32_t word) { return words_[word].text; });
    auto to = from;
    while (to != proposed_.end() && words_[*to].text.starts_with(start)) ++to;
    std::vector<std::uint32_t> found(from, to);
    const auto middle = found.begin() + static_cast<std::ptrdiff_t>(std::min(most, found.size()));
    std::partial_sort(found.begin(), middle, found.end(), [&](std::uint32_t a, std::uint32_t b) {
        return words_[a].frequency != words_[b].frequency ? words_[a].frequency > words_[b].frequency : a < b;
    });
    std::vector<std::string_view> words;
    for (auto at = found.begin(); at != middle; ++at) words.push_back(words_[*at].text);
    return words;
}

std::uint32_t Vocabulary::frequency_of(std::string_view word) const {
    const auto found = std::ranges::lower_bound(words_, word, {}, &Word::text);
    return found != words_.end() && found->text == word ? found->frequency : 0;
}

std::optional<std::string> Vocabulary::corrected(std::string_view word, const std::vector<std::string>& preferred,
                                                 Reach reach, const std::vector<std::string>& first) const {
    if (has_digit(word) || word.size() < kShortestCorrected || word.size() > kLongestCorrected)
        return std::nullopt;
    const bool wide = reach == Reach::wide;
    if (wide && word.size() < kShortestWide) return std::nullopt;
    const std::size_t most = (word.size() < kTwoSlipsFrom ? 1 : 2) + (wide ? 1 : 0);
    std::string_view best;
    std::uint32_t best_frequency = 0;
    int best_distance = static_cast<int>(most) + 1;
    const auto look_at = [&](std::string_view text, auto&& how_frequent) {
        if (wide && text.front() != word.front()) return;
        const int distance = edit_distance(word, text, std::min(static_cast<int>(most), best_distance));
        if (distance > static_cast<int>(most) || distance > best_distance) return;
        const std::uint32_t frequency = how_frequent();  // only now: it is looked up among all words
        if (frequency == 0 || (distance == best_distance && frequency <= best_frequency)) return;
        best_distance = distance;
        best_frequency = frequency;
        best = text;
    };
    const std::size_t from = plain_by_length_[word.size() - most];
    const std::size_t to = plain_by_length_[std::min(kLongestCorrected + 3, word.size() + most + 1)];
    if (word.size() > kShortestCorrected)
        for (std::size_t i = from; i < to; ++i)
            look_at(words_[plain_[i]].text, [&] { return words_[plain_[i]].frequency; });
    for (const std::string& other : preferred)
        if (other.size() + 1 >= kShortestCorrected)
            look_at(other, [&] { return kPreferred + frequency_of(other) / 2; });
    for (const std::string& other : first)
        if (other.size() + 1 >= kShortestCorrected)
            look_at(other, [&] {
                const std::uint32_t frequency = frequency_of(other);
                return frequency == 0 ? 0 : kPreferred + kPreferred / 2 + frequency / 4;
            });
    return best.empty() ? std::nullopt : std::optional<std::string>{best};
}

}  // namespace spaza::search

#include "shop/location/gazetteer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <set>
#include <stdexcept>
#include <unordered_map>

#include "base/assets.hpp"

namespace spaza {
namespace {

constexpr std::string_view kPath = "server/assets/gazetteer.tsv";
constexpr int kMostMistakes = 2;

std::vector<std::string_view> columns_of(std::string_view line) {
    std::vector<std::string_view> columns;
    for (std::size_t start = 0; start <= line.size();) {
        const std::size_t end = std::min(line.find('\t', start), line.size());
        columns.push_back(line.substr(start, end - start));
        start = end + 1;
    }
    return columns;
}

double degrees(std::string_view text, std::string_view line) {
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size())
        throw std::invalid_argument{"gazetteer: not a coordinate in: " + std::string{line}};
    return value;
}

std::string city_key(std::string_view region, std::string_view city) {
    return std::string{region} + '|' + comparable(city);
}

std::vector<std::string> split_words(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        if (end > start) words.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return words;
}

bool has_word(const std::vector<std::string>& words, const std::string& begin) {
    return std::ranges::any_of(words, [&](const std::string& word) { return word.starts_with(begin); });
}

/// Letters to change so that `name` begins with `typed`; more than `most` is not counted further.
int mistakes(const std::string& typed, const std::string& name, int most) {
    std::array<int, 40> row{};
    const std::size_t width = std::min(name.size(), typed.size() + static_cast<std::size_t>(most));
    if (typed.size() >= row.size() || width >= row.size()) return most + 1;
    for (std::size_t i = 0; i <= width; ++i) row[i] = static_cast<int>(i);
    for (std::size_t t = 1; t <= typed.size(); ++t) {
        int diagonal = row[0];
        int least = row[0] = static_cast<int>(t);
        for (std::size_t n = 1; n <= width; ++n) {
            const int change = diagonal + (typed[t - 1] == name[n - 1] ? 0 : 1);
            diagonal = row[n];
            row[n] = std::min({change, row[n] + 1, row[n - 1] + 1});
            least = std::min(least, row[n]);
        }
        if (least > most) return most + 1;
    }
    return *std::min_element(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(width) + 1);
}

}  // namespace

std::string comparable(std::string_view name) {
    std::string text;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z')
            text += static_cast<char>(c + ('a' - 'A'));
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80))
            text += c;
        else if (c != '\'' && !text.empty() && text.back() != ' ')
            text += ' ';
    }
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

const Gazetteer& Gazetteer::shared() {
    static const Gazetteer built_in{asset(kPath).value_or("")};
    return built_in;
}

Gazetteer::Gazetteer(std::string_view tsv) {
    places_.reserve(tsv.size() / 45);
    while (!tsv.empty()) {
        const std::size_t end = std::min(tsv.find('\n'), tsv.size());
        const std::string_view line = tsv.substr(0, end);
        tsv.remove_prefix(std::min(end + 1, tsv.size()));
        if (line.empty() || line.starts_with('#')) continue;
        if (line.starts_with("@\t"))
            add_other_names(line);
        else
            add_place(line);
    }
    index();
}

void Gazetteer::add_other_names(std::string_view line) {
    const auto columns = columns_of(line);
    if (columns.size() < 4) throw std::invalid_argument{"gazetteer: too few columns in: " + std::string{line}};
    for (std::size_t i = 3; i < columns.size(); ++i) {
        city_names_.emplace(city_key(columns[1], columns[i]), columns[2]);
        other_names_[city_key(columns[1], columns[2])].push_back(comparable(columns[i]));
    }
}

void Gazetteer::add_place(std::string_view line) {
    const auto columns = columns_of(line);
    if (columns.size() != 6) throw std::invalid_argument{"gazetteer: not six columns in: " + std::string{line}};
    places_.push_back({.region = std::string{columns[0]},
                       .city = std::string{columns[1]},
                       .name = std::string{columns[2]},
                       .postal_code = std::string{columns[3]},
                       .at = {degrees(columns[4], line), degrees(columns[5], line)}});
}

std::vector<std::string> Gazetteer::words_of_city(const Place& place) const {
    auto words = split_words(comparable(place.city));
    if (const auto others = other_names_.find(city_key(place.region, place.city)); others != other_names_.end())
        for (const std::string& other : others->second)
            std::ranges::copy(split_words(other), std::back_inserter(words));
    return words;
}

std::vector<std::string> Gazetteer::words_of(const Place& place) const {
    auto words = words_of_city(place);
    std::ranges::copy(split_words(comparable(place.name)), std::back_inserter(words));
    words.push_back(place.postal_code);
    return words;
}

void Gazetteer::index() {
    const auto by_name = [](const Place& a, const Place& b) {
        return std::tie(a.region, a.city, a.name, a.postal_code) <
               std::tie(b.region, b.city, b.name, b.postal_code);
    };
    if (!std::ranges::is_sorted(places_, by_name)) std::ranges::sort(places_, by_name);
    std::unordered_map<std::string, std::vector<std::uint32_t>> places_of_word;
    std::vector<std::string> city_words;
    const Place* before = nullptr;
    for (std::uint32_t i = 0; i < places_.size(); ++i) {
        const Place& place = places_[i];
        if (!before || before->city != place.city || before->region != place.region) {
            city_names_.emplace(city_key(place.region, place.city), place.city);
            city_words = words_of_city(place);
        }
        before = &place;
        by_code_[place.postal_code].push_back(i);
        places_of_word[place.postal_code].push_back(i);
        for (const std::string& word : city_words) places_of_word[word].push_back(i);
        for (std::string& word : split_words(comparable(place.name))) places_of_word[std::move(word)].push_back(i);
    }
    words_.reserve(places_of_word.size());
    for (auto& [text, places] : places_of_word) words_.push_back({text, std::move(places)});
    std::ranges::sort(words_, {}, &Word::text);
}

std::vector<std::string> Gazetteer::cities(std::string_view region) const {
    std::vector<std::string> found;
    for (auto place = std::ranges::lower_bound(places_, region, {}, &Place::region);
         place != places_.end() && place->region == region; ++place)
        if (found.empty() || found.back() != place->city) found.push_back(place->city);
    std::ranges::sort(found, {}, [](const std::string& name) { return comparable(name); });
    return found;
}

std::string Gazetteer::city_named(std::string_view region, std::string_view city) const {
    const auto found = city_names_.find(city_key(region, city));
    return found == city_names_.end() ? std::string{} : found->second;
}

std::vector<const Place*> Gazetteer::towns(std::string_view region, std::string_view city) const {
    const std::string name = city_named(region, city);
    std::vector<const Place*> found;
    for (auto place = std::ranges::lower_bound(places_, region, {}, &Place::region);
         place != places_.end() && place->region == region; ++place)
        if (place->city == name) found.push_back(&*place);
    return found;
}

std::vector<const Place*> Gazetteer::suburbs(std::string_view region, std::string_view term, std::string_view city,
                                             std::size_t most) const {
    const std::string begin = comparable(term);
    const std::string within = city.empty() ? std::string{} : city_named(region, city);
    std::vector<const Place*> found;
    if (!city.empty() && within.empty()) return found;
    for (auto place = std::ranges::lower_bound(places_, region, {}, &Place::region);
         place != places_.end() && place->region == region; ++place) {
        if (!within.empty() && place->city != within) continue;
        if (comparable(place->name).starts_with(begin) || place->postal_code.starts_with(begin))
            found.push_back(&*place);
    }
    std::ranges::stable_sort(found, {}, [](const Place* place) { return comparable(place->name); });
    if (found.size() > most) found.resize(most);
    return found;
}

std::vector<const Place*> Gazetteer::with_code(std::string_view postal_code) const {
    std::vector<const Place*> found;
    const auto known = by_code_.find(postal_code);
    if (known == by_code_.end()) return found;
    for (const std::uint32_t number : known->second) found.push_back(&places_[number]);
    std::ranges::stable_sort(found, {}, [](const Place* place) { return place->name != place->city; });
    return found;
}

bool Gazetteer::has_other_name(const Place& city, const std::string& begin) const {
    const auto others = other_names_.find(city_key(city.region, city.city));
    return others != other_names_.end() &&
           std::ranges::any_of(others->second, [&](const std::string& name) { return name.starts_with(begin); });
}

std::vector<const Place*> Gazetteer::suggest(std::string_view text, std::size_t most) const {
    const std::string typed = comparable(text);
    const auto asked = split_words(typed);
    if (asked.empty()) return {};
    const std::string& rarest = *std::ranges::max_element(asked, {}, &std::string::size);

    std::set<std::uint32_t> candidates;
    for (auto word = std::ranges::lower_bound(words_, rarest, {}, &Word::text);
         word != words_.end() && word->text.starts_with(rarest); ++word)
        candidates.insert(word->places.begin(), word->places.end());

    using Rank = std::tuple<int, bool, std::size_t>;
    std::vector<std::pair<Rank, const Place*>> found;
    for (const std::uint32_t number : candidates) {
        const Place& place = places_[number];
        const auto words = words_of(place);
        if (!std::ranges::all_of(asked, [&](const std::string& each) { return has_word(words, each); })) continue;
        const std::string name = comparable(place.name);
        const bool by_other_name = place.name == place.city && has_other_name(place, typed);
        const int closeness = name == typed || by_other_name        ? 0
                              : name.starts_with(typed)             ? 1
                              : has_word(split_words(name), rarest) ? 2
                                                                    : 3;
        found.push_back({{closeness, place.name != place.city, place.name.size()}, &place});
    }
    std::ranges::stable_sort(found, {}, &std::pair<Rank, const Place*>::first);
    std::vector<const Place*> best;
    for (std::size_t i = 0; i < found.size() && i < most; ++i) best.push_back(found[i].second);
    return best.empty() ? near_misses(typed, most) : best;
}

std::vector<const Place*> Gazetteer::near_misses(const std::string& text, std::size_t most) const {
    if (text.size() < 4) return {};
    const int allowed = text.size() < 6 ? 1 : kMostMistakes;
    std::vector<std::pair<std::tuple<int, bool>, const Place*>> found;
    for (const Place& place : places_) {
        const int count = mistakes(text, comparable(place.name), allowed);
        if (count <= allowed) found.push_back({{count, place.name != place.city}, &place});
    }
    std::ranges::stable_sort(found, {}, &std::pair<std::tuple<int, bool>, const Place*>::first);
    std::vector<const Place*> best;
    for (std::size_t i = 0; i < found.size() && i < most; ++i) best.push_back(found[i].second);
    return best;
}

std::pair<const Place*, double> Gazetteer::nearest(const GeoPoint& point) const {
    const double shrink = std::cos(point.latitude * 3.14159265358979323846 / 180);
    const Place* best = nullptr;
    double least = 0;
    for (const Place& place : places_) {
        const double north = place.at.latitude - point.latitude;
        const double east = (place.at.longitude - point.longitude) * shrink;
        const double square = north * north + east * east;
        // suburbs share their town's point; the town itself stands for them
        const bool better = !best || square < least - 1e-12 ||
                            (square < least + 1e-12 && place.name == place.city && best->name != best->city);
        if (better) {
            best = &place;
            least = square;
        }
    }
    return {best, best ? std::sqrt(least) * 111.2 : 0};
}

}  // namespace spaza

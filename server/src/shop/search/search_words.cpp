#include "shop/search/search_words.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace spaza::search {

namespace {

std::string_view without_blanks(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// Calls `each(part)` for every part between these signs.
template <class Each>
void for_each_part(std::string_view text, char between, Each&& each) {
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(between));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        each(without_blanks(part));
    }
}

std::string phrase_of(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::optional<double> written_number(std::string_view text) {
    double number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional{number} : std::nullopt;
}

std::optional<Condition> condition_of(std::string_view text) {
    const std::size_t sign = text.find_first_of("<>=");
    if (sign == 0 || sign == std::string_view::npos) return std::nullopt;
    Condition condition;
    condition.attribute = without_blanks(text.substr(0, sign));
    std::string_view value = text.substr(sign + 1);
    if (text[sign] != '=') {
        if (value.empty() || value.front() != '=') return std::nullopt;
        value.remove_prefix(1);
        condition.is = text[sign] == '>' ? Condition::Is::at_least : Condition::Is::at_most;
    }
    condition.value = without_blanks(value);
    std::string_view written = condition.value;
    if (written.ends_with('%') && condition.is != Condition::Is::equal) {
        condition.of_hundred = true;
        written.remove_suffix(1);
    }
    const auto number = written_number(written);
    if (condition.of_hundred && (!number || *number <= 0 || *number >= 100)) return std::nullopt;
    if (condition.value.empty() || (!number && condition.is != Condition::Is::equal)) return std::nullopt;
    condition.number = number.value_or(0);
    return condition;
}

/// `fridges: capacity>=400`, `is freezers & layout=Chest`, `inverter=true`.
std::optional<Property> property_of(std::string_view text) {
    Property property;
    bool good = true;
    if (text.starts_with("is ")) {
        property.names_kind = true;
        text = without_blanks(text.substr(3));
        property.category = without_blanks(text.substr(0, text.find('&')));
        text.remove_prefix(
            std::min(text.size(), text.find('&') == std::string_view::npos ? text.size() : text.find('&') + 1));
        good = !property.category.empty();
    } else if (const auto colon = text.find(':'); colon != std::string_view::npos) {
        property.category = without_blanks(text.substr(0, colon));
        text.remove_prefix(colon + 1);
    }
    for_each_part(text, '&', [&](std::string_view part) {
        if (auto condition = condition_of(part))
            property.conditions.push_back(std::move(*condition));
        else
            good = false;
    });
    return good && (property.names_kind || !property.conditions.empty()) ? std::optional{std::move(property)}
                                                                         : std::nullopt;
}

/// `unit cooling*3412`
bool read_unit(std::string_view text, WordLine& line) {
    const std::size_t times = text.find('*');
    line.means = WordLine::Means::unit;
    line.unit_of = without_blanks(text.substr(0, times));
    if (times != std::string_view::npos) {
        const auto factor = written_number(without_blanks(text.substr(times + 1)));
        if (!factor || *factor <= 0) return false;
        line.unit_factor = *factor;
    }
    return !line.unit_of.empty();
}

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

/// `000 btu` behind `12 ` or `12,`: three digits and a unit that is counted in thousands.
bool goes_on_with_thousands(std::string_view rest) {
    if (rest.size() < 4 || !is_digit(rest[0]) || !is_digit(rest[1]) || !is_digit(rest[2]) || is_digit(rest[3]))
        return false;
    rest = without_blanks(rest.substr(3));
    static constexpr std::array<std::string_view, 13> kUnits{
        "btu", "w", "watt", "watts", "mah", "va", "l", "lt", "liter", "litre", "liters", "litres", "lm"};
    const auto end = std::ranges::find_if_not(rest, is_letter);
    const std::string_view word = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    return std::ranges::find(kUnits, word) != kUnits.end();
}

/// The number that ends a text has at most three digits.
bool ends_with_short_number(std::string_view text) {
    std::size_t digits = 0;
    while (digits < text.size() && is_digit(text[text.size() - 1 - digits])) ++digits;
    return digits >= 1 && digits <= 3 &&
           (digits == text.size() ||
            (text[text.size() - 1 - digits] != '.' && text[text.size() - 1 - digits] != ','));
}

/// Units of two words behind a number, in one: the unit, and how long it is written.
std::pair<std::string_view, std::size_t> unit_of_words(std::string_view text, std::string_view before) {
    struct Unit {
        std::string_view words;
        std::string_view unit;
    };
    static constexpr std::array<Unit, 8> kUnits{{{"square millimetres", "mm"},
                                                 {"square millimetre", "mm"},
                                                 {"square mm", "mm"},
                                                 {"sq mm", "mm"},
                                                 {"sqmm", "mm"},
                                                 {"amp hours", "ah"},
                                                 {"amp hour", "ah"},
                                                 {"ampere hour", "ah"}}};
    before = without_blanks(before);
    if (before.empty() || !is_digit(before.back())) return {};
    for (const Unit& each : kUnits)
        if (text.starts_with(each.words) &&
            (text.size() == each.words.size() || !is_letter(text[each.words.size()])))
            return {each.unit, each.words.size()};
    return {};
}

bool ends_with_lone(std::string_view text, char letter) {
    return !text.empty() && text.back() == letter &&
           (text.size() == 1 || !(is_letter(text[text.size() - 2]) || is_digit(text[text.size() - 2])));
}

}  // namespace

std::string plain_query(std::string_view text) {
    const std::string in = folded(text);
    std::string out;
    out.reserve(in.size());
    for (std::size_t i = 0; i < in.size(); ++i) {
        const std::string_view rest = std::string_view{in}.substr(i + 1);
        if (const auto unit = unit_of_words(std::string_view{in}.substr(i), out); !unit.first.empty()) {
            out += unit.first;
            i += unit.second - 1;
        } else if (in[i] == '+' &&
                   (ends_with_lone(out, 'a') || out.ends_with("aplus") || out.ends_with("plusplus"))) {
            out += "plus";
        } else if (in[i] == '\'' && rest.starts_with('\'') && !out.empty() && is_digit(out.back())) {
            out += '"';
            ++i;
        } else if ((in[i] == ' ' || in[i] == ',') && ends_with_short_number(out) && goes_on_with_thousands(rest)) {
            continue;
        } else if (in[i] == 'k' && ends_with_short_number(out) && without_blanks(rest).starts_with("btu")) {
            out += "000";
        } else if (in[i] == '&') {
            out += " and ";
        } else if (in[i] == '/' && out.ends_with("btu") && rest.starts_with('h')) {
            ++i;
        } else if (in[i] == '/' && !rest.empty() && is_letter(rest[0]) &&
                   (rest.size() == 1 || !is_letter(rest[1])) && !out.empty() && is_letter(out.back()) &&
                   ends_with_lone(out, out.back())) {
            continue;  // a/c
        } else {
            out += in[i];
        }
    }
    return out;
}

SearchWords::SearchWords(std::string_view text) {
    std::size_t number = 0;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        read_line(line.substr(0, line.find('#')), ++number);
    }
}

void SearchWords::read_line(std::string_view line, std::size_t number) {
    if (const std::string_view heading = without_blanks(line);
        heading.starts_with('[') && heading.ends_with(']')) {
        auto at = std::ranges::find(sections_, heading);
        if (at == sections_.end()) at = sections_.insert(at, std::string{heading});
        section_ = static_cast<std::size_t>(at - sections_.begin()) + 1;
        return;
    }
    const auto arrow = line.find("=>");
    if (arrow == std::string_view::npos && line.find(';') != std::string_view::npos) {
        for_each_part(line, ';', [&](std::string_view kind) { read_line(kind, number); });
        return;
    }
    const std::string_view meaning =
        arrow == std::string_view::npos ? std::string_view{} : without_blanks(line.substr(arrow + 2));
    WordLine read;
    read.section = section_;
    for_each_part(line.substr(0, arrow), ',', [&](std::string_view phrase) {
        if (auto words = words_of(plain_query(phrase)); !words.empty()) read.phrases.push_back(std::move(words));
    });
    const auto wrong = [&](std::string_view why) {
        problems_.push_back("line " + std::to_string(number) + ": " + std::string{why});
    };
    if (read.phrases.empty()) {
        if (arrow != std::string_view::npos) wrong("no words before =>");
        return;
    }
    if (meaning.starts_with('/')) {
        for (const auto& words : read.phrases) pages_.insert_or_assign(phrase_of(words), std::string{meaning});
        return;
    }
    if (arrow != std::string_view::npos && meaning.empty()) return wrong("nothing behind =>");
    if (meaning == "filler") {
        read.means = WordLine::Means::filler;
    } else if (meaning == "not") {
        read.means = WordLine::Means::negation;
    } else if (meaning == "part") {
        read.means = WordLine::Means::part;
    } else if (meaning.starts_with("unit ")) {
        if (!read_unit(without_blanks(meaning.substr(5)), read))
            return wrong("no attribute, or a bad number behind *");
    } else if (!meaning.empty()) {
        read.means = WordLine::Means::properties;
        bool good = true;
        for_each_part(meaning, ';', [&](std::string_view part) {
            if (auto property = property_of(part))
                read.properties.push_back(std::move(*property));
            else
                good = false;
        });
        if (!good) return wrong("not understood: " + std::string{meaning});
    }
    lines_.push_back(std::move(read));
}

std::optional<std::string> SearchWords::page_for(const std::vector<std::string>& words) const {
    const auto found = pages_.find(phrase_of(words));
    return found == pages_.end() ? std::nullopt : std::optional{found->second};
}

}  // namespace spaza::search

#include "shop/search/price_amounts.hpp"

#include "shop/search/tokens.hpp"

namespace spaza::search {

namespace {

using Kind = Piece::Kind;

constexpr std::array<std::string_view, 2> kCurrencies{"r", "zar"};
constexpr std::array<std::string_view, 3> kCurrenciesBehind{"rand", "rands", "zar"};
constexpr std::array<std::string_view, 3> kThousands{"k", "thousand", "grand"};
constexpr std::array<std::string_view, 4> kInstalments{"per", "pm", "p", "monthly"};

/// What numbers count that measures are not made of (tokens.hpp knows those).
constexpr auto kUnits = std::to_array<std::string_view>(
    {"%",      "x",    "m",          "metre",       "metres",    "meter",      "meters",  "km",
     "ft",     "feet", "foot",       "m2",          "sqm",       "square",     "g",       "gram",
     "grams",  "mg",   "ton",        "tons",        "v",         "volt",       "volts",   "amp",
     "amps",   "ah",   "wh",         "khz",         "mhz",       "ghz",        "rpm",     "psi",
     "bar",    "db",   "lumen",      "lumens",      "lm",        "dpi",        "fps",     "mbps",
     "nits",   "cc",   "px",         "pixels",      "thread",    "sheets",     "pages",   "piece",
     "pieces", "pcs",  "pack",       "people",      "person",    "seater",     "star",    "stars",
     "day",    "days", "month",      "months",      "week",      "weeks",      "year",    "years",
     "yr",     "yrs",  "jaar",       "hours",       "hrs",       "minutes",    "degrees", "percent",
     "gsm",    "pa",   "mb",         "hertz",       "kilogram",  "kilograms",  "rms",     "cycles",
     "games",  "gigs", "centimetre", "centimetres", "megapixel", "megapixels", "wide",    "high",
     "deep",   "tall"});
/// Units that begin other things too where a word follows: `in stock`, `bar fridge`, `star wars`.
constexpr std::array<std::string_view, 6> kUnitsAtEnd{"in", "bar", "foot", "square", "star", "day"};

constexpr std::int64_t kMostCents = 1'000'000'000'00;

/// `5000`, `5,000`, `4999.95`, `4999,95`: three digits behind a separator are thousands, one or two are cents.
std::optional<std::int64_t> cents_of(std::string_view number) {
    std::int64_t whole = 0;
    std::int64_t cents = 0;
    for (bool first = true, last = false; !last; first = false) {
        const std::size_t end = number.find_first_of(".,");
        const std::string_view part = number.substr(0, end);
        last = end == std::string_view::npos;
        const bool is_cents = last && !first && part.size() <= 2;
        if (part.size() > 9 || (!first && !is_cents && part.size() != 3)) return std::nullopt;
        std::int64_t value = 0;
        for (const char c : part) value = value * 10 + (c - '0');
        if (is_cents)
            cents = part.size() == 1 ? value * 10 : value;
        else
            whole = first ? value : whole * 1000 + value;
        if (whole * 100 > kMostCents) return std::nullopt;
        if (!last) number.remove_prefix(end + 1);
    }
    return whole * 100 + cents;
}

}  // namespace

bool is_currency(std::string_view word) { return is_any(word, kCurrencies); }

PriceText::PriceText(std::string_view text) : lower_{text} {
    for (char& c : lower_)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    pieces_ = pieces_of(lower_);
}

std::optional<std::size_t> PriceText::behind(std::size_t i, std::string_view words) const {
    if (i >= pieces_.size() || !words.starts_with(pieces_[i].text)) return std::nullopt;
    if (i > 0 && pieces_[i].kind == Kind::word && pieces_[i].joined && pieces_[i - 1].kind != Kind::sign)
        return std::nullopt;
    while (true) {
        const std::size_t space = words.find(' ');
        if (!is(i, words.substr(0, space))) return std::nullopt;
        ++i;
        if (space == std::string_view::npos) return i;
        words.remove_prefix(space + 1);
    }
}

bool PriceText::ends_amount(std::size_t i, bool marked) const {
    const Piece* next = at(i);
    if (!next) return true;
    if (next->joined && next->kind != Kind::sign) return false;
    if (next->kind == Kind::sign) {
        if (next->joined && (next->text == "\"" || next->text == "'" || next->text == "/" || next->text == "%"))
            return false;
        if (next->text == "%") return marked;
        const Piece* after = at(i + 1);
        if (next->text != "-" || !next->joined || !after || !after->joined) return true;
        if (after->kind == Kind::number) return false;
        next = after;
        if (!is_unit(next->text)) return false;
    }
    if (next->kind == Kind::word && is_any(next->text, kInstalments)) return false;
    return marked || !measures(i);
}

bool PriceText::measures(std::size_t i) const {
    if (at(i) && at(i)->kind == Kind::sign && at(i)->text == "-") ++i;
    const Piece* word = at(i);
    if (!word || word->kind != Kind::word || !is_unit(word->text)) return false;
    const Piece* next = at(i + 1);
    if (next && next->text == "-") next = at(i + 2);
    if (!next || next->kind != Kind::word) return true;
    if (word->text == "l") return !next->text.starts_with("shape");
    return !is_any(word->text, kUnitsAtEnd) || is_unit(next->text);
}

bool PriceText::is_unit(std::string_view word) { return !unit_of(word).empty() || is_any(word, kUnits); }

bool PriceText::is_group(std::string_view number) {
    const std::size_t digits = number.find_first_of(".,");
    return digits == 3 || (digits == std::string_view::npos && number.size() == 3);
}

std::optional<Amount> PriceText::amount_with(std::size_t i, std::size_t groups) const {
    Amount amount{0, false, false, false, false, 0};
    if (at(i) && is_any(at(i)->text, kCurrencies)) {
        amount.marked = true;
        ++i;
    }
    if (!at(i) || at(i)->kind != Kind::number) return std::nullopt;
    std::string number{at(i)->text};
    if (groups > 0 && number.size() > 3) return std::nullopt;
    for (; groups > 0; --groups) {  // 5 000
        const Piece* next = at(++i);
        if (!next || next->kind != Kind::number || next->joined || !is_group(next->text) ||
            number.find_first_of(".,") != std::string::npos)
            return std::nullopt;
        number += next->text;
        amount.splits = next->text[0] != '0';
    }
    ++i;
    const auto cents = cents_of(number);
    if (!cents) return std::nullopt;
    amount.cents = *cents;
    if (at(i) && is_any(at(i)->text, kThousands) && are_thousands(i, amount)) {
        amount.thousands = true;
        amount.cents *= 1000;
        ++i;
    }
    if (at(i) && is_any(at(i)->text, kCurrenciesBehind)) {
        amount.marked = true;
        ++i;
    }
    if (amount.cents > kMostCents) return std::nullopt;
    amount.year = !amount.marked && !amount.thousands && number.size() == 4 &&
                  (number.starts_with("19") || number.starts_with("20"));
    amount.end = i;
    return amount;
}

bool PriceText::are_thousands(std::size_t i, const Amount& amount) const {
    if (at(i)->joined) return true;
    if (amount.cents >= 1000'00 || (at(i + 1) && at(i + 1)->joined)) return false;
    return amount.marked || at(i)->text != "k";
}

std::optional<Amount> PriceText::last_amount_at(std::size_t i) const {
    return PriceText::amount_at(i, [&](const Amount& amount) {
        const Piece* next = at(amount.end);  // the rest of a longer number: 5 | 000 l
        const bool whole = !next || next->kind != Kind::number || next->text[0] != '0';
        return whole && !(amount.splits && measures(amount.end)) && ends_amount(amount.end, amount.marked);
    });
}

}  // namespace spaza::search

#include "shop/search/price_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "shop/search/price_amounts.hpp"
#include "shop/search/tokens.hpp"

namespace spaza::search {

namespace {

enum class Bound { below, at_most, above, at_least, about };

struct Phrase {
    std::string_view words;
    Bound bound;
    bool marked{false};      // these words say other things too: only with R, rand or k
    bool resolution{false};  // up to 4k
};
constexpr std::array kBounds{
    Phrase{"under", Bound::below},
    Phrase{"below", Bound::below},
    Phrase{"less than", Bound::below},
    Phrase{"lower than", Bound::below},
    Phrase{"cheaper than", Bound::below},
    Phrase{"onder", Bound::below},
    Phrase{"minder as", Bound::below},
    Phrase{"goedkoper as", Bound::below},
    Phrase{"up to", Bound::at_most, false, true},
    Phrase{"upto", Bound::at_most, false, true},
    Phrase{"at most", Bound::at_most},
    Phrase{"no more than", Bound::at_most},
    Phrase{"not more than", Bound::at_most},
    Phrase{"not over", Bound::at_most},
    Phrase{"not above", Bound::at_most},
    Phrase{"nothing over", Bound::at_most},
    Phrase{"nothing above", Bound::at_most},
    Phrase{"nothing more than", Bound::at_most},
    Phrase{"nie meer as", Bound::at_most},
    Phrase{"nie oor", Bound::at_most},
    Phrase{"nie bo", Bound::at_most},
    Phrase{"tot", Bound::at_most, false, true},
    Phrase{"max", Bound::at_most, true},  // Air Max 270
    Phrase{"maximum", Bound::at_most, true},
    Phrase{"over", Bound::above, false, true},
    Phrase{"above", Bound::above},
    Phrase{"more than", Bound::above},
    Phrase{"meer as", Bound::above},
    Phrase{"oor", Bound::above, false, true},
    Phrase{"bo", Bound::above},
    Phrase{"at least", Bound::at_least},
    Phrase{"no less than", Bound::at_least},
    Phrase{"not less than", Bound::at_least},
    Phrase{"not under", Bound::at_least},
    Phrase{"not below", Bound::at_least},
    Phrase{"nie minder as", Bound::at_least},
    Phrase{"nie onder", Bound::at_least},
    Phrase{"from", Bound::at_least, true, true},  // from 2024
    Phrase{"vanaf", Bound::at_least, true, true},
    Phrase{"min", Bound::at_least, true},
    Phrase{"minimum", Bound::at_least, true},
    Phrase{"around", Bound::about, true},
    Phrase{"about", Bound::about, true},
    Phrase{"roughly", Bound::about, true},
    Phrase{"ongeveer", Bound::about, true},
    Phrase{"omtrent", Bound::about, true},
};
/// Behind an amount: `R1500 or less`.
constexpr std::array kBoundsBehind{
    Phrase{"or less", Bound::at_most},    Phrase{"or under", Bound::at_most},
    Phrase{"or below", Bound::at_most},   Phrase{"or cheaper", Bound::at_most},
    Phrase{"and under", Bound::at_most},  Phrase{"and below", Bound::at_most},
    Phrase{"and less", Bound::at_most},   Phrase{"max", Bound::at_most},
    Phrase{"maximum", Bound::at_most},    Phrase{"of minder", Bound::at_most},
    Phrase{"en minder", Bound::at_most},  Phrase{"or more", Bound::at_least},
    Phrase{"or above", Bound::at_least},  Phrase{"and up", Bound::at_least},
    Phrase{"and above", Bound::at_least}, Phrase{"and over", Bound::at_least},
    Phrase{"of meer", Bound::at_least},   Phrase{"en meer", Bound::at_least},
};

struct Between {
    std::string_view before;
    std::string_view amid;
};
constexpr std::array kRanges{Between{"between", "and"}, Between{"between", "to"}, Between{"between", "-"},
                             Between{"from", "to"},     Between{"from", "-"},     Between{"tussen", "en"},
                             Between{"van", "tot"}};
constexpr std::array<std::string_view, 3> kMarkedRanges{"-", "to", "tot"};  // R2000-R5000

constexpr std::array<std::string_view, 12> kCheapest{
    "cheapest",   "lowest price", "lowest priced", "lowest cost",       "least expensive",      "low price",
    "low priced", "low cost",     "inexpensive",   "cheap as possible", "as cheap as possible", "goedkoopste"};
constexpr std::array<std::string_view, 6> kDearest{"most expensive", "dearest",  "highest price",
                                                   "highest priced", "priciest", "duurste"};
constexpr std::array<std::string_view, 7> kLeadIns{"price",   "prices", "priced", "cost",
                                                   "costing", "costs",  "prys"};
constexpr std::array<std::string_view, 4> kJoiners{"and", "but", "en", "maar"};
constexpr std::array<std::string_view, 4> kNegations{"not", "no", "nothing", "nie"};
constexpr std::array<std::string_view, 2> kBeforeMax{"pro", "air"};  // of the names of products

constexpr std::int64_t kLeastBare = 100'00;  // under 55: more likely inches than rand
constexpr std::size_t kLongest = 200;        // bytes; what is longer is not a search somebody typed

/// One reading of a text.
class Reading {
public:
    explicit Reading(std::string_view text) : text_{text}, pieces_{text} {}

    std::optional<PriceWords> taken() {
        for (std::size_t i = 0; i < pieces_.size();)
            if (const auto end = price_at(i))
                i = cut(i, *end);
            else
                ++i;
        if (cuts_.empty()) return std::nullopt;
        said_.text = left();
        for (const auto& [begin, end] : cuts_) {
            if (!said_.said.empty()) said_.said += ' ';
            said_.said += text_.substr(begin, end - begin);
        }
        return std::move(said_);
    }

private:
    using Kind = Piece::Kind;

    static bool is_price(const Amount& amount) {
        return amount.marked || amount.thousands || amount.cents >= kLeastBare;
    }

    /// 4k
    static bool is_resolution(const Amount& amount) {
        return !amount.marked && amount.thousands &&
               (amount.cents == 2000'00 || amount.cents == 4000'00 || amount.cents == 8000'00);
    }

    void narrow(std::optional<std::int64_t> from, std::optional<std::int64_t> to) {
        if (from) said_.from = said_.from ? std::max(*said_.from, Money::cents(*from)) : Money::cents(*from);
        if (to) said_.to = said_.to ? std::min(*said_.to, Money::cents(*to)) : Money::cents(*to);
    }

    /// Two amounts from `i` on, with this between them.
    std::optional<std::size_t> range_at(std::size_t i, std::string_view amid) {
        const auto first =
            pieces_.amount_at(i, [&](const Amount& amount) { return pieces_.is(amount.end, amid); });
        if (!first) return std::nullopt;
        const auto last = pieces_.last_amount_at(first->end + 1);
        if (!last || !is_price(*last) || (first->year && last->year)) return std::nullopt;
        std::int64_t from = first->cents;
        if (last->thousands && !first->thousands && from * 1000 <= last->cents) from *= 1000;  // 2-5k
        if (from > last->cents && amid == "-") return std::nullopt;                            // R4999-99
        narrow(std::min(from, last->cents), std::max(from, last->cents));
        return last->end;
    }

    void bound(Bound bound, std::int64_t cents) {
        constexpr std::int64_t kAbout = 15;  // of a hundred
        switch (bound) {
            case Bound::below: narrow({}, cents - 1); break;
            case Bound::at_most: narrow({}, cents); break;
            case Bound::above: narrow(cents + 1, {}); break;
            case Bound::at_least: narrow(cents, {}); break;
            case Bound::about: narrow(cents - cents * kAbout / 100, cents + cents * kAbout / 100); break;
        }
    }

    /// `R1500 or less`
    std::optional<std::size_t> bound_behind(std::size_t i) {
        for (const Phrase& phrase : kBoundsBehind) {
            const auto amount = pieces_.amount_at(i, [&](const Amount& each) {
                const auto end = each.marked ? pieces_.behind(each.end, phrase.words) : std::nullopt;
                // `R300 max factor` is no bound.
                return end && (!phrase.words.starts_with("max") || *end == pieces_.size());
            });
            if (!amount) continue;
            bound(phrase.bound, amount->cents);
            return pieces_.behind(amount->end, phrase.words);
        }
        return std::nullopt;
    }

    std::optional<std::size_t> bound_at(std::size_t i, const Phrase& phrase) {
        const auto amount = pieces_.last_amount_at(i);
        if (!amount || !is_price(*amount)) return std::nullopt;
        if (phrase.marked && !amount->marked && !amount->thousands) return std::nullopt;
        if (phrase.resolution && is_resolution(*amount)) return std::nullopt;
        if (phrase.bound == Bound::below && amount->cents == 0) return std::nullopt;
        bound(phrase.bound, amount->cents);
        return amount->end;
    }

    /// `not less`, `pro max`: the word before makes another thing of the one at `i`.
    bool is_other_behind(std::size_t i) const {
        if (i == 0 || (!cuts_.empty() && i == cut_end_)) return false;
        const Piece& before = pieces_[i - 1];
        if (is_any(before.text, kNegations)) return true;
        return pieces_.is(i, "max") && (before.kind == Kind::number || is_any(before.text, kBeforeMax));
    }

    /// Where the price named from `i` on ends.
    std::optional<std::size_t> price_at(std::size_t i) {
        if (pieces_[i].kind != Kind::word || is_other_behind(i)) return std::nullopt;
        for (const Between& range : kRanges)
            if (const auto start = pieces_.behind(i, range.before))
                if (const auto end = range_at(*start, range.amid)) return end;
        for (const Phrase& phrase : kBounds)
            if (const auto start = pieces_.behind(i, phrase.words))
                if (const auto end = bound_at(*start, phrase)) return end;
        for (const std::string_view amid : kMarkedRanges)
            if (is_currency(pieces_[i].text) && pieces_.behind(i, pieces_[i].text))
                if (const auto end = range_at(i, amid)) return end;
        if (is_currency(pieces_[i].text))
            if (const auto end = bound_behind(i)) return end;
        for (const std::string_view words : kDearest)
            if (const auto end = pieces_.behind(i, words)) {
                said_.dearest = true;
                return end;
            }
        for (const std::string_view words : kCheapest)
            if (const auto end = pieces_.behind(i, words)) {
                said_.cheapest = true;
                return end;
            }
        return std::nullopt;
    }

    /// With what leads to it: `priced under 5000`, `over 2000 but under 5000`.
    std::size_t cut(std::size_t first, std::size_t end) {
        const std::size_t least = cuts_.empty() ? 0 : cut_end_;
        while (first > least && is_any(pieces_[first - 1].text, kLeadIns)) --first;
        if (!cuts_.empty() && first == least + 1 && is_any(pieces_[least].text, kJoiners)) --first;
        cuts_.emplace_back(pieces_[first].begin, pieces_[end - 1].end);
        cut_end_ = end;
        return end;
    }

    std::string left() const {
        std::string left;
        const auto put = [&](std::string_view part) {
            const std::size_t begin = part.find_first_not_of(" \t");
            if (begin == std::string_view::npos) return;
            part = part.substr(begin, part.find_last_not_of(" \t") - begin + 1);
            if (!left.empty()) left += ' ';
            left += part;
        };
        std::size_t from = 0;
        for (const auto& [begin, end] : cuts_) {
            put(text_.substr(from, begin - from));
            from = end;
        }
        put(text_.substr(from));
        return left;
    }

    std::string_view text_;
    PriceText pieces_;
    std::vector<std::pair<std::size_t, std::size_t>> cuts_;
    std::size_t cut_end_{};
    PriceWords said_;
};

/// Nearly every search ends here.
bool may_name_price(std::string_view text) {
    const auto is_said = [&](std::string_view words) {
        const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; };
        return std::search(text.begin(), text.end(), words.begin(), words.end(), same) != text.end();
    };
    return has_digit(text) || std::ranges::any_of(kCheapest, is_said) || std::ranges::any_of(kDearest, is_said);
}

std::string rand_of(Money amount) {
    std::string text = decimal(amount);
    if (text.ends_with(".00")) text.resize(text.size() - 3);
    return "R" + text;
}

}  // namespace

std::string range_of(const PriceWords& words) {
    return (words.from ? rand_of(*words.from) : "") + "-" + (words.to ? rand_of(*words.to) : "");
}

std::optional<PriceWords> price_words(std::string_view text) {
    if (text.size() > kLongest || !may_name_price(text)) return std::nullopt;
    auto said = Reading{text}.taken();
    if (!said) return said;
    // What stood round the words may be others: their listing's own address must not mean another one.
    if (auto more = price_words(said->text)) {
        said->text = std::move(more->text);
        said->cheapest = said->cheapest || more->cheapest;
        said->dearest = said->dearest || more->dearest;
        said->said += ' ' + more->said;
        if (more->from && (!said->from || *more->from > *said->from)) said->from = more->from;
        if (more->to && (!said->to || *more->to < *said->to)) said->to = more->to;
    }
    return said;
}

void take_price_words(Query& query) {
    auto said = price_words(query.text);
    if (!said) return;
    query.text = std::move(said->text);
    const bool sorts = query.sort.empty() || query.sort == "relevance";
    if (sorts && said->cheapest) query.sort = "price-asc";
    if (sorts && said->dearest && !said->cheapest) query.sort = "price-desc";
    const auto is_of_prices = [](const auto& filter) { return filter.first == "price"; };
    if ((!said->from && !said->to) || std::any_of(query.filters.begin(), query.filters.end(), is_of_prices))
        return;
    query.filters.emplace_back("price", range_of(*said));
}

}  // namespace spaza::search

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/search/price_pieces.hpp"

namespace spaza::search {

struct Amount {
    std::int64_t cents;
    bool marked;     // with a currency
    bool thousands;  // with a k
    bool year;       // 2024, if nothing marks it
    bool splits;     // its last digits may be another number: R5 000 256
    std::size_t end;
};

/// `r`, `zar`: what stands before an amount.
bool is_currency(std::string_view word);

/// A text as pieces, some of which are amounts of money. A place is the number of a piece.
class PriceText {
public:
    explicit PriceText(std::string_view text);
    PriceText(const PriceText&) = delete;
    PriceText& operator=(const PriceText&) = delete;

    std::size_t size() const { return pieces_.size(); }
    const Piece& operator[](std::size_t i) const { return pieces_[i]; }
    const Piece* at(std::size_t i) const { return i < pieces_.size() ? &pieces_[i] : nullptr; }
    bool is(std::size_t i, std::string_view text) const { return i < pieces_.size() && pieces_[i].text == text; }

    /// Where these words, which stand at `i`, end.
    std::optional<std::size_t> behind(std::size_t i, std::string_view words) const;

    /// The amount at `i`, of as many groups of digits as may be, behind which `fits` holds.
    template <class Fits>
    std::optional<Amount> amount_at(std::size_t i, Fits fits) const {
        constexpr std::size_t kMostGroups = 3;
        for (std::size_t groups = kMostGroups + 1; groups-- > 0;)
            if (const auto amount = amount_with(i, groups); amount && fits(*amount)) return amount;
        return std::nullopt;
    }

    /// The amount at `i` that nothing behind it makes another thing of.
    std::optional<Amount> last_amount_at(std::size_t i) const;

private:
    /// Nothing at `i` makes another thing of the number before it.
    bool ends_amount(std::size_t i, bool marked) const;

    /// The word at `i` makes a measure of the number before it.
    bool measures(std::size_t i) const;

    static bool is_unit(std::string_view word);

    /// `000` or `000.00`
    static bool is_group(std::string_view number);

    /// A number with what stands before and behind it; its end is for the caller to judge.
    std::optional<Amount> amount_with(std::size_t i, std::size_t groups) const;

    /// `5k`, `R5 k`, `5 thousand`
    bool are_thousands(std::size_t i, const Amount& amount) const;

    std::string lower_;
    std::vector<Piece> pieces_;
};

}  // namespace spaza::search

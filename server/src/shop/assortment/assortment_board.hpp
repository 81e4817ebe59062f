#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"

namespace spaza {

/// Units of a product at one point of service.
struct BoardShelf {
    std::int32_t store{};  // its number in AssortmentBoard::stores
    std::int32_t free{};
};

/// What products are found, sorted and counted by; all of them, also those that are hidden.
struct BoardProduct {
    std::string code;
    std::string name;   // folded: what it is sorted by
    std::string words;  // of name, brand and model, folded, each with a space before it
    std::string ean;
    std::string brand;
    std::string category;
    bool on_sale{};
    bool has_picture{};
    std::int64_t cents{-1};  // -1: no price
    std::int64_t changed_at{};
    std::vector<BoardShelf> shelves;  // where it is, or was
};

struct BoardCategory {
    std::string code;
    std::string parent;  // "" of the root
    bool hidden{};
};

enum class ProductState { all, visible, hidden, without_price, without_picture, out_of_stock, low_stock };
inline constexpr int kProductStates = 7;
std::optional<ProductState> product_state_named(std::string_view name);
std::string_view name_of(ProductState state);

enum class ProductSort { code, name, price, price_down, stock, stock_down, changed };
std::optional<ProductSort> product_sort_named(std::string_view name);

/// Which products are asked for.
struct ProductFilter {
    std::string query{};
    std::string brand{};
    std::string department{};  // with all below it
    ProductState state{ProductState::all};
    std::string store{};     // stock is that of this one, and only products that are or were there count
    bool with_stock_only{};  // that are, or were, anywhere
};

struct ProductQuestion {
    ProductFilter filter{};
    ProductSort sort{ProductSort::code};
    std::string cursor{};  // "" for the first page
    std::size_t size{20};
};

struct FoundProducts {
    std::vector<std::string> codes;
    std::size_t total{};
    std::string next;  // "" on the last page
};

/// Reads what the board is made of.
struct BoardSource {
    virtual ~BoardSource() = default;
    virtual std::vector<BoardProduct> products() = 0;
    /// Those of these codes that there are.
    virtual std::vector<BoardProduct> products(const std::vector<std::string>& codes) = 0;
    virtual std::vector<BoardCategory> categories() = 0;
    virtual std::vector<std::string> stores() = 0;
};

}  // namespace spaza

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/stock/trading_type.hpp"

namespace spaza {

/// Units of a product that one order may have, where neither the product nor the shop's settings say otherwise.
inline constexpr int kMostUnitsOfAnOrder = 99;

/// What cart, checkout and orders need to know of a product at this moment.
struct ProductFacts {
    ProductCode code;
    std::string name;
    std::string url;  // page path, e.g. /tv-audio/televisions/p/10448821
    BrandCode brand;
    std::string brand_name;
    std::string image_url;          // its main picture
    std::string small_image_url{};  // the same for a row of a list, no larger than that needs
    Money price;                    // VAT included
    std::optional<Money> was_price;
    TradingType trading_type{TradingType::normal};
    std::vector<CategoryCode> categories;  // from the department down
    std::vector<std::string> category_names;
    bool requires_tv_licence{false};
    bool liquor{false};
    bool pre_order{false};
    bool returnable{true};
    bool purchasable{true};
    int most_units{kMostUnitsOfAnOrder};  // that one order may have
    std::optional<TimePoint> released_at{};

    /// Not released yet: ordered by itself.
    bool is_pre_order(TimePoint now) const { return pre_order && (!released_at || *released_at > now); }
};

/// Reads of the current catalogue snapshot. Never touches the database.
struct ProductReader {
    virtual ~ProductReader() = default;
    /// Nothing when the product does not exist or is not on sale.
    virtual std::optional<ProductFacts> find(const ProductCode& code) const = 0;
    /// Units free (on hand − reserved, never below zero) at one point of service, as last published.
    virtual int available(const ProductCode& code, const StoreCode& store) const = 0;
};

}  // namespace spaza

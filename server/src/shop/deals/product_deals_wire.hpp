#pragma once

#include <string>
#include <vector>

#include "shop/deals/deals.hpp"
#include "shop/promotions/amount_wire.hpp"

/// JSON shapes of contract/openapi/deals.yaml.
namespace spaza::wire {

struct DealQuery {
    std::optional<std::string> query;
};
BOOST_DESCRIBE_STRUCT(DealQuery, (), (query))

struct DealQuantity {
    std::string productCode;
    int quantity{};
};
BOOST_DESCRIBE_STRUCT(DealQuantity, (), (productCode, quantity))

struct Deal {
    std::string code;
    std::string title;
    std::optional<std::string> description;
    std::string promotionType;
    std::optional<std::string> bonusBuyPromotionType;
    json::Raw products;
    std::vector<DealQuantity> productsQuantities;
    int units{};
    Amount bundleWorth;
    Amount separately;
    Amount saving;
    std::optional<std::string> endDate;
};
BOOST_DESCRIBE_STRUCT(Deal, (),
                      (code, title, description, promotionType, bonusBuyPromotionType, products,
                       productsQuantities, units, bundleWorth, separately, saving, endDate))

struct DealList {
    std::vector<Deal> deals;
};
BOOST_DESCRIBE_STRUCT(DealList, (), (deals))

}  // namespace spaza::wire

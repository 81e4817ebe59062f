#pragma once

#include "app/backoffice/assortment_shown.hpp"

namespace spaza::app::backoffice {

struct PlaceShown {
    std::string code;
    std::string name;
    bool isWarehouse{};
};
BOOST_DESCRIBE_STRUCT(PlaceShown, (), (code, name, isWarehouse))
inline PlaceShown place_shown(const StockPlace& place) { return {place.code, place.name, place.is_warehouse}; }

struct ShelfShown {
    PlaceShown store;
    int onHand{};
    int reserved{};
    int free{};
    std::optional<std::string> countedAt;
    std::optional<std::string> countedBy;
};
BOOST_DESCRIBE_STRUCT(ShelfShown, (), (store, onHand, reserved, free, countedAt, countedBy))

struct ProductStockShown {
    std::string product;
    int free{};
    std::vector<ShelfShown> shelves;
};
BOOST_DESCRIBE_STRUCT(ProductStockShown, (), (product, free, shelves))

struct StockProposalShown {
    std::string id;
    std::string kind;
    PlaceShown store;
    std::string about;
    std::string name;
    int products{};
    int change{};
    wire::Amount value;
    std::string reason;
    std::optional<std::string> note;
    std::string by;
    std::string at;
    bool isMine{};
};
BOOST_DESCRIBE_STRUCT(StockProposalShown, (),
                      (id, kind, store, about, name, products, change, value, reason, note, by, at, isMine))

ProductStockShown stock_shown(const std::string& product, const std::vector<StockShelf>& shelves);
StockProposalShown stock_proposal_shown(const Proposal& proposal, StaffSession& staff);

}  // namespace spaza::app::backoffice

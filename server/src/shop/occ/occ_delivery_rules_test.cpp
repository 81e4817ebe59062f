#include "shop/occ/occ_delivery_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

Shipment shipment(const std::string& pos, std::vector<std::pair<Delivery, bool>> ways, int entry = 0) {
    Shipment made{.pos = StoreCode{pos}, .type = TradingType::normal, .entries = {entry}, .options = {}};
    for (const auto& [way, available] : ways)
        made.options.push_back({.code = way, .available = available, .estimate = {}});
    return made;
}

Cart cart_of(std::vector<std::string> stores) {
    Cart cart;
    for (const std::string& store : stores) {
        CartEntry entry;
        entry.pickup_store = StoreCode{store};
        cart.entries.push_back(entry);
    }
    return cart;
}

TEST(OccDelivery, AllGoesByTheMode) {
    const std::vector shipments{shipment("G1", {{Delivery::doorstep, true}, {Delivery::pickup, true}})};
    const Cart cart = cart_of({""});
    EXPECT_EQ(deliveries_by(Delivery::doorstep, shipments, cart).begin()->second, Delivery::doorstep);
    EXPECT_EQ(deliveries_by(Delivery::pickup, shipments, cart).begin()->second, Delivery::pickup);
}

TEST(OccDelivery, WhatCannotGoByItGoesTheOtherWay) {
    const std::vector shipments{shipment("G1", {{Delivery::doorstep, true}, {Delivery::pickup, true}}),
                                shipment("W1", {{Delivery::online_only, true}}, 1)};
    const auto ways = deliveries_by(Delivery::pickup, shipments, cart_of({"", ""}));
    EXPECT_EQ(ways.at(shipments[0].key()), Delivery::pickup);
    EXPECT_EQ(ways.at(shipments[1].key()), Delivery::online_only);
}

TEST(OccDelivery, WhatHasAStoreOfItsOwnIsCollectedThere) {
    const std::vector shipments{shipment("G1", {{Delivery::doorstep, true}, {Delivery::pickup, true}}),
                                shipment("G2", {{Delivery::doorstep, true}, {Delivery::pickup, true}}, 1)};
    const auto ways = deliveries_by(Delivery::doorstep, shipments, cart_of({"", "G2"}));
    EXPECT_EQ(ways.at(shipments[0].key()), Delivery::doorstep);
    EXPECT_EQ(ways.at(shipments[1].key()), Delivery::pickup);
    EXPECT_TRUE(deliveries_by(Delivery::doorstep, {shipments[1]}, cart_of({"", "G2"})).empty());
}

TEST(OccDelivery, AModeNothingGoesByIsNone) {
    const std::vector shipments{shipment("G1", {{Delivery::doorstep, true}, {Delivery::pickup, false}})};
    EXPECT_TRUE(deliveries_by(Delivery::pickup, shipments, cart_of({""})).empty());
    const std::vector sold_out{shipment("G1", {{Delivery::doorstep, false}, {Delivery::pickup, false}})};
    EXPECT_TRUE(deliveries_by(Delivery::doorstep, sold_out, cart_of({""})).empty());
}

}  // namespace
}  // namespace spaza

#pragma once

#include <memory>
#include <thread>
#include <vector>

#include "support/at_once.hpp"
#include "support/shop_fixture.hpp"

namespace spaza::testing {

/// A shop that sells televisions, cables, and one thing that only the warehouse has.
struct OrderingTest : DatabaseTest {
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        shop = std::make_unique<TestShop>(database());
        shop->products.sell("TV", Money::cents(4999'00));
        shop->products.sell("CABLE", Money::cents(99'00));
        shop->products.sell("ONLINE", Money::cents(250'00), TradingType::online_only);
        shop->put("TV", "G205", 5);
        shop->put("TV", "W001", 10);
        shop->put("CABLE", "G205", 100);
        shop->put("ONLINE", "W001", 3);
    }
    std::unique_ptr<TestShop> shop;
};

using Shelf = TestShop::Shelf;

}  // namespace spaza::testing

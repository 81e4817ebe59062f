#include <barrier>
#include <thread>

#include "shop/cart/cart_store_sql.hpp"
#include "support/shop_fixture.hpp"

namespace spaza::testing {
namespace {

const StoreCode kMidrand{"G205"};

struct CartTest : DatabaseTest {
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        shop = std::make_unique<TestShop>(database());
        shop->products.sell("TV", Money::cents(4999'00));
        shop->products.sell("CABLE", Money::cents(99'00));
        shop->put("TV", "G205", 2);
        shop->put("TV", "W001", 3);
        shop->put("CABLE", "G205", 100);
    }

    Result<CartChange> add(const CartOwner& owner, const std::string& cart, const std::string& product,
                           int units) {
        return shop->does([&](TestShop::Services& services) {
            return services.carts.add(owner, cart, ProductCode{product}, units, kMidrand);
        });
    }
    Result<CartView> view(const CartOwner& owner, const std::string& cart) {
        return shop->does(
            [&](TestShop::Services& services) { return services.carts.view(owner, cart, kMidrand); });
    }
    Cart guest_cart(const std::string& product, int units) { return add({}, "", product, units)->view.cart; }
    Result<Cart> take_over(const std::string& customer, const std::string& guid) {
        return shop->does(
            [&](TestShop::Services& services) { return services.carts.take_over(CustomerId{customer}, guid); });
    }

    const CartOwner guest{};
    const CartOwner thandi{CustomerId{"thandi"}};
    const CartOwner sipho{CustomerId{"sipho"}};
    std::unique_ptr<TestShop> shop;
};

void is_not_found(const auto& answer) {
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().type, "CartError");
    EXPECT_EQ(answer.error().reason, Reason::not_found);
}

TEST_P(CartTest, KeepsEntriesInTheOrderAdded) {
    const Cart cart = guest_cart("TV", 2);
    ASSERT_TRUE(add(guest, cart.guid, "CABLE", 1));

    const auto seen = view(guest, cart.guid);

    ASSERT_TRUE(seen);
    ASSERT_EQ(seen->cart.entries.size(), 2U);
    EXPECT_EQ(seen->cart.entries[0].product.value, "TV");
    EXPECT_EQ(seen->cart.entries[0].quantity, 2);
    EXPECT_EQ(seen->priced.total, Money::cents(2 * 4999'00 + 99'00));
}

TEST_P(CartTest, GivesNoMoreThanThereIs) {
    const auto change = add(guest, "", "TV", 9);

    ASSERT_TRUE(change);
    EXPECT_EQ(change->modification.status, ModificationStatus::lowStock);
    EXPECT_EQ(change->modification.wanted, 9);
    EXPECT_EQ(change->modification.added, 5);
}

TEST_P(CartTest, MarksAnEntryThatSoldOutAndKeepsIt) {
    const Cart cart = guest_cart("TV", 4);
    shop->products.stock("TV", "W001", 0);

    const auto seen = view(guest, cart.guid);

    EXPECT_TRUE(seen->entries[0].out_of_stock);
    EXPECT_EQ(seen->entries[0].available, 2);
}

TEST_P(CartTest, NotesAPriceThatChangedUntilTheEntryIsTouched) {
    const Cart cart = guest_cart("CABLE", 1);
    shop->products.sell("CABLE", Money::cents(120'00));

    EXPECT_EQ(view(guest, cart.guid)->entries[0].price_was, Money::cents(99'00));
    ASSERT_TRUE(add(guest, cart.guid, "CABLE", 1));
    EXPECT_EQ(view(guest, cart.guid)->entries[0].price_was, std::nullopt);
}

TEST_P(CartTest, IsFoundByItsOwnerOnly) {
    const Cart guests = guest_cart("TV", 1);
    const Cart hers = add(thandi, "", "TV", 1)->view.cart;

    EXPECT_TRUE(view(guest, guests.guid));
    EXPECT_TRUE(view(thandi, hers.code.value));
    EXPECT_TRUE(view(thandi, "current"));
    is_not_found(view(guest, guests.code.value));
    is_not_found(view(guest, hers.guid));
    is_not_found(view(sipho, hers.code.value));
    is_not_found(view(sipho, hers.guid));
    is_not_found(view(sipho, "current"));
    is_not_found(view(thandi, guests.guid));
    is_not_found(view(thandi, std::string(5000, 'x')));
    is_not_found(view(guest, "\xff\xfe"));
}

TEST_P(CartTest, CustomersHaveOneHoweverManyTabsAdd) {
    std::barrier start{8};
    {
        std::vector<std::jthread> tabs;
        for (int i = 0; i < 8; ++i)
            tabs.emplace_back([&] {
                start.arrive_and_wait();
                EXPECT_TRUE(add(thandi, "", "CABLE", 1));
            });
    }
    EXPECT_EQ(shop->count("cart"), 1);
    EXPECT_EQ(view(thandi, "current")->cart.entries[0].quantity, 8);
}

TEST_P(CartTest, TakesAGuestsCartOverOnce) {
    const Cart guests = guest_cart("CABLE", 2);
    const Cart mine = add(thandi, "", "CABLE", 1)->view.cart;
    std::barrier start{5};
    {
        std::vector<std::jthread> calls;
        for (int i = 0; i < 5; ++i)
            calls.emplace_back([&] {
                start.arrive_and_wait();
                const auto cart = take_over("thandi", guests.guid);
                ASSERT_TRUE(cart);
                EXPECT_EQ(cart->code, mine.code);
            });
    }
    EXPECT_EQ(view(thandi, "current")->cart.entries[0].quantity, 3);
    EXPECT_EQ(shop->count("cart WHERE state = 'active'"), 1);
    is_not_found(view(guest, guests.guid));
}

TEST_P(CartTest, TakesOverNoCartOfAnotherCustomerNoStaleOneAndNoneThatWasTakenOver) {
    const Cart hers = add(thandi, "", "TV", 1)->view.cart;
    const Cart mine = add(sipho, "", "CABLE", 1)->view.cart;
    const Cart guests = guest_cart("CABLE", 2);
    ASSERT_TRUE(take_over("thandi", guests.guid));  // hers from now on
    const Cart thrown_away = guest_cart("CABLE", 4);
    ASSERT_TRUE(shop->does(
        [&](TestShop::Services& services) -> Done { return services.carts.remove(guest, thrown_away.guid); }));

    for (const std::string& guid :
         {hers.guid, hers.code.value, guests.guid, thrown_away.guid,
          std::string{"00000000000000000000000000000000"}, std::string{"\xff"}, std::string(5000, 'x')}) {
        const auto cart = take_over("sipho", guid);
        ASSERT_TRUE(cart) << guid;
        EXPECT_EQ(cart->code, mine.code);
        EXPECT_EQ(cart->entries[0].quantity, 1);
        shop->does([&](TestShop::Services& services) {  // as signing in does it
            services.carts.adopt(*sipho.customer, guid);
            return true;
        });
    }

    EXPECT_EQ(view(sipho, "current")->cart.entries.size(), 1U);
    EXPECT_EQ(view(sipho, "current")->cart.entries[0].quantity, 1);
    EXPECT_EQ(view(thandi, "current")->cart.entries.size(), 2U);
    EXPECT_EQ(shop->count("cart WHERE state = 'active'"), 2);
}

TEST_P(CartTest, SigningInWithAStaleGuidMakesNoCart) {
    shop->does([&](TestShop::Services& services) {
        services.carts.adopt(*thandi.customer, "00000000000000000000000000000000");
        return true;
    });
    EXPECT_EQ(shop->count("cart"), 0);
}

TEST_P(CartTest, RefusesAnUnknownProductAndAnEntryThatIsNotThere) {
    const Cart cart = guest_cart("TV", 1);

    const auto unknown = add(guest, cart.guid, "NOSUCH", 1);
    const auto missing = shop->does(
        [&](TestShop::Services& services) { return services.carts.set_entry(guest, cart.guid, 7, 1, kMidrand); });

    EXPECT_EQ(unknown.error().type, "UnknownIdentifierError");
    EXPECT_EQ(missing.error().type, "CartEntryError");
    EXPECT_EQ(missing.error().subject, "7");
    EXPECT_EQ(view(guest, cart.guid)->cart.version, cart.version);
}

TEST_P(CartTest, TwentyClicksAtOnceAllCount) {
    const Cart cart = guest_cart("CABLE", 1);
    std::barrier start{20};
    {
        std::vector<std::jthread> clicks;
        for (int i = 0; i < 20; ++i)
            clicks.emplace_back([&] {
                start.arrive_and_wait();
                EXPECT_TRUE(add(guest, cart.guid, "CABLE", 1));
            });
    }
    EXPECT_EQ(view(guest, cart.guid)->cart.entries[0].quantity, 21);
}

TEST_P(CartTest, TellsAccountsWhatIsInIt) {
    ASSERT_TRUE(add(thandi, "", "CABLE", 3));
    const auto summary =
        shop->does([&](TestShop::Services& services) { return services.carts.summary(thandi.customer, ""); });

    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->total_items, 1);
    EXPECT_EQ(summary->items[0].quantity, 3);
}

TEST_P(CartTest, AStaleCopyOfAHeldCartIsNeverSavedOverANewerOne) {
    const Cart cart = guest_cart("CABLE", 1);
    const auto save_twice = [&] {
        database().write([&](storage::Session& session) {
            SqlCartStore store{session};
            Cart newer = *store.by_guid(cart.guid, Hold::until_commit);
            Cart stale = newer;
            newer.entries[0].quantity = 2;
            stale.entries[0].quantity = 9;
            EXPECT_TRUE(store.save(newer));
            return store.save(stale);
        });
    };
    try {
        save_twice();
        ADD_FAILURE() << "the stale copy was taken";
    } catch (const storage::Failure& failure) {
        EXPECT_EQ(failure.kind, storage::Failure::Kind::stale);
    }
    EXPECT_EQ(view(guest, cart.guid)->cart.entries[0].quantity, 1);
}

ON_BOTH_ENGINES(CartTest);

struct CheckoutTest : CartTest {
    Result<CheckoutView> look() {
        return shop->does([&](TestShop::Services& services) {
            return services.checkout.view(*thandi.customer, "current", kMidrand);
        });
    }
    Result<CheckoutView> confirm(const std::map<ShipmentKey, Delivery>& choice) {
        return shop->does([&](TestShop::Services& services) {
            return services.checkout.confirm(*thandi.customer, "current", kMidrand, choice, {});
        });
    }
    static ShipmentKey key(const std::string& pos, TradingType type = TradingType::normal) {
        return {StoreCode{pos}, type};
    }
};

TEST_P(CheckoutTest, SplitsByPointOfServiceAndTradingType) {
    shop->products.sell("ONLINE", Money::cents(10'00), TradingType::online_only);
    shop->products.sell("COLLECT", Money::cents(10'00), TradingType::pickup_only);
    shop->put("ONLINE", "W001", 5);
    shop->put("COLLECT", "G205", 5);
    for (const char* product : {"TV", "ONLINE", "COLLECT", "CABLE"}) ASSERT_TRUE(add(thandi, "", product, 1));

    const auto seen = look();

    ASSERT_EQ(seen->shipments.size(), 3U);
    EXPECT_EQ(seen->shipments[0].key(), key("G205"));
    EXPECT_EQ(seen->shipments[0].entries, (std::vector{0, 3}));
    EXPECT_EQ(seen->shipments[1].key(), key("W001", TradingType::online_only));
    EXPECT_EQ(seen->shipments[2].key(), key("G205", TradingType::pickup_only));
}

TEST_P(CheckoutTest, BeginsWithDeliveryWhereItIsAvailable) {
    ASSERT_TRUE(add(thandi, "", "TV", 1));

    const auto seen = look();

    EXPECT_EQ(seen->shipments[0].selected()->code, Delivery::doorstep);
    EXPECT_FALSE(seen->shipments[0].selected()->estimate.empty());
}

TEST_P(CheckoutTest, CollectsWhereOnlyTheStoreCan) {
    shop->products.sell("COLLECT", Money::cents(10'00), TradingType::pickup_only);
    shop->put("COLLECT", "G205", 1);
    ASSERT_TRUE(add(thandi, "", "COLLECT", 1));

    const auto seen = look();

    EXPECT_EQ(seen->shipments[0].selected()->code, Delivery::pickup);
    EXPECT_EQ(seen->priced.delivery_cost, Money{});
}

TEST_P(CheckoutTest, ChargesDeliveryOnlyForWhatIsDelivered) {
    ASSERT_TRUE(add(thandi, "", "CABLE", 1));

    EXPECT_EQ(confirm({{key("G205"), Delivery::doorstep}})->priced.total, Money::cents(149'00));
    EXPECT_EQ(confirm({{key("G205"), Delivery::pickup}})->priced.total, Money::cents(99'00));
    EXPECT_EQ(look()->shipments[0].selected()->code, Delivery::pickup);
    EXPECT_TRUE(look()->confirmed);
}

TEST_P(CheckoutTest, RefusesAChoiceThatDoesNotFit) {
    ASSERT_TRUE(add(thandi, "", "CABLE", 1));

    EXPECT_EQ(confirm({{key("G999"), Delivery::doorstep}}).error().message_key, "checkout.shipmentUnknown");
    EXPECT_EQ(confirm({}).error().message_key, "checkout.shipmentMissing");
    EXPECT_EQ(confirm({{key("G205"), Delivery::online_only}}).error().message_key,
              "checkout.deliveryNotAvailable");
    EXPECT_FALSE(look()->confirmed);
}

TEST_P(CheckoutTest, NamesTheEntriesThatSoldOut) {
    ASSERT_TRUE(add(thandi, "", "CABLE", 1));
    ASSERT_TRUE(add(thandi, "", "TV", 4));
    shop->products.stock("TV", "G205", 0);
    shop->products.stock("TV", "W001", 0);

    const auto refused = confirm({{key("G205"), Delivery::doorstep}});

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "checkout.outOfStock");
    EXPECT_EQ(refused.error().subject, "1");
}

TEST_P(CheckoutTest, NeedsAnAddress) {
    ASSERT_TRUE(add(thandi, "", "CABLE", 1));
    shop->customers.address.reset();

    EXPECT_EQ(confirm({{key("G205"), Delivery::pickup}}).error().message_key, "checkout.addressNeeded");
}

TEST_P(CheckoutTest, MovesAShipmentToAnotherStoreAndKeepsCollecting) {
    shop->put("TV", "G101", 5);
    ASSERT_TRUE(add(thandi, "", "TV", 1));
    const auto move = [&](const std::string& to) {
        return shop->does([&](TestShop::Services& services) {
            return services.checkout.change_pickup_store(*thandi.customer, "current", kMidrand, key("G205"),
                                                         StoreCode{to});
        });
    };

    EXPECT_FALSE(move("G999"));
    EXPECT_FALSE(move("W001"));
    const auto moved = move("G101");

    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->shipments[0].key(), key("G101"));
    EXPECT_EQ(moved->shipments[0].selected()->code, Delivery::pickup);
    const auto stores = shop->does([&](TestShop::Services& services) {
        return services.checkout.pickup_stores(*thandi.customer, "current", kMidrand, StoreCode{"G101"}, {});
    });
    EXPECT_EQ(stores->size(), 2U);
}

TEST_P(CheckoutTest, IsNoLongerConfirmedWhenTheCartChanges) {
    ASSERT_TRUE(add(thandi, "", "CABLE", 1));
    ASSERT_TRUE(confirm({{key("G205"), Delivery::doorstep}}));
    ASSERT_TRUE(add(thandi, "", "CABLE", 1));

    EXPECT_FALSE(look()->confirmed);
    EXPECT_EQ(shop->place("thandi", "current").error().message_key, "checkout.totalChanged");
}

ON_BOTH_ENGINES(CheckoutTest);

}  // namespace
}  // namespace spaza::testing

#include "shop/cart/saved_carts_service.hpp"
#include "shop/cart/saved_carts_store_sql.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

const StoreCode kHome{"G205"};
const CustomerId kThandi{"thandi"};

struct SavedCartTest : OrderingTest {
    template <class Use>
    auto with_saved(Use&& use) {
        std::optional<std::invoke_result_t<Use&, SavedCartService&>> answer;
        database().write([&](storage::Session& session) {
            TestShop::Services services{session, *shop};
            SqlSavedCartStore store{session};
            SavedCartService saved{store, services.carts, policy, shop->clock};
            answer.emplace(use(saved));
            return answer->has_value();
        });
        return *std::move(answer);
    }
    std::string put_aside(const std::vector<std::pair<std::string, int>>& lines) {
        std::string cart;
        for (const auto& [product, units] : lines)
            cart = shop->does([&](TestShop::Services& d) {
                           return d.carts.add({kThandi}, cart, ProductCode{product}, units, kHome);
                       })
                       ->view.cart.code.value;
        return with_saved([&](SavedCartService& s) { return s.save(kThandi, cart, "Later", "", kHome); })
            ->saved.code.value;
    }
    Result<Reorder> restore(const std::string& code) {
        return with_saved([&](SavedCartService& s) { return s.restore(kThandi, code, kHome); });
    }
    Result<SavedCartView> find(const std::string& code) {
        return with_saved([&](SavedCartService& s) { return s.find(kThandi, code, kHome); });
    }
    int in_cart(const std::string& product) {
        const auto view =
            shop->does([&](TestShop::Services& d) { return d.carts.view({kThandi}, "current", kHome); });
        for (const CartEntry& each : view->cart.entries)
            if (each.product.value == product) return each.quantity;
        return 0;
    }
    SavedCartPolicy policy;
};

TEST_P(SavedCartTest, KeepsOnlyWhatCouldNotBePutBack) {
    const std::string code = put_aside({{"CABLE", 2}, {"TV", 5}});
    shop->put("TV", "G205", 1);
    shop->put("TV", "W001", 2);

    ASSERT_TRUE(restore(code));
    EXPECT_EQ(in_cart("CABLE"), 2);
    EXPECT_EQ(in_cart("TV"), 3);
    const auto left = find(code);
    ASSERT_TRUE(left);
    ASSERT_EQ(left->saved.entries.size(), 1U);
    EXPECT_EQ(left->saved.entries[0].product.value, "TV");
    EXPECT_EQ(left->saved.entries[0].quantity, 2);

    ASSERT_TRUE(restore(code));  // nothing more can be had, and nothing comes twice
    EXPECT_EQ(in_cart("CABLE"), 2);
    EXPECT_EQ(in_cart("TV"), 3);

    shop->put("TV", "G205", 5);
    ASSERT_TRUE(restore(code));
    EXPECT_EQ(in_cart("TV"), 5);
    EXPECT_FALSE(find(code));
}

TEST_P(SavedCartTest, IsNotPutBackTwiceByTwoDevices) {
    const std::string code = put_aside({{"CABLE", 2}, {"TV", 5}});
    shop->put("TV", "G205", 0);
    shop->put("TV", "W001", 2);
    SavedCart seen = find(code)->saved;
    ASSERT_TRUE(restore(code));

    bool replaced = true;
    database().write([&](storage::Session& session) {
        replaced = SqlSavedCartStore{session}.replace(seen, {});  // what the other device read before
        return false;
    });
    EXPECT_FALSE(replaced);
    EXPECT_TRUE(find(code));
}

TEST_P(SavedCartTest, HasANameOfEightyLettersWhateverTheirBytes) {
    const auto named = [&](const std::string& letter, int times) {
        const std::string code = put_aside({{"CABLE", 1}});
        std::string name;
        for (int i = 0; i < times; ++i) name += letter;
        return with_saved([&](SavedCartService& s) { return s.save(kThandi, code, name, "", kHome); }).has_value();
    };
    EXPECT_TRUE(named("ë", 80));
    EXPECT_FALSE(named("ë", 81));
    EXPECT_TRUE(named("x", 80));
    EXPECT_FALSE(named("x", 81));
}

ON_BOTH_ENGINES(SavedCartTest);

/// A store chosen for an entry of the cart, before checkout.
struct PickupChoiceTest : OrderingTest {
    Result<CartChange> choose(const std::string& product, int units, const std::string& store) {
        return shop->does([&](TestShop::Services& d) -> Result<CartChange> {
            const auto added = d.carts.add({kThandi}, "", ProductCode{product}, units, kHome);
            if (!added) return added;
            return d.carts.choose_pickup_store({kThandi}, "current", 0, StoreCode{store}, kHome);
        });
    }
};

TEST_P(PickupChoiceTest, TakesAStoreThatHasEnough) {
    shop->put("TV", "G101", 2);
    const auto chosen = choose("TV", 2, "G101");
    ASSERT_TRUE(chosen);
    EXPECT_EQ(chosen->view.cart.entries[0].pickup_store.value, "G101");
}

TEST_P(PickupChoiceTest, RefusesAStoreThatHasTooFew) {
    shop->put("TV", "G101", 1);
    const auto chosen = choose("TV", 2, "G101");
    ASSERT_FALSE(chosen);
    EXPECT_EQ(chosen.error().message_key, "cart.storeWithoutStock");
    EXPECT_EQ(chosen.error().subject_type, "deliveryPointOfService");
    EXPECT_EQ(chosen.error().subject, "G101");
}

TEST_P(PickupChoiceTest, RefusesLiquorAtAStoreWithoutALicence) {
    shop->products.facts.at(ProductCode{"CABLE"}).liquor = true;
    shop->put("CABLE", "G101", 9);
    shop->cart_policy.liquor_stores = {StoreCode{"G205"}};
    EXPECT_EQ(choose("CABLE", 1, "G101").error().message_key, "cart.storeWithoutLiquor");
    EXPECT_TRUE(choose("CABLE", 1, "G205"));
}

TEST_P(PickupChoiceTest, RefusesWhatIsOnlyDelivered) {
    EXPECT_EQ(choose("ONLINE", 1, "G101").error().message_key, "cart.notCollected");
}

ON_BOTH_ENGINES(PickupChoiceTest);

}  // namespace
}  // namespace spaza::testing

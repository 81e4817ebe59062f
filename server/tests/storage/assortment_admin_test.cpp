// Products, prices and stock as the shop's people change them, on both engines and at once.
#include "app/backoffice/assortment_admin.hpp"

#include <gmock/gmock.h>

#include "shop/assortment/assortment_board_store_sql.hpp"
#include "shop/assortment/assortment_snapshot.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/import/import_session.hpp"
#include "shop/price_admin/campaigns_service.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "shop/stock/stock_store_sql.hpp"
#include "support/at_once.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using app::backoffice::AssortmentAdmin;
using storage::Session;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct AssortmentAdminTest : DatabaseTest {
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        database().write([&](Session& session) {
            import::ImportSession rows{session, clock.now()};
            import::CategoryRow category;
            category.code = "kitchen";
            category.name = "Kitchen";
            category.parent_code = "root_sale_cat";
            EXPECT_THAT(rows.add(category), IsEmpty());
            import::BrandRow brand;
            brand.code = "umoya";
            brand.name = "Umoya";
            EXPECT_THAT(rows.add(brand), IsEmpty());
            import::AttributeRow attribute;
            attribute.code = "capacity";
            attribute.name = "Capacity";
            attribute.type = import::AttributeType::number;
            attribute.decimals = 1;
            EXPECT_THAT(rows.add(attribute), IsEmpty());
            for (const char* code : {"G205", "W001"}) {
                import::StoreRow store;
                store.store.code.value = store.store.name = store.store.display_name = code;
                EXPECT_THAT(rows.add(store), IsEmpty());
            }
            for (const char* code : {"1001", "1002", "1003"}) {
                import::ProductRow product;
                product.code = code;
                product.name = "Kettle";
                product.brand_code = "umoya";
                product.category_code = "kitchen";
                product.attributes = {{"capacity", 1.7}};
                product.images = {{"/media/1001.jpg", "A kettle = \"red\""}};
                product.tags = {{"new", "New = now"}};
                product.features = {"Boils | pours"};
                product.released_at = from_millis(1'771'048'724'123);
                EXPECT_THAT(rows.add(product), IsEmpty());
                import::PriceRow price;
                price.product_code = code;
                price.price = Money::cents(100'00);
                EXPECT_THAT(rows.add(price), IsEmpty());
                EXPECT_THAT(rows.add(import::StockRow{code, "G205", 20}), IsEmpty());
            }
            rows.finish();
            return true;
        });
    }
    /// In the name of one person; rolled back when it is refused.
    template <class Body>
    auto admin(const std::string& by, const Body& body) {
        using Answer = std::invoke_result_t<const Body&, AssortmentAdmin&>;
        std::optional<Answer> answer;
        database().write([&](Session& session) {
            SqlStaffActStore acts{session, clock, "token 1"};
            AssortmentAdmin opened{session, config, clock, acts, by};
            answer.emplace(body(opened));
            return answer->has_value();
        });
        return *std::move(answer);
    }
    std::string version(const std::string& code) {
        return database().reading(
            [&](Session& session) { return SqlAssortmentProductStore{session}.sheet(code)->kept.version; });
    }
    Result<ProductEdited> rename(const std::string& code, const std::string& version, const std::string& name) {
        return admin("Lerato", [&](AssortmentAdmin& open) {
            return open.products.edit({code, version, {{"name", {name}}}, "Because"});
        });
    }
    KeptPrice price(const std::string& code) {
        return database().reading([&](Session& session) { return *SqlPriceAdminStore{session}.find(code); });
    }
    void pass(std::chrono::milliseconds time) {
        clock.advance(time);
        const auto due = database().reading([&](Session& session) {
            SqlPriceAdminStore store{session};
            return CampaignService{store, clock, {}}.due(100);
        });
        for (const std::string& id : due)
            database().write([&](Session& session) {
                SqlPriceAdminStore store{session};
                CampaignService{store, clock, {}}.move_on(id);
                return true;
            });
    }
    Result<PriceOutcome> campaign(std::int64_t cents, std::chrono::hours from, std::chrono::hours until) {
        return admin("Lerato", [&](AssortmentAdmin& open) {
            return open.prices.add_campaign({.product = "1001",
                                             .price = Money::cents(cents),
                                             .starts_at = clock.now() + from,
                                             .ends_at = clock.now() + until});
        });
    }
    StaffActCheck chain() {
        return database().reading([](Session& session) { return check_staff_acts(session); });
    }

    FixedClock clock;
    Config config;
};

TEST_P(AssortmentAdminTest, WritingAProductAsItIsChangesNothing) {
    const std::string before = version("1001");
    const auto sheet =
        database().reading([](Session& session) { return SqlAssortmentProductStore{session}.sheet("1001"); });
    auto fields = sheet->kept.document.fields();
    std::erase_if(fields, [](const FieldWords& each) { return !is_editable(each.field); });
    const auto edited = admin("Lerato", [&](AssortmentAdmin& open) {
        return open.products.edit({"1001", before, fields, {}});
    });
    ASSERT_TRUE(edited);
    EXPECT_FALSE(edited->act);
    EXPECT_EQ(version("1001"), before);
    EXPECT_EQ(chain().kept, 0);
}

TEST_P(AssortmentAdminTest, OneOfManyEditsAtOnceWinsAndTheOthersAreNotified) {
    const std::string before = version("1001");
    std::atomic<int> won{0};
    std::atomic<int> reported{0};
    at_once(6, [&](int n) {
        const auto edited = rename("1001", before, "Kettle " + std::to_string(n));
        ASSERT_TRUE(edited);
        ++(edited->conflict ? reported : won);
        if (edited->conflict) {
            EXPECT_EQ(edited->conflict->by, "Lerato");
        }
    });
    EXPECT_EQ(won, 1);
    EXPECT_EQ(reported, 5);
    EXPECT_EQ(chain().kept, 1);
    EXPECT_FALSE(chain().wrong);
}

TEST_P(AssortmentAdminTest, WhatIsWrongWithAFieldIsNamedAndNothingIsChanged) {
    const std::string before = version("1001");
    const auto edited = admin("Lerato", [&](AssortmentAdmin& open) {
        return open.products.edit({"1001", before, {{"ean", {"123"}}, {"attr:capacity", {"much"}}}, {}});
    });
    ASSERT_FALSE(edited);
    EXPECT_EQ(edited.error().subject, "ean");
    const auto fact = admin("Lerato", [&](AssortmentAdmin& open) {
        return open.products.edit({"1001", before, {{"attr:capacity", {"much"}}}, {}});
    });
    ASSERT_FALSE(fact);
    EXPECT_EQ(fact.error().subject, "attr:capacity");
    EXPECT_EQ(version("1001"), before);
}

TEST_P(AssortmentAdminTest, OrdersAndCorrectionsAtOnceNeverTakeMoreThanThereIs) {
    std::atomic<int> reserved{0};
    std::atomic<int> damaged{0};
    at_once(8, [&](int n) {
        for (int i = 0; i < 4; ++i) {
            if (n % 2 == 0) {
                bool taken = false;
                database().write([&](Session& session) {
                    taken = SqlStockStore{session}.reserve(ProductCode{"1001"}, StoreCode{"G205"}, 1);
                    return taken;
                });
                reserved += taken;
            } else {
                const auto outcome = admin("Thabo", [&](AssortmentAdmin& open) {
                    return open.stock.adjust(
                        {.product = "1001", .store = "G205", .change = -2, .reason = "damaged"});
                });
                if (outcome) damaged += 2;
            }
        }
    });
    const auto held =
        database().reading([](Session& session) { return SqlStockAdminStore{session}.see({"1001"}, "G205"); });
    EXPECT_EQ(held.front().on_hand, 20 - damaged);
    EXPECT_EQ(held.front().reserved, reserved);
    EXPECT_LE(held.front().reserved, held.front().on_hand);
    EXPECT_FALSE(chain().wrong);
}

TEST_P(AssortmentAdminTest, ACampaignBeginsAndEndsWhenItsTimeComes) {
    ASSERT_TRUE(campaign(80'00, std::chrono::hours{1}, std::chrono::hours{3}));
    pass(std::chrono::minutes{59});
    EXPECT_EQ(price("1001").now->price, Money::cents(100'00));
    pass(std::chrono::minutes{2});
    EXPECT_EQ(price("1001").now->price, Money::cents(80'00));
    EXPECT_EQ(price("1001").now->was, Money::cents(100'00));
    pass(std::chrono::hours{2});
    EXPECT_EQ(price("1001").now, (ShelfPrice{.price = Money::cents(100'00)}));
    const auto history =
        database().reading([](Session& session) { return SqlPriceAdminStore{session}.history("1001", 10); });
    std::vector<std::string> who;
    for (const FormerPrice& each : history) who.push_back(each.by + " " + decimal(each.price.price));
    EXPECT_THAT(who, ElementsAre("campaign 100.00", "campaign 80.00", "import 100.00"));
}

TEST_P(AssortmentAdminTest, ACampaignWhoseTimeWentByUnseenIsOver) {
    ASSERT_TRUE(campaign(80'00, std::chrono::hours{1}, std::chrono::hours{3}));
    pass(std::chrono::hours{5});
    EXPECT_EQ(price("1001").now->price, Money::cents(100'00));
    const auto campaigns =
        database().reading([](Session& session) { return SqlPriceAdminStore{session}.campaigns("1001", 5); });
    EXPECT_EQ(campaigns.front().state, CampaignState::over);
}

TEST_P(AssortmentAdminTest, ACampaignThatFollowsAnotherAtOnceLeavesTheOldPriceAfterBoth) {
    ASSERT_TRUE(campaign(80'00, std::chrono::hours{1}, std::chrono::hours{3}));
    ASSERT_TRUE(campaign(85'00, std::chrono::hours{3}, std::chrono::hours{5}));
    pass(std::chrono::hours{2});
    EXPECT_EQ(price("1001").now->price, Money::cents(80'00));
    // Nobody looked when the first ended: the second is moved on before it.
    clock.advance(std::chrono::hours{2});
    database().write([&](Session& session) {
        SqlPriceAdminStore store{session};
        auto due = CampaignService{store, clock, {}}.due(10);
        std::ranges::reverse(due);
        for (const std::string& id : due) CampaignService{store, clock, {}}.move_on(id);
        return true;
    });
    EXPECT_EQ(price("1001").now->price, Money::cents(85'00));
    EXPECT_EQ(price("1001").now->was, Money::cents(100'00));
    pass(std::chrono::hours{2});
    EXPECT_EQ(price("1001").now, (ShelfPrice{.price = Money::cents(100'00)}));
}

TEST_P(AssortmentAdminTest, AnImportKeepsACampaignUnlessItsPriceIsNotAbove) {
    ASSERT_TRUE(campaign(80'00, std::chrono::hours{0}, std::chrono::hours{3}));
    const auto import = [&](std::int64_t cents) {
        database().write([&](Session& session) {
            import::ImportSession rows{session, clock.now()};
            import::PriceRow row;
            row.product_code = "1001";
            row.price = Money::cents(cents);
            EXPECT_THAT(rows.add(row), IsEmpty());
            rows.finish();
            return true;
        });
    };
    clock.advance(std::chrono::minutes{1});
    import(100'00);
    EXPECT_EQ(price("1001").now->price, Money::cents(80'00)) << "the file says what it always said";
    import(95'00);
    EXPECT_EQ(price("1001").now->price, Money::cents(80'00));
    EXPECT_EQ(price("1001").now->was, Money::cents(95'00));
    pass(std::chrono::hours{3});
    EXPECT_EQ(price("1001").now, (ShelfPrice{.price = Money::cents(95'00)})) << "what the file said last";
    ASSERT_TRUE(campaign(80'00, std::chrono::hours{0}, std::chrono::hours{3}));
    clock.advance(std::chrono::minutes{1});
    import(75'00);
    EXPECT_EQ(price("1001").now, (ShelfPrice{.price = Money::cents(75'00)}));
    ASSERT_TRUE(campaign(70'00, std::chrono::hours{0}, std::chrono::hours{1})) << "its time is free again";
}

TEST_P(AssortmentAdminTest, TwoNodesThatStartACampaignStartItOnce) {
    ASSERT_TRUE(campaign(80'00, std::chrono::hours{1}, std::chrono::hours{3}));
    clock.advance(std::chrono::hours{2});
    at_once(4, [&](int) {
        database().write([&](Session& session) {
            SqlPriceAdminStore store{session};
            for (const std::string& id : CampaignService{store, clock, {}}.due(10))
                CampaignService{store, clock, {}}.move_on(id);
            return true;
        });
    });
    EXPECT_EQ(price("1001").now->price, Money::cents(80'00));
    pass(std::chrono::hours{2});
    EXPECT_EQ(price("1001").now->price, Money::cents(100'00))
        << "what held before is not the campaign's own price";
}

TEST_P(AssortmentAdminTest, AChangedActIsFoundWhicheverOfMany) {
    const auto done = admin("Lerato", [&](AssortmentAdmin& open) -> Result<BulkDone> {
        const BulkEdit edit{{"1001", "1002", "1003"}, {"onSale", {"false"}}};
        return open.products.apply(edit, open.products.plan(edit)->mark, "Recalled");
    });
    ASSERT_TRUE(done);
    EXPECT_EQ(done->changed, 3);
    EXPECT_EQ(chain().kept, 3);
    EXPECT_FALSE(chain().wrong);
    database().write([](Session& session) {
        session.execute("UPDATE staff_act SET to_state = replace(to_state, 'Recalled', 'Sold') WHERE number = 2");
        return true;
    });
    EXPECT_EQ(chain().wrong, 2);
}

TEST_P(AssortmentAdminTest, TheBoardFindsProductsAndKeepsUpWithChanges) {
    SqlBoardSource source{database()};
    AssortmentSnapshot board{source, 5};
    const auto found = [&](const ProductFilter& filter) { return board.find({.filter = filter})->codes; };
    EXPECT_THAT(found({.query = "umoya kett"}), ElementsAre("1001", "1002", "1003"));
    EXPECT_THAT(found({.query = "1002"}), ElementsAre("1002"));
    EXPECT_THAT(found({.department = "root_sale_cat"}), ElementsAre("1001", "1002", "1003"));
    EXPECT_THAT(found({.state = ProductState::low_stock}), IsEmpty());
    ASSERT_TRUE(rename("1002", version("1002"), "Toaster"));
    ASSERT_TRUE(admin("Thabo", [&](AssortmentAdmin& open) {
        return open.stock.adjust({.product = "1003", .store = "G205", .counted = 4, .reason = "counted"});
    }));
    EXPECT_THAT(found({.query = "toaster"}), IsEmpty());
    board.apply({{"product", "1002"}, {"stock", "1003|G205"}});
    EXPECT_THAT(found({.query = "toaster"}), ElementsAre("1002"));
    EXPECT_THAT(found({.state = ProductState::low_stock}), ElementsAre("1003"));
    EXPECT_THAT(found({.state = ProductState::low_stock, .store = "W001"}), IsEmpty());
    EXPECT_THAT(found({.store = "G205"}), ElementsAre("1001", "1002", "1003"));
    EXPECT_THAT(found({.store = "nowhere"}), IsEmpty());
}

ON_BOTH_ENGINES(AssortmentAdminTest);

}  // namespace
}  // namespace spaza::testing

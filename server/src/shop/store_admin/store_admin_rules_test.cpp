#include "shop/store_admin/store_admin_rules.hpp"

#include <gmock/gmock.h>

#include "shop/assortment/field_words.hpp"

namespace spaza {
namespace {

using namespace testing;
using namespace std::chrono;

KeptStore a_store(const std::string& code = "S1") {
    KeptStore kept;
    kept.store.code = {code};
    kept.store.name = code;
    kept.store.display_name = "Kloof Paarl";
    kept.store.at = {.latitude = -33.731, .longitude = 18.975};
    kept.store.town = "Paarl";
    kept.store.province = "ZA-WC";
    kept.store.week.fill({.closed = false, .opens = hours{9}, .closes = hours{18}});
    kept.store.holiday_hours = {.closed = true, .opens = {}, .closes = {}};
    kept.store.special_days = {{sys_days{2026y / December / 24},
                                "Christmas Eve",
                                {.closed = false, .opens = hours{8}, .closes = hours{13}}}};
    kept.store.services = {"Collection", "parking:Basement"};
    return kept;
}

std::vector<std::string> fields_of(const std::vector<import::FieldProblem>& problems) {
    std::vector<std::string> fields;
    for (const auto& each : problems) fields.push_back(each.field);
    return fields;
}

std::vector<std::string> wrong_fields(const std::vector<FieldWords>& wanted) {
    const auto words = store_words_with(store_words(a_store()), wanted);
    if (!words) return {words.error().subject};
    return fields_of(store_row_of("S1", "S1", *words).problems);
}

TEST(StoreAdmin, ReadsBackWhatItSaysOfAStore) {
    const auto words = store_words(a_store());
    const auto read = store_row_of("S1", "S1", words);
    EXPECT_THAT(read.problems, IsEmpty());
    EXPECT_TRUE(
        differences(words, store_words({.store = read.row.store, .version = {}, .changed_at = {}})).empty());
}

TEST(StoreAdmin, HoldsAStoreToTheRulesOfAnImport) {
    EXPECT_THAT(wrong_fields({{"phone", {"0215550142"}}}), IsEmpty());
    EXPECT_THAT(wrong_fields({{"latitude", {"51.5"}}}), ElementsAre("latitude"));  // not in the country
    EXPECT_THAT(wrong_fields({{"latitude", {"91"}}}), ElementsAre("latitude"));
    EXPECT_THAT(wrong_fields({{"hours", {"closed", "9 to 5"}}}), Contains("hours"));
    EXPECT_THAT(wrong_fields({{"holidayHours", {"18:00-09:00"}}}), ElementsAre("holidayHours"));
    EXPECT_THAT(wrong_fields({{"province", {"Nowhere"}}}), ElementsAre("province"));
    EXPECT_THAT(wrong_fields({{"services", {"Paint|Glass"}}}), ElementsAre("services"));
    EXPECT_THAT(wrong_fields({{"colour", {"red"}}}), ElementsAre("colour"));
    EXPECT_THAT(wrong_fields({{"specialDays", {"2026-12-24=closed=Eve", "2026-12-24=08:00-13:00=Eve"}}}),
                ElementsAre("specialDays"));
    EXPECT_THAT(wrong_fields({{"specialDays", {"2026-12-24=closed=a=b"}}}), ElementsAre("specialDays"));
    EXPECT_THAT(wrong_fields({{"specialDays", {"soon=closed=Eve"}}}), ElementsAre("specialDays"));
}

TEST(StoreAdmin, AsksForAPlaceInTheCountryOnlyWhereItIsNew) {
    KeptStore abroad = a_store();
    abroad.version = "1";
    abroad.store.at = {.latitude = 0, .longitude = 0};
    const auto problems = [&](const std::vector<FieldWords>& wanted) {
        return fields_of(changed_row_of(abroad, *store_words_with(store_words(abroad), wanted)).problems);
    };
    EXPECT_THAT(problems({{"phone", {"0215550142"}}}), IsEmpty());
    EXPECT_THAT(problems({{"holidayHours", {"soon"}}}), ElementsAre("holidayHours"));
    EXPECT_THAT(problems({{"latitude", {"51.5"}}}), ElementsAre("latitude"));
    abroad.version.clear();
    EXPECT_THAT(problems({{"phone", {"0215550142"}}}), ElementsAre("latitude")) << "a new store";
}

TEST(StoreAdmin, TakesAProvinceByItsName) {
    const auto words = store_words_with(store_words(a_store()), {{"province", {"Gauteng"}}});
    EXPECT_EQ(store_row_of("S1", "S1", *words).row.store.province, "ZA-GP");
}

TEST(StoreAdmin, KeepsTheDoorOpenWhileSomebodyIsToCollectThere) {
    const KeptStore store = a_store();
    KeptStore warehouse = store;
    warehouse.store.warehouse = true;
    const std::vector<KeptStore> all{store, a_store("S2")};
    EXPECT_TRUE(may_become(store, warehouse, {.to_pack = 1}, all));
    EXPECT_EQ(may_become(store, warehouse, {.for_pickup = 1}, all).error().message_key,
              "storeAdmin.ordersToCollect");
    EXPECT_TRUE(may_become(store, store, {.for_pickup = 1}, all)) << "anything else of it";
}

TEST(StoreAdmin, KeepsAPlaceThatOnlineOrdersLeaveFrom) {
    const KeptStore store = a_store();
    KeptStore warehouse = a_store("W1");
    warehouse.store.warehouse = true;
    KeptStore visited = warehouse;
    visited.store.warehouse = false;
    EXPECT_EQ(may_become(warehouse, visited, {}, {store, warehouse}).error().message_key, "storeAdmin.lastPlace");
    KeptStore second = warehouse;
    second.store.code = {"W2"};
    EXPECT_TRUE(may_become(warehouse, visited, {}, {store, warehouse, second}));
}

TEST(StoreAdmin, FindsByKindProvinceAndWords) {
    EXPECT_TRUE(fits(a_store(), {.text = "paa", .province = "ZA-WC", .kind = StoreKind::stores}));
    EXPECT_FALSE(fits(a_store(), {.text = {}, .province = "ZA-GP", .kind = StoreKind::all}));
    EXPECT_FALSE(fits(a_store(), {.text = {}, .province = {}, .kind = StoreKind::warehouses}));
    EXPECT_FALSE(fits(a_store(), {.text = "durban", .province = {}, .kind = StoreKind::all}));
}

TEST(StoreAdmin, TakesACodeThatFitsAddressesAndForADoorAnAddress) {
    for (const char* good : {"N1", "paarl-2", "A_b"}) EXPECT_TRUE(may_be_code(good)) << good;
    for (const char* bad : {"a b", "a/b", "caf\u00e9", "a.b"})
        EXPECT_EQ(may_be_code(bad).error().message_key, "storeAdmin.code");
    EXPECT_EQ(may_be_code("").error().message_key, "request.required");
    EXPECT_FALSE(may_be_code(std::string(41, 'a')));

    auto words = store_words(a_store());
    EXPECT_EQ(has_address(words).error().subject, "line1");
    words = *store_words_with(words, {{"line1", {"1 Main Road"}}});
    EXPECT_EQ(has_address(words).error().subject, "postalCode");
    EXPECT_TRUE(has_address(*store_words_with(words, {{"postalCode", {"7646"}}})));
    EXPECT_TRUE(has_address(*store_words_with(words, {{"isWarehouse", {"true"}}})));
}

}  // namespace
}  // namespace spaza

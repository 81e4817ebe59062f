#include "shop/staff/staff.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spaza {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

TEST(StaffRole, RolesAreNamedWithCommas) {
    EXPECT_THAT(*staff_roles_in("finance,service-desk,finance"),
                ElementsAre(StaffRole::finance, StaffRole::service_desk));
    EXPECT_EQ(names_of({StaffRole::owner, StaffRole::auditor}), "owner,auditor");
    for (const char* bad : {"", "boss", "finance,", "finance, auditor"}) EXPECT_FALSE(staff_roles_in(bad)) << bad;
}

TEST(StaffRole, MayWhatTheTableSaysAndNoMore) {
    using namespace staff_right;
    std::vector<std::string_view> all{
        kDesk,        kServe,      kPay,           kAudit,      kOrders,          kContact,
        kFulfil,      kCancel,     kNote,          kStaff,      kSeeCatalogue,    kCatalogue,
        kSeePrices,   kPrices,     kAgreePrices,   kSeeStock,   kStock,           kSeeCustomers,
        kCustomers,   kForget,     kSeePromotions, kPromotions, kAgreePromotions, kSeeSearch,
        kSearch,      kSeeContent, kContent,       kReports,    kSeeStores,       kStores,
        kSeeSettings, kSettings,   kSeeReviews,    kReviews};
    EXPECT_EQ(rights_of({StaffRole::owner}), all);
    for (const std::string_view right : {kStaff, kSeeSettings, kSettings}) std::erase(all, right);
    EXPECT_EQ(rights_of({StaffRole::operations}), all);
    EXPECT_THAT(rights_of({StaffRole::store_lead}),
                UnorderedElementsAre(kDesk, kServe, kOrders, kContact, kFulfil, kCancel, kNote, kSeeCatalogue,
                                     kSeeStock, kSeeCustomers, kSeeStores));
    EXPECT_THAT(rights_of({StaffRole::packer}), ElementsAre(kOrders, kFulfil, kNote));
    EXPECT_THAT(rights_of({StaffRole::service_desk}),
                ElementsAre(kDesk, kServe, kOrders, kContact, kFulfil, kCancel, kNote, kSeeCatalogue,
                            kSeeCustomers, kCustomers, kSeeReviews, kReviews));
    EXPECT_THAT(rights_of({StaffRole::catalogue}), ElementsAre(kSeeCatalogue, kCatalogue, kSeePrices, kPrices,
                                                               kSeePromotions, kSeeSearch, kSeeContent));
    EXPECT_THAT(rights_of({StaffRole::promotions}),
                ElementsAre(kSeeCatalogue, kSeePromotions, kPromotions, kAgreePromotions, kSeeSearch, kSearch,
                            kSeeContent, kContent));
    EXPECT_THAT(rights_of({StaffRole::prices}), ElementsAre(kSeeCatalogue, kSeePrices, kPrices, kAgreePrices));
    EXPECT_THAT(rights_of({StaffRole::stock}), ElementsAre(kSeeCatalogue, kSeeStock, kStock, kSeeStores));
    EXPECT_THAT(rights_of({StaffRole::finance}),
                ElementsAre(kDesk, kPay, kOrders, kContact, kCancel, kNote, kSeeCatalogue, kSeePrices,
                            kSeeCustomers, kSeePromotions, kSeeSearch, kSeeContent, kReports));
    EXPECT_THAT(rights_of({StaffRole::analyst}), ElementsAre(kReports));
    EXPECT_THAT(
        rights_of({StaffRole::auditor}),
        ElementsAre(kDesk, kAudit, kOrders, kContact, kSeeCatalogue, kSeePrices, kSeeStock, kSeeCustomers,
                    kSeePromotions, kSeeSearch, kSeeContent, kReports, kSeeStores, kSeeSettings, kSeeReviews));
    EXPECT_THAT(rights_of({StaffRole::packer, StaffRole::auditor}),
                UnorderedElementsAre(kOrders, kFulfil, kNote, kDesk, kAudit, kContact, kSeeCatalogue, kSeePrices,
                                     kSeeStock, kSeeCustomers, kSeePromotions, kSeeSearch, kSeeContent, kReports,
                                     kSeeStores, kSeeSettings, kSeeReviews));
    EXPECT_THAT(rights_of({}), IsEmpty());
    EXPECT_THAT(rights_of({StaffRole::bulk_goods}), ElementsAre(kBulkGoods));
    EXPECT_THAT(rights_of({StaffRole::bulk_orders}), ElementsAre(kBulkOrders));
    EXPECT_EQ(all_staff_roles().size(), 14U);
    for (const StaffRole role : all_staff_roles())
        for (const std::string_view right : {kSendStock, kSendPrices, kSendSteps})
            EXPECT_THAT(rights_of({role}), Not(Contains(right))) << name_of(role);
}

TEST(StaffName, IsAPersons) {
    EXPECT_TRUE(is_staff_name("Lerato Ndaba"));
    for (const char* bad : {"", "  ", "shop", " Shop ", "warehouse", "a\nb", "key: ERP", "Key :ERP"})
        EXPECT_FALSE(is_staff_name(bad)) << bad;
    EXPECT_FALSE(is_staff_name(std::string(61, 'a')));
}

TEST(StaffToken, IsGoodUntilItEndsOrIsRevoked) {
    const TimePoint now{std::chrono::hours{1'000}};
    StaffToken token{
        .number = 1, .name = "Lerato", .roles = {}, .created_at = now, .expires_at = now + std::chrono::hours{1}};
    EXPECT_TRUE(token.is_good(now));
    EXPECT_FALSE(token.is_good(now + std::chrono::hours{1}));
    token.revoked_at = now;
    EXPECT_FALSE(token.is_good(now));
}

}  // namespace
}  // namespace spaza

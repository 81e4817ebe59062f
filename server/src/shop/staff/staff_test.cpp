#include "shop/staff/staff.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spaza {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

TEST(StaffRole, RolesAreNamedWithCommas) {
    EXPECT_THAT(*staff_roles_in("finance,service-desk,finance"),
                ElementsAre(StaffRole::finance, StaffRole::service_desk));
    EXPECT_EQ(names_of({StaffRole::owner, StaffRole::auditor}), "owner,auditor");
    for (const char* bad : {"", "boss", "finance,", "finance, auditor"}) EXPECT_FALSE(staff_roles_in(bad)) << bad;
}

TEST(StaffRole, OnlyTheOwnerMayDoEverything) {
    using namespace staff_right;
    EXPECT_THAT(rights_of({StaffRole::owner}), UnorderedElementsAre(kServe, kPay, kAudit));
    EXPECT_THAT(rights_of({StaffRole::service_desk}), ElementsAre(kServe));
    EXPECT_THAT(rights_of({StaffRole::finance, StaffRole::service_desk}), UnorderedElementsAre(kServe, kPay));
    EXPECT_THAT(rights_of({StaffRole::auditor}), ElementsAre(kAudit));
    EXPECT_THAT(rights_of({}), IsEmpty());
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

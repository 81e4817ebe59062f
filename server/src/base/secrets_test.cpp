#include "base/secrets.hpp"

#include <gtest/gtest.h>

namespace spaza::secrets {
namespace {

const std::string kKey(64, 'a');

TEST(Seal, IsOpenedWithItsKeyOnly) {
    const std::string sealed = seal(kKey, "8001015009087", "row1");
    EXPECT_EQ(sealed.find("8001015009087"), std::string::npos);
    EXPECT_EQ(unseal(kKey, sealed, "row1"), "8001015009087");
    EXPECT_EQ(unseal(std::string(64, 'b'), sealed, "row1"), std::nullopt);
    EXPECT_EQ(unseal("", sealed, "row1"), std::nullopt);
}

TEST(Seal, BelongsToItsRow) { EXPECT_EQ(unseal(kKey, seal(kKey, "text", "row1"), "row2"), std::nullopt); }

TEST(Seal, IsAnotherOneEachTime) { EXPECT_NE(seal(kKey, "text", "row"), seal(kKey, "text", "row")); }

TEST(Seal, DoesNotOpenWhenItWasTouched) {
    std::string sealed = seal(kKey, "text", "row");
    sealed[sealed.size() / 2] = sealed[sealed.size() / 2] == 'A' ? 'B' : 'A';
    EXPECT_EQ(unseal(kKey, sealed, "row"), std::nullopt);
    EXPECT_EQ(unseal(kKey, "", "row"), std::nullopt);
    EXPECT_EQ(unseal(kKey, "!!!", "row"), std::nullopt);
}

TEST(Seal, NeedsAKey) { EXPECT_THROW((void)seal("", "text", "row"), std::logic_error); }

}  // namespace
}  // namespace spaza::secrets

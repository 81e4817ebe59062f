#include "shop/accounts/consents.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

/// What was agreed to must be known for as long as somebody has agreed to it. Other words are another version:
/// change kConsentVersion, and the version and the words here.
TEST(Consents, HaveTheWordsOfTheirVersion) {
    EXPECT_EQ(kConsentVersion, 2);
    EXPECT_EQ(wording_of(ConsentPurpose::marketing), "You may email me deals and offers");
    EXPECT_EQ(wording_of(ConsentPurpose::newsletter), "You may email me what is new");
}

}  // namespace
}  // namespace spaza

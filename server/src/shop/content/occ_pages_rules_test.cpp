#include "shop/content/occ_pages_rules.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(OccPages, EveryComponentOfEverySlotIsThereUnderItsUid) {
    const OccPages& pages = OccPages::built_in();
    for (const auto& [label, frame] : pages.pages)
        for (const auto& [position, uids] : frame.slots)
            for (const std::string& uid : uids) {
                const auto made = boost::json::parse(pages.component(uid)).as_object();
                EXPECT_EQ(boost::json::value_to<std::string>(made.at("uid")), uid) << label;
                EXPECT_TRUE(made.contains("typeCode")) << label;
            }
}

TEST(OccPages, AComponentIsDescribedOrDrawnByItsName) {
    const OccPages& pages = OccPages::built_in();
    EXPECT_EQ(boost::json::parse(pages.component("MiniCartComponent")).at("typeCode"), "MiniCartComponent");
    EXPECT_EQ(boost::json::parse(pages.component("ProductIntroComponent")).at("flexType"),
              "ProductIntroComponent");
    EXPECT_EQ(boost::json::parse(pages.component("ProductSpecsTabComponent")).at("typeCode"), "CMSFlexComponent");
    EXPECT_EQ(pages.component("NoSuchComponent"), "");
}

TEST(OccPages, APageAnswersForWhatIsBelowItOnlyWhenItSaysSo) {
    const OccPages& pages = OccPages::built_in();
    ASSERT_NE(pages.find("/my-account/order/S1"), nullptr);
    EXPECT_EQ(pages.find("/my-account/order/S1")->uid, "order");
    EXPECT_EQ(pages.find("/my-account/order/cancel/S1")->uid, "cancelOrder");
    EXPECT_EQ(pages.find("/cart/more"), nullptr);
    EXPECT_EQ(pages.find("/nowhere"), nullptr);
}

}  // namespace
}  // namespace spaza

#include <boost/json.hpp>
#include <gmock/gmock.h>

#include "base/assets.hpp"

namespace spaza {
namespace {

/// What shoppers read belongs to the shop: only the demo's files name the demo.
TEST(Texts, NameNoShopButTheDemos) {
    for (const Asset& each : assets()) {
        const bool reported = each.path == "contract/messages/en.json" ||
                              (each.path.starts_with("server/assets/mail/") && !each.path.ends_with(".json")) ||
                              each.path.starts_with("server/assets/starter/");
        if (!reported) continue;
        for (const char* word : {"Spaza", "Midrand", "G205"})
            EXPECT_THAT(std::string{each.content}, ::testing::Not(::testing::HasSubstr(word))) << each.path;
    }
}

}  // namespace
}  // namespace spaza

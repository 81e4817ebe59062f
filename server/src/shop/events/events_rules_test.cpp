#include "shop/events/events_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

PageEvent seen(std::string path) {
    return {.name = "page_view", .path = std::move(path), .channel = "web", .session = {}, .at = {}, .data = {}};
}

TEST(Events, AreTakenWithAName) {
    EXPECT_TRUE(check_event(seen("/"), "events/0"));
    PageEvent nameless = seen("/");
    nameless.name = "Page View";
    EXPECT_EQ(check_event(nameless, "events/2").error().subject, "events/2/event");
}

TEST(Events, LoseWhatAShopperMayHaveTyped) {
    EXPECT_EQ(bare_path("/l/search?q=thandi@example.co.za"), "/l/search");
    EXPECT_EQ(bare_path("/cart#top"), "/cart");
    EXPECT_EQ(bare_path("/unsubscribe/T0ken"), "/unsubscribe");
    EXPECT_EQ(bare_path(""), "");
}

TEST(Events, AreRefusedWhenLongOrOfAnotherChannel) {
    EXPECT_EQ(check_event(seen(std::string(501, 'x')), "events/0").error().subject, "events/0/path");
    PageEvent fax = seen("/");
    fax.channel = "fax";
    EXPECT_EQ(check_event(fax, "events/0").error().subject, "events/0/channel");
    PageEvent odd = seen("/");
    odd.data = {{"name", "line\nbreak"}};
    EXPECT_EQ(check_event(odd, "events/0").error().subject, "events/0/data/name");
}

}  // namespace
}  // namespace spaza

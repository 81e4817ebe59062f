#include "shop/redirects/redirects_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

PageAddresses some_addresses() {
    return {
        .pages = {{"/s/terms", "Terms"}, {"/s/contact", "Contact"}},
        .has = [](const std::string&, const std::string& code) { return code == "1001" || code == "kettles"; }};
}

/// `field: reason` of each problem.
std::vector<std::string> reported(const Redirect& redirect, const std::vector<Redirect>& others = {}) {
    std::vector<std::string> all;
    for (const auto& each : problems_of(redirect, others, some_addresses()))
        all.push_back(each.field + " " + each.reason);
    return all;
}

using Reported = std::vector<std::string>;

TEST(Redirects, LeadFromAnAddressThatIsNoMoreToOneThatAnswers) {
    EXPECT_EQ(reported({"/old.html", "/s/terms"}), Reported{});
    EXPECT_EQ(reported({"/old", "/l/c/kettles?sort=price"}), Reported{});
    EXPECT_EQ(reported({"/old", "/cookers/p/1001"}), Reported{});
    EXPECT_EQ(reported({"/old", "/"}), Reported{});
    EXPECT_EQ(reported({"/old", "/l/v/allPromotions"}), Reported{});
    EXPECT_EQ(reported({"/manual.pdf", "/medias/manual.pdf"}), Reported{});
    EXPECT_EQ(reported({"/p/0999", "/p/1001"}), Reported{});
}

TEST(Redirects, AreRefusedOverWhatAnswersByItself) {
    EXPECT_EQ(reported({"/s/contact", "/s/terms"}), Reported{"from answers by itself: it is the page “Contact”"});
    EXPECT_EQ(reported({"/x/p/1001", "/s/terms"}), Reported{"from answers by itself: it is the product 1001"});
    EXPECT_EQ(reported({"/l/c/kettles", "/s/terms"}),
              Reported{"from answers by itself: it is the category kettles"});
    for (const char* path : {"/", "/cart", "/account/login/otp", "/orderdetails/10001", "/backoffice",
                             "/backoffice/orders", "/occ/v2/spaza", "/medias/a.jpg", "/robots.txt", "/sitemap.xml",
                             "/l/v/deals", "/tv/l/v/x", "/category/tvs/brand/vela"})
        EXPECT_EQ(reported({path, "/s/terms"}),
                  Reported{"from answers by itself: it is an address of the shop's own"})
            << path;
    for (const char* path : {"/carts", "/s/nothing", "/account/nothing", "/backoffices", "/category/tvs",
                             "/shop/p/1001/reviews", "/allcategories/kettles/all"})
        EXPECT_EQ(reported({path, "/s/terms"}), Reported{}) << path;
}

TEST(Redirects, AreRefusedWhereTheyLeadToNothingOrRound) {
    EXPECT_EQ(reported({"/old", "/s/nothing"}), Reported{"to leads to nothing: no page answers there"});
    EXPECT_EQ(reported({"/old", "/backoffice/api"}), Reported{"to leads to nothing: no page answers there"});
    EXPECT_EQ(reported({"/old", "/old?again=1"}), Reported{"to leads to itself"});
    EXPECT_EQ(reported({"/old", "/older"}, {{"/older", "/s/terms"}}),
              Reported{"to leads on to /s/terms: lead there at once"});
    EXPECT_EQ(reported({"/old", "/older"}, {{"/older", "/old"}}),
              (Reported{"from is where /older leads: change that one first, so that nobody is sent twice",
                        "to leads back: /older leads here"}));
    EXPECT_EQ(reported({"/old", "/s/terms"}, {{"/older", "/old?x=1"}}),
              Reported{"from is where /older leads: change that one first, so that nobody is sent twice"});
}

TEST(Redirects, AreRefusedByTheirForm) {
    EXPECT_EQ(reported({"", ""}), (Reported{"from must be given", "to must be given"}));
    EXPECT_EQ(reported({"old", "https://other.example/"}),
              (Reported{"from must be a path of this shop, such as /old-page",
                        "to must be a path of this shop, such as /old-page"}));
    EXPECT_EQ(reported({"//other.example", "/s/terms"}),
              Reported{"from must be a path of this shop, such as /old-page"});
    EXPECT_EQ(reported({"/old?id=1", "/s/terms#end"}),
              (Reported{"from must be without ? and #; whatever follows them goes along by itself",
                        "to must be without #"}));
    for (const char* path : {"/a b", "/a\nb", "/a/../b", "/a\\b", "/<a>"})
        EXPECT_EQ(reported({path, "/s/terms"}),
                  Reported{"from holds a space, or a sign that addresses do not have"})
            << path;
    EXPECT_EQ(reported({"/" + std::string(300, 'a'), "/s/terms"}), Reported{"from is longer than 300 letters"});
}

TEST(Redirects, KnowThePagesThatAreShownNow) {
    const auto page = [](const char* code, const char* kind, bool draft = false, std::int64_t from = 0) {
        ContentPage made;
        made.code = code;
        made.kind = kind;
        made.draft = draft;
        made.showing = {from, 0};
        return made;
    };
    const auto addresses =
        page_addresses({page("terms", "static"), page("down", "static", true),
                        page("later", "event", false, 5'000), page("1001", "product"), page("cartPage", "page")},
                       from_millis(1'000), {});
    ASSERT_EQ(addresses.pages.size(), 1U);
    EXPECT_EQ(addresses.pages.at("/s/terms"), "terms");
}

TEST(Redirects, AreTidied) {
    EXPECT_EQ(tidy_address("  /old/ "), "/old");
    EXPECT_EQ(tidy_address("/old/?a=/"), "/old?a=/");
    EXPECT_EQ(tidy_address("/"), "/");
    EXPECT_EQ(tidy_address("//"), "//");
    EXPECT_EQ(tidy_address(" "), "");
}

TEST(Redirects, TellWhyNobodyIsLed) {
    const std::vector<Redirect> others{{"/older", "/s/terms"}};
    EXPECT_EQ(trouble_of({"/old", "/s/terms"}, some_addresses(), others), "");
    EXPECT_EQ(trouble_of({"/s/contact", "/s/terms"}, some_addresses(), others),
              "It leads nobody: its address is the page “Contact”.");
    EXPECT_EQ(trouble_of({"/old", "/older"}, some_addresses(), others), "It sends people twice: on to /s/terms.");
    EXPECT_EQ(trouble_of({"/old", "/s/nothing"}, some_addresses(), others),
              "It leads to nothing: no page answers there.");
    EXPECT_EQ(trouble_of({"/old", "/old"}, some_addresses(), others), "It leads to itself.");
}

TEST(Redirects, HaveAnotherVersionForWhateverTheySay) {
    const Redirect redirect{"/old", "/s/terms"};
    EXPECT_EQ(version_of(redirect), version_of(Redirect{"/old", "/s/terms", true}));
    EXPECT_NE(version_of(redirect), version_of(Redirect{"/old", "/s/terms", false}));
    EXPECT_NE(version_of(redirect), version_of(Redirect{"/old", "/s/contact"}));
}

}  // namespace
}  // namespace spaza

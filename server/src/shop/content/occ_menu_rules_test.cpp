#include "shop/content/occ_menu_rules.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace spaza {
namespace {

OccShopFacts shop_with(const std::vector<std::string>& names) {
    OccShopFacts shop;
    shop.name = "Corner shop";
    shop.departments = [names] {
        std::vector<std::pair<std::string, std::string>> all;
        for (const std::string& name : names) all.emplace_back("c" + std::to_string(all.size()), name);
        return all;
    };
    return shop;
}

std::vector<std::string> titles(const boost::json::value& node) {
    std::vector<std::string> all;
    for (const auto& child : node.at("children").as_array())
        all.emplace_back(child.at("title").as_string().c_str());
    return all;
}

boost::json::value menu(const std::vector<std::string>& names) {
    return occ_shop_component("CategoryNavComponent", shop_with(names), {}).at("navigationNode");
}

const std::string kTwenty(20, 'a');
const std::string kEighteen(18, 'b');

TEST(OccMenu, DepartmentsThatFitStandInOneLine) {
    EXPECT_EQ(titles(menu({kEighteen, kEighteen, kEighteen, kEighteen})).size(), 4);
    EXPECT_EQ(titles(menu({"TVs"})), std::vector<std::string>{"TVs"});
    EXPECT_TRUE(titles(menu({})).empty());
}

TEST(OccMenu, WhatDoesNotFitStandsUnderMoreInItsOrder) {
    const auto made = menu({kEighteen, kEighteen, kEighteen, kTwenty, "TVs"});
    EXPECT_EQ(titles(made), (std::vector<std::string>{kEighteen, kEighteen, kEighteen, "More"}));
    const auto& more = made.at("children").as_array().back();
    EXPECT_EQ(titles(more), (std::vector<std::string>{kTwenty, "TVs"}));
    EXPECT_FALSE(more.as_object().contains("entries"));
    EXPECT_EQ(more.at("children").at(1).at("entries").at(0).at("itemId"), "Department-c4");
}

TEST(OccMenu, LettersCountAndNotBytes) {
    std::string umlauts;
    for (int i = 0; i < 18; ++i) umlauts += "\xC3\xBC";
    EXPECT_EQ(titles(menu({umlauts, umlauts, umlauts, umlauts})).size(), 4);
}

TEST(OccMenu, ANameLongerThanTheLineStandsUnderMore) {
    EXPECT_EQ(titles(menu({std::string(90, 'a'), "TVs"})), std::vector<std::string>{"More"});
}

}  // namespace
}  // namespace spaza

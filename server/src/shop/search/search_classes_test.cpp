#include <algorithm>
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/assets.hpp"
#include "shop/search/price_words.hpp"
#include "shop/search/search_snapshot.hpp"
#include "shop/search/suggestions.hpp"
#include "support/department_store.hpp"

// Each class of queries that real shoppers write, with the built-in words: what is understood, and what is found.
namespace spaza::search {
namespace {

struct ClassCase {
    const char* text;
    const char* tree;   // `is:said …`, fillers left out; `-` for what is unwanted, `~` for a purpose
    const char* found;  // codes, the best first; behind `|` in any order
    const char* left_out{""};
};

class SearchClasses : public ::testing::Test {
protected:
    SearchClasses() {
        snapshot.index(view.catalogue);
        snapshot.prepare(view);
    }

    std::string tree(std::string_view text) const {
        const boost::json::value parts = boost::json::parse(snapshot.data()->text().understood(text));
        std::string out;
        for (const auto& each : parts.as_array()) {
            const auto& part = each.as_object();
            if (part.at("is") == "filler") continue;
            std::string said{part.at("said").as_string()};
            std::ranges::replace(said, ' ', '_');
            out += (out.empty() ? "" : " ");
            if (part.contains("unwanted")) out += '-';
            if (part.contains("purpose")) out += '~';
            out += std::string{part.at("is").as_string()} + ":" + said;
        }
        return out;
    }

    Listing list(std::string_view text) const {
        ListingRequest request;
        request.query.text = text;
        take_price_words(request.query);
        if (request.query.sort.empty()) request.query.sort = "relevance";
        request.zone = StoreCode{"G205"};
        request.warehouse = StoreCode{"W001"};
        request.page_size = 100;
        return snapshot.data()->list(request);
    }

    std::string codes(const Listing& listing, bool sorted) const {
        std::vector<std::string> all;
        for (const Ordinal product : listing.products) all.emplace_back(view.catalogue->code(product));
        if (sorted) std::ranges::sort(all);
        std::string out;
        for (const std::string& code : all) out += (out.empty() ? "" : " ") + code;
        return out;
    }

    void expect(std::initializer_list<ClassCase> cases) const {
        for (const ClassCase& each : cases) {
            EXPECT_EQ(tree(each.text), each.tree) << each.text;
            const Listing listing = list(each.text);
            const bool sorted = each.found[0] == '|';
            EXPECT_EQ(codes(listing, sorted), each.found + (sorted ? 1 : 0)) << each.text;
            std::string left_out;
            for (const std::string& word : listing.found.left_out)
                left_out += (left_out.empty() ? "" : " ") + word;
            EXPECT_EQ(left_out, each.left_out) << each.text;
        }
    }

    CatalogueView view = testing::a_department_store();
    SearchSnapshot snapshot{std::string{*asset("server/assets/search/synonyms.txt")}};
};

TEST_F(SearchClasses, Kinds) {
    expect({{"fridges", "kind:fridges", "|F1 F2 F3"},
            {"freezer", "kind:freezer", "|Z1 Z2"},
            {"fridge freezer", "kind:fridge_freezer", "|F1 F2"},
            {"laptop", "kind:laptop", "|L1 L2 L3 L4"},  // whatever they are called, but no bag
            {"pomme laptop", "brand:pomme kind:laptop", "L2"},
            {"vela tv", "brand:vela kind:tv", "T1"},
            {"front loader", "kind:front_loader", "|W1 W3"}});
}

TEST_F(SearchClasses, KindsThatShareADepartment) {
    expect({{"braais", "kind:braais", "|BR1 BR2"},
            {"gas braai", "kind:gas_braai", "BR1"},
            {"charcoal", "kind:charcoal", "BR3"},
            {"potjie", "kind:potjie", "BR5"},
            {"paint brush", "kind:paint_brush", "P1"},
            {"paint", "kind:paint", "P3"},
            {"extension cord", "kind:extension_cord", "E1"},
            {"mixer", "kind:mixer", "|TP1 TP2"},
            {"taps", "kind:taps", "TP3"},
            {"weed eater", "kind:weed_eater", "R2"},
            {"trimmer", "kind:trimmer", "|R1 R2"},
            {"vacuum cleaner", "kind:vacuum_cleaner", "V1"},
            {"games", "kind:games", "G2"},
            {"speaker", "kind:speaker", "S1"}});
}

TEST_F(SearchClasses, WhatBelongsToAThing) {
    expect({{"tv bracket", "kind:tv_bracket", "X1"},
            {"braai tongs", "kind:braai_tongs", "BR4"},
            {"headphones for laptop", "kind:headphones ~kind:laptop", "H1"},
            {"fridge with ice maker", "kind:fridge ~attribute:ice_maker", "F2"}});
}

TEST_F(SearchClasses, WordsMisspeltAndJoined) {
    expect({{"dishwaser", "word:dishwaser", "|D1 D2"},
            {"frige", "word:frige", "|F1 F2 F3"},
            {"kettel", "word:kettel", "K1"},
            {"wshing machine", "word:wshing", "|W1 W2 W3"}});
}

TEST_F(SearchClasses, Models) {
    expect({{"sms60m18au", "model:sms60m18au", "D1"},
            {"SMS60M", "model:sms60m", "D1"},
            {"sms 60m 18au", "model:sms60m18au", "D1"},
            {"sms6om18au", "model:sms6om18au", "D1"},
            {"sms60m81au", "model:sms60m81au", "D1"},
            {"6001234576892", "model:6001234576892", "D1"}});
}

TEST_F(SearchClasses, MeasuresHoweverTheyAreWritten) {
    expect({{"55\" tv", "measure:55in kind:tv", "T1 T2"},  // of 50, as long as there are few of 55
            {"55 inch 4k smart tv", "measure:55in measure:4k kind:smart_tv", "T1"},
            {"12 000 btu aircon", "measure:12000btu kind:aircon", "A1"},
            {"12k btu aircon", "measure:12000btu kind:aircon", "A1"},
            {"12000btu/h aircon", "measure:12000btu kind:aircon", "A1"},
            {"12k aircon", "measure:12k kind:aircon", "A1"},
            {"fridge 300lt", "kind:fridge measure:300l", "F1"},
            {"3.5kw aircon", "measure:3.5kw kind:aircon", "A1"},
            {"300ℓ fridge", "measure:300l kind:fridge", "F1"},
            {"fridge 310 lt", "kind:fridge measure:310l", "F1"},
            {"1,7 l kettle", "measure:1.7l kind:kettle", "K1"},
            {"8kg washing machine", "measure:8kg kind:washing_machine", "|W1 W3"},
            {"14 place dishwasher", "measure:14_place kind:dishwasher", "D1"},
            {"4x40mm screws", "number:4 measure:40mm kind:screws", "N1"}});
}

TEST_F(SearchClasses, EnergyAndSize) {
    expect({{"6 star tv", "measure:6_star kind:tv", "T2"},
            {"4 star fridge", "measure:4_star kind:fridge", "F2"},
            {"a++ fridge", "attribute:aplusplus kind:fridge", "F2"},
            {"large fridge", "attribute:large kind:fridge", "F2"},
            {"bar fridge", "attribute:bar kind:fridge", "F3"},
            {"tall ladder", "attribute:tall kind:ladder", "Y4"},
            {"60 cm wide tv", "measure:60cm attribute:wide kind:tv", "|T1 T2 T3", "60cm"}});
}

TEST_F(SearchClasses, WhatImportsTellOfThings) {
    expect({{"chest freezer", "attribute:chest kind:freezer", "Z1"},
            {"side by side fridge", "attribute:side_by_side kind:fridge", "F2"},
            {"inverter aircon", "attribute:inverter kind:aircon", "A1"},
            {"ducted aircon", "attribute:ducted kind:aircon", "A2"},
            {"cassette aircon", "attribute:cassette kind:aircon", "A2"},
            {"multi split aircon", "attribute:multi_split kind:aircon", "A3"},
            {"washer dryer", "kind:washer_dryer", "W3"},
            {"integrated dishwasher", "attribute:integrated kind:dishwasher", "D1"},
            {"built in dishwasher", "attribute:built kind:dishwasher", "D1"},
            {"chest freezer 250 l", "attribute:chest kind:freezer measure:250l", "Z1", "250l"}});
}

TEST_F(SearchClasses, WhatIsNotWanted) {
    expect({{"tv not vela", "kind:tv -brand:vela", "|T2 T3"},
            {"fridge without ice maker", "kind:fridge -attribute:ice_maker", "|F1 F3"}});
}

TEST_F(SearchClasses, OtherLanguagesAndEverydayWords) {
    expect({{"yskas", "kind:yskas", "|F1 F2 F3"},
            {"ifriji", "kind:ifriji", "|F1 F2 F3"},
            {"umabonakude", "kind:umabonakude", "|T1 T2 T3"},
            {"wasmasjien", "kind:wasmasjien", "|W1 W2 W3"},
            {"bolaaier", "kind:bolaaier", "W2"},
            {"oond", "kind:oond", "O1"},
            {"cooler", "kind:cooler", "|A1 A2 A3 F1 F2 F3"},
            {"luidspreker", "kind:luidspreker", "S1"},
            {"i am looking for a fridge please", "kind:fridge", "|F1 F2 F3"},
            {"ps5", "kind:ps5", "G1"}});
}

TEST_F(SearchClasses, PluralsWordOrderAndSpacing) {
    expect({{"air conditioners", "kind:air_conditioners", "|A1 A2 A3"},
            {"machine washing", "word:washing", "|W1 W2"},
            {"tv 55 inch vela", "kind:tv measure:55in brand:vela", "T1"},
            {"dish washer", "kind:dish_washer", "|D1 D2"},
            {"airconditioner", "kind:airconditioner", "|A1 A2 A3"}});
}

TEST_F(SearchClasses, OneAccidentalMatchHidesNothing) {
    expect({{"front load washing machine", "kind:front_load kind:washing_machine", "|W1 W3"},
            {"purple zulu fridge", "word:purple word:zulu kind:fridge", "|F1 F2 F3", "purple zulu"}});
}

TEST_F(SearchClasses, NothingIsCorrectedToAScrapOfAModel) {
    for (const char* text :
         {"defy washing machine", "side by side", "what is the best", "samsung tv", "ide by ide"})
        EXPECT_EQ(list(text).found.corrected, std::nullopt) << text;
    EXPECT_EQ(list("frige").found.corrected, "fridge");
}

TEST_F(SearchClasses, ATextWithAColonIsAText) {
    for (const char* text : {"tv: 55\"", "tv:", "fridge 50% off", "tv/55", "a:b"}) {
        const auto read = parse_query(to_text({.text = text, .sort = "relevance", .filters = {}}));
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->text, text);
    }
    EXPECT_EQ(codes(list("tv: 55\""), false), "T1 T2");
}

TEST_F(SearchClasses, DepartmentsAreSuggestedWhileTheirNamesAreTyped) {
    struct Typed {
        const char* term;
        const char* department;
    };
    for (const Typed& each : {Typed{"ysk", "Fridges"}, Typed{"fri", "Fridges"}, Typed{"wasm", "Washing machines"},
                              Typed{"skott", "Dishwashers"}, Typed{"umabo", "Televisions"},
                              Typed{"wash", "Washing machines"}, Typed{"lugver", "Air conditioners"}}) {
        std::vector<std::string> departments;
        for (const Suggestion& suggestion : suggestions(*snapshot.data(), Steering{}, each.term, 10))
            if (suggestion.type == Suggestion::Type::category) departments.push_back(suggestion.value);
        EXPECT_THAT(departments, ::testing::Contains(each.department)) << each.term;
    }
}

TEST_F(SearchClasses, Prices) {
    expect({{"fridge under r5000", "kind:fridge price:under_r5000", "|F1 F3"},
            {"fridge between r1000 and r3000", "kind:fridge price:between_r1000_and_r3000", "F3"},
            {"fridge R5 000 or less", "kind:fridge price:R5_000_or_less", "|F1 F3"},
            {"cheapest tv", "kind:tv price:cheapest", "T3 T2 T1"},
            {"most expensive tv", "kind:tv price:most_expensive", "T1 T2 T3"}});
}

TEST_F(SearchClasses, WhatCannotAllBeMetIsGivenUpAndReported) {
    expect({{"vela 50 inch tv", "brand:vela measure:50in kind:tv", "T1"},
            {"samsung tv", "word:samsung kind:tv", "|T1 T2 T3", "samsung"},
            {"matt black basin mixer fontein", "attribute:matt_black attribute:basin_mixer brand:fontein", "TP2",
             "basin mixer"}});
}

TEST_F(SearchClasses, WhatTheShopDoesNotHave) {
    struct None {
        const char* text;
        const char* not_sold;
        const char* nearest;  // the first department
    };
    for (const None& each :
         {None{"rice cooker", "rice cooker", "kettles"}, None{"golf clubs", "golf clubs", ""},
          None{"fridge water filter", "water filter", "fridges"}, None{"bicycle", "bicycle", ""},
          None{"bicycle black", "bicycle", ""}, None{"rice cooker vela", "rice cooker", "kettles"},
          None{"samsung washing powder", "washing powder", ""}}) {
        const Listing listing = list(each.text);
        EXPECT_TRUE(listing.products.empty()) << each.text;
        EXPECT_EQ(listing.found.not_sold.value_or("-"), each.not_sold) << each.text;
        if (!*each.nearest) continue;
        ASSERT_FALSE(listing.found.near.empty()) << each.text;
        EXPECT_EQ(view.catalogue->categories[listing.found.near[0]].code.value, each.nearest) << each.text;
    }
    for (const char* text : {"playstation vita charger cable", "xqzvwk", "brandy", "men's shoes", "school bag"})
        EXPECT_TRUE(list(text).products.empty()) << text;
    EXPECT_EQ(list("fridge").found.not_sold, std::nullopt);
}

TEST_F(SearchClasses, WhatNobodyKnewIsCalledSo) {
    expect({{"tongs", "word:tongs", "BR4"}, {"potjie pot", "kind:potjie_pot", "BR5"}});
}

TEST_F(SearchClasses, PartsOfThingsAreNoThings) {
    for (const auto& [text, not_sold] : {std::pair{"kettle lid", "kettle lid"},
                                         {"laptop charger", "laptop charger"},
                                         {"stove knob white", "stove knob"}}) {
        const Listing listing = list(text);
        EXPECT_TRUE(listing.products.empty()) << text;
        EXPECT_EQ(listing.found.not_sold.value_or("-"), not_sold) << text;
    }
    expect({{"bracket for tv", "kind:bracket ~kind:tv", "X1"}, {"tv bracket", "kind:tv_bracket", "X1"}});
    EXPECT_EQ(codes(list("vela kettle, case of six bags"), false), "K1") << "bags stand behind another word";
    EXPECT_EQ(list("mower blade").found.not_sold, "mower blade");
    EXPECT_EQ(list("lawnmower blade").found.not_sold, "lawnmower blade") << "by any name of the mower";
}

TEST_F(SearchClasses, PluralsAndJoinedWordsOfOtherLanguages) {
    expect({{"skroewe", "kind:skroewe", "N1"},
            {"krane", "kind:krane", "TP3"},
            {"izikulufu", "kind:izikulufu", "N1"},
            {"yskaste", "kind:yskaste", "|F1 F2 F3"}});
    EXPECT_EQ(codes(list("braaikraan"), true), "TP3") << "a tap, whatever for";
    EXPECT_TRUE(list("mustang").products.empty()) << "no pliers of mus";
}

TEST_F(SearchClasses, TheMostOfWhatThereIsComesFirst) {
    expect({{"tallest ladder", "attribute:tallest kind:ladder", "Y4 Y3"},
            {"kortste leer", "attribute:kortste kind:leer", "Y1 Y2 Y3"}});
}

TEST_F(SearchClasses, NumbersAsWordsAndBehindTheirLabel) {
    expect({{"five step ladder", "measure:five_step kind:ladder", "Y2"},
            {"12,000 btu aircon", "measure:12000btu kind:aircon", "A1"},
            {"potjie no 2", "kind:potjie measure:no_2", "BR5"}});
}

TEST_F(SearchClasses, EitherOfTwoValues) {
    expect({{"speaker red or black", "kind:speaker attribute:red attribute:black", "S1"}});
    EXPECT_EQ(codes(list("gumba black or red"), true), "H1 S1");
}

TEST_F(SearchClasses, WhatAWordSaysOfSpecificationsNobodyHasItDoesNotSay) {
    EXPECT_EQ(codes(list("gaming console"), true), "G1");
    EXPECT_TRUE(list("beer").products.empty()) << "small fridges are not what is asked for";
    EXPECT_EQ(list("beer").found.not_sold, "beer");
    EXPECT_EQ(codes(list("beer fridge"), true), "F3");
}

TEST_F(SearchClasses, AStemSharedByAccidentIsNoHit) {
    EXPECT_NE(stemmer().stem("chlorinator"), stemmer().stem("chlorine"));
    EXPECT_EQ(stemmer().stem("generators"), stemmer().stem("generator"));
}

TEST_F(SearchClasses, NoSentenceMakesAThingOfAnother) {
    EXPECT_EQ(codes(list("cheapest fridge"), false), "F3 F1 F2") << "no blender, though it crushes ice from one";
    EXPECT_EQ(codes(list("laptop"), true), "L1 L2 L3 L4") << "no headphones that fit its bag";
}

}  // namespace
}  // namespace spaza::search

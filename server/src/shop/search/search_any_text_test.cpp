#include <algorithm>
#include <gtest/gtest.h>
#include <random>

#include "base/assets.hpp"
#include "shop/search/facet_values.hpp"
#include "shop/search/price_words.hpp"
#include "shop/search/search_snapshot.hpp"
#include "shop/search/suggestions.hpp"
#include "support/department_store.hpp"

// Any text gets an answer: tree, search, suggestions, addresses and facets. The same texts in every run.
namespace spaza::search {
namespace {

class AnyText : public ::testing::Test {
protected:
    AnyText() {
        snapshot.index(view.catalogue);
        snapshot.prepare(view);
    }

    /// What the text leads to; every filter and sort of the page must be readable again.
    Listing answer(const std::string& text) const {
        const auto data = snapshot.data();
        EXPECT_TRUE(data->text().understood(text).starts_with('['));
        ListingRequest request;
        request.query.text = text;
        take_price_words(request.query);
        if (request.query.sort.empty()) request.query.sort = "relevance";
        request.zone = StoreCode{"G205"};
        request.warehouse = StoreCode{"W001"};
        request.mentioning = true;
        Listing listing = data->list(request);
        EXPECT_LE(listing.products.size(), request.page_size);
        EXPECT_LE(listing.total, view.catalogue->size());
        for (const Facet& facet : listing.facets)
            for (const FacetValue& value : facet.values) {
                EXPECT_LE(value.count, view.catalogue->size());
                const Query narrowed = toggled(request.query, facet.code, value.code);
                const auto read = parse_query(to_text(narrowed));
                if (to_text(narrowed).size() <= kMostQuery && is_readable(text)) {
                    EXPECT_TRUE(read && *read == narrowed) << text;
                }
            }
        for (const Suggestion& each : suggestions(*data, Steering{}, text, 10)) EXPECT_FALSE(each.value.empty());
        return listing;
    }
    /// Whether the query's form can hold it: no control characters, well-formed.
    static bool is_readable(const std::string& text) {
        return parse_query(to_text({.text = text, .sort = "relevance", .filters = {}})).has_value();
    }

    CatalogueView view = testing::a_department_store();
    SearchSnapshot snapshot{std::string{*asset("server/assets/search/synonyms.txt")}};
};

std::string utf8(char32_t code) {
    std::string out;
    if (code < 0x80) return {static_cast<char>(code)};
    if (code < 0x800) return {static_cast<char>(0xC0 | code >> 6U), static_cast<char>(0x80 | (code & 0x3FU))};
    if (code < 0x10000)
        return {static_cast<char>(0xE0 | code >> 12U), static_cast<char>(0x80 | ((code >> 6U) & 0x3FU)),
                static_cast<char>(0x80 | (code & 0x3FU))};
    return {static_cast<char>(0xF0 | code >> 18U), static_cast<char>(0x80 | ((code >> 12U) & 0x3FU)),
            static_cast<char>(0x80 | ((code >> 6U) & 0x3FU)), static_cast<char>(0x80 | (code & 0x3FU))};
}

TEST_F(AnyText, OfAnyLettersGetsAnAnswer) {
    std::mt19937 random{18};
    const auto up_to = [&](unsigned most) { return std::uniform_int_distribution<unsigned>{0, most}(random); };
    constexpr std::array<std::pair<char32_t, char32_t>, 12> kScripts{{{0x20, 0x7E},
                                                                      {0xA0, 0x24F},
                                                                      {0x300, 0x36F},
                                                                      {0x391, 0x3C9},
                                                                      {0x410, 0x44F},
                                                                      {0x5D0, 0x5EA},
                                                                      {0x621, 0x64A},
                                                                      {0x1E00, 0x1EFF},
                                                                      {0x2000, 0x206F},
                                                                      {0x4E00, 0x4FFF},
                                                                      {0xFE00, 0xFFFD},
                                                                      {0x1F300, 0x1F6FF}}};
    for (int round = 0; round < 300; ++round) {
        std::string text;
        const unsigned letters = round % 50 == 0 ? 3000 : up_to(60);
        for (unsigned i = 0; i < letters; ++i) {
            const auto& [first, last] = kScripts[up_to(3) == 0 ? up_to(kScripts.size() - 1) : 0];
            text += utf8(first + up_to(static_cast<unsigned>(last - first)));
        }
        answer(text);
    }
}

TEST_F(AnyText, OfWordsThatMeanSomethingGetsAnAnswer) {
    std::mt19937 random{81};
    const std::vector<std::string> pieces{
        "fridge",  "not",     "without",    "for",        "with",
        "and",     "vir",     "55\"",       "12 000",     "btu",
        "300ℓ",    "under",   "between",    "r5000",      "R5 000",
        "a++",     "4 star",  "ua55",       "sms60m18au", "6001234567892",
        "large",   "tv",      "tv:",        "%",          "%2",
        "%zz",     "/",       ":price-asc", ":",          "\"",
        "'",       "''",      "(",          "kw",         "kg",
        "litres",  "the",     "please",     "men's",      "4x40",
        "×",       "\u00A0",  "\u200B",     "e\u0301",    "\u202E",
        "عربي",    "日本",    "🦓",       "golf",       "bracket",
        "charger", "couch",   "braai",      "mixer",      "9999999999999999999999",
        "0.0.0",   "1e309in", "-",          "+"};
    std::uniform_int_distribution<std::size_t> any{0, pieces.size() - 1};
    std::uniform_int_distribution<int> count{0, 14};
    for (int round = 0; round < 2'000; ++round) {
        std::string text;
        for (int i = count(random); i >= 0; --i) text += pieces[any(random)] + (any(random) % 4 == 0 ? "" : " ");
        answer(text);
    }
}

TEST_F(AnyText, BytesThatAreNoLettersAreHarmless) {
    std::mt19937 random{7};
    for (int round = 0; round < 300; ++round) {
        std::string text;
        for (int i = static_cast<int>(random() % 80); i > 0; --i) text += static_cast<char>(random() & 0xFFU);
        snapshot.data()->text().find(text);
        snapshot.data()->text().understood(text);
        (void)parse_query(text);
        (void)parse_filters(text);
    }
}

TEST_F(AnyText, MeansTheSameWithSignsThatAreNotSeen) {
    const auto codes = [&](const std::string& text) {
        std::string out;
        for (const Ordinal product : answer(text).products)
            out += std::string{view.catalogue->code(product)} + ' ';
        return out;
    };
    const std::string fridges = codes("large fridge");
    ASSERT_FALSE(fridges.empty());
    for (const char* text :
         {"large\u00A0fridge", "lar\u00ADge fri\u200Bdge", "\uFEFFlarge fridge\u200E", "\u202Alarge fridge\u202C",
          "large – fridge", "LARGE \u201Cfridge\u201D", "ｌａｒｇｅ fridge"})
        EXPECT_EQ(codes(text), fridges) << text;
    EXPECT_EQ(codes("tv\u00A055\u2033"), codes("tv 55\""));
    EXPECT_EQ(codes("frige\u0301 fridge"), codes("frige fridge"));
}

TEST_F(AnyText, IsEmptyWhereItSaysNothing) {
    for (const char* text :
         {"",     " ",    "the", "for", "with", "for with", "and", "not", "\u200B", "\"\"",
          "''''", "++++", "???", "kg",  "%",    ":",        "/",   "-",   "…",      "\u202E\u202D"})
        EXPECT_NO_THROW(answer(text)) << text;
    std::string many;
    for (int i = 0; i < 3'000; ++i) many += "fridge ";
    EXPECT_GT(answer(many).total, 0U);
    std::string units;
    for (int i = 0; i < 1'000; ++i) units += "12 kg 5 l ";
    answer(units);
}

}  // namespace
}  // namespace spaza::search

#include "shop/catalogue/text_numbers.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <string>

#include "shop/catalogue/text_order.hpp"

namespace spaza {
namespace {

TEST(TextNumbers, GiveEachTextOneNumberInTheOrderTheyCame) {
    TextNumbers numbers;
    EXPECT_EQ(numbers.put("kettle"), (std::pair{0U, true}));
    EXPECT_EQ(numbers.put(""), (std::pair{1U, true}));
    EXPECT_EQ(numbers.put("kettle"), (std::pair{0U, false}));
    EXPECT_EQ(numbers.find("iron"), TextNumbers::kNone);
    EXPECT_EQ(numbers[1], "");
    EXPECT_EQ(TextNumbers{}.find("kettle"), TextNumbers::kNone);
}

TEST(TextNumbers, FindAllAgainHoweverMany) {
    std::vector<std::string> texts;
    for (int i = 0; i < 5000; ++i) texts.push_back("product " + std::to_string(i * 7919));
    TextNumbers numbers;
    for (const std::string& text : texts) numbers.put(text);
    for (TextNumbers::Number i = 0; i < texts.size(); ++i) ASSERT_EQ(numbers.find(texts[i]), i);
}

TEST(SortTexts, GivesTheOrderOfTheTextsAndOfEqualOnesTheNumbers) {
    rc::check([](const std::vector<std::string>& given) {
        std::vector<std::string> texts;
        for (const std::string& text : given) {
            std::string clean;
            for (const char c : text) clean += c == '\0' ? 'x' : c;
            texts.push_back(clean);
            texts.push_back("a long common beginning " + clean);
        }
        std::vector<TextKey<std::uint32_t>> keys;
        std::vector<std::pair<std::string, std::uint32_t>> expected;
        for (std::uint32_t i = 0; i < texts.size(); ++i) {
            keys.push_back({.text = texts[i], .of = i});
            expected.emplace_back(texts[i], i);
        }
        sort_texts<std::uint32_t>(keys);
        std::sort(expected.begin(), expected.end());
        for (std::size_t i = 0; i < keys.size(); ++i) RC_ASSERT(keys[i].of == expected[i].second);
    });
}

}  // namespace
}  // namespace spaza

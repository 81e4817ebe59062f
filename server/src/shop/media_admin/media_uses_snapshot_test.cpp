#include "shop/media_admin/media_uses_snapshot.hpp"

#include <gtest/gtest.h>
#include <map>
#include <stdexcept>

namespace spaza {
namespace {

const std::string kAddress = "0123456789abcdef0123";

struct KeptTexts final : MediaUseSource {
    std::map<std::string, std::string> goods{};
    std::map<std::string, std::string> pages{};
    int read_all{};
    int read_some{};
    bool fails{};

    void products(const Text& text) override {
        ++read_all;
        if (fails) throw std::runtime_error{"no line"};
        for (const auto& [code, each] : goods) text(code, each);
    }
    void products(const std::vector<std::string>& codes, const Text& text) override {
        ++read_some;
        for (const std::string& code : codes)
            if (const auto found = goods.find(code); found != goods.end()) text(code, found->second);
    }
    void others(const Text& text) override {
        for (const auto& [code, each] : pages) text(code, each);
    }
    std::vector<std::pair<std::string, std::string>> names_at(const std::vector<std::string>& addresses) override {
        std::vector<std::pair<std::string, std::string>> names;
        for (const std::string& each : addresses)
            if (each == kAddress) names.emplace_back("wall.png", kAddress);
        return names;
    }
};

class MediaUses : public testing::Test {
protected:
    bool is_used(const std::string& name) {
        uses.catch_up();
        return uses.are_used({name}).front();
    }
    KeptTexts texts;
    MediaUsesSnapshot uses{texts};
};

TEST_F(MediaUses, AreReadOnceAndThenOnlyWhatChanged) {
    texts.goods = {{"1", "/media/a.png"}, {"2", "/media/a.png /media/b.png"}};
    EXPECT_TRUE(is_used("a.png"));
    EXPECT_FALSE(is_used("c.png"));
    texts.goods["1"] = "/media/c.png";
    EXPECT_FALSE(is_used("c.png"));
    uses.apply({{"product", "1"}, {"order", "7"}});
    EXPECT_TRUE(is_used("c.png"));
    EXPECT_TRUE(is_used("a.png"));
    texts.goods.erase("2");
    uses.apply({{"product", "2"}});
    EXPECT_FALSE(is_used("a.png"));
    EXPECT_EQ(texts.read_all, 1);
    EXPECT_EQ(texts.read_some, 2);
}

TEST_F(MediaUses, OfPagesAndSettingsCount) {
    texts.pages = {{"home", "/media/a.png"}};
    uses.add_settings({"logo /media/logo.png"});
    EXPECT_TRUE(is_used("a.png"));
    EXPECT_TRUE(is_used("logo.png"));
    texts.pages.clear();
    uses.apply({{"content", "home"}});
    EXPECT_FALSE(is_used("a.png"));
    EXPECT_TRUE(is_used("logo.png"));
}

TEST_F(MediaUses, ByTheAddressOfAFileAreThoseOfThePicture) {
    EXPECT_FALSE(is_used("wall.png"));
    texts.pages = {{"home", "<img src=\"/media/" + kAddress + "/480.jpg\">"}};
    uses.apply({{"content", "home"}});
    EXPECT_TRUE(is_used("wall.png"));
}

TEST_F(MediaUses, AreReadAgainWhenReadingFailedOrChangesWereMissed) {
    texts.goods = {{"1", "/media/a.png"}};
    texts.fails = true;
    EXPECT_THROW(uses.catch_up(), std::runtime_error);
    texts.fails = false;
    EXPECT_TRUE(is_used("a.png"));
    texts.goods = {{"1", "/media/b.png"}};
    uses.forget();
    EXPECT_FALSE(is_used("a.png"));
    uses.apply({{"product", "*"}});
    EXPECT_TRUE(is_used("b.png"));
    EXPECT_EQ(texts.read_all, 4);
}

TEST_F(MediaUses, OfVeryManyChangedProductsAreReadAsAll) {
    EXPECT_FALSE(is_used("a.png"));
    std::vector<std::pair<std::string, std::string>> changes;
    for (int n = 0; n < 3000; ++n) changes.emplace_back("product", std::to_string(n));
    uses.apply(changes);
    EXPECT_FALSE(is_used("a.png"));
    EXPECT_EQ(texts.read_all, 2);
    EXPECT_EQ(texts.read_some, 0);
}

}  // namespace
}  // namespace spaza

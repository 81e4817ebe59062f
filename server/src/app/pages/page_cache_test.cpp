#include "app/pages/page_cache.hpp"

#include <gtest/gtest.h>

namespace spaza::app::pages {

namespace {

using std::chrono::seconds;

std::shared_ptr<const Page> a_page(std::size_t bytes) {
    return std::make_shared<const Page>(Page{.text = std::string(bytes, 'x')});
}

const PageCache::Time start{};

TEST(PageCache, GivesBackWhatWasKept) {
    PageCache cache{1000};
    const auto page = a_page(10);
    cache.keep("web G205 /", 1, start, page);

    EXPECT_EQ(cache.find("web G205 /", 1, start).page, page);
    EXPECT_TRUE(cache.find("web G205 /", 1, start).current);
    EXPECT_EQ(cache.find("msite G205 /", 1, start).page, nullptr);
}

TEST(PageCache, SaysThatThingsChangedUntilThePageIsConfirmed) {
    PageCache cache{1000};
    const auto page = a_page(10);
    cache.keep("/", 1, start, page);

    EXPECT_FALSE(cache.find("/", 2, start).current);
    cache.confirm("/", a_page(10), 2);
    EXPECT_FALSE(cache.find("/", 2, start).current) << "another page was confirmed";
    cache.confirm("/", page, 2);
    EXPECT_TRUE(cache.find("/", 2, start).current);
    EXPECT_EQ(cache.find("/", 2, start + seconds{61}).page, nullptr) << "confirming makes it no younger";
}

TEST(PageCache, ForgetsAPageAfterAMinute) {
    PageCache cache{1000};
    cache.keep("/", 1, start, a_page(10));

    EXPECT_NE(cache.find("/", 1, start + seconds{60}).page, nullptr);
    EXPECT_EQ(cache.find("/", 1, start + seconds{61}).page, nullptr);
}

TEST(PageCache, DropsThePageUnusedForLongestWhenFull) {
    PageCache cache{100};
    cache.keep("a", 1, start, a_page(40));
    cache.keep("b", 1, start, a_page(40));
    cache.find("a", 1, start);
    cache.keep("c", 1, start, a_page(40));

    EXPECT_NE(cache.find("a", 1, start).page, nullptr);
    EXPECT_EQ(cache.find("b", 1, start).page, nullptr);
    EXPECT_NE(cache.find("c", 1, start).page, nullptr);
}

}  // namespace

}  // namespace spaza::app::pages

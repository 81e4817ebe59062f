#include "app/pages/page_cache.hpp"

#include <gtest/gtest.h>

namespace spaza::app::pages {

namespace {

using std::chrono::seconds;

std::shared_ptr<const Page> a_page(std::size_t bytes) {
    return std::make_shared<const Page>(Page{200, std::string(bytes, 'x'), ""});
}

const PageCache::Time start{};

TEST(PageCache, GivesBackWhatWasKeptUntilTheContentChanges) {
    PageCache cache{1000};
    const auto page = a_page(10);
    cache.keep("web G205 /", 1, start, page);

    EXPECT_EQ(cache.find("web G205 /", 1, start), page);
    EXPECT_EQ(cache.find("msite G205 /", 1, start), nullptr);
    EXPECT_EQ(cache.find("web G205 /", 2, start), nullptr);
}

TEST(PageCache, ForgetsAPageAfterAMinute) {
    PageCache cache{1000};
    cache.keep("/", 1, start, a_page(10));

    EXPECT_NE(cache.find("/", 1, start + seconds{60}), nullptr);
    EXPECT_EQ(cache.find("/", 1, start + seconds{61}), nullptr);
}

TEST(PageCache, DropsThePageUnusedForLongestWhenFull) {
    PageCache cache{100};
    cache.keep("a", 1, start, a_page(40));
    cache.keep("b", 1, start, a_page(40));
    cache.find("a", 1, start);
    cache.keep("c", 1, start, a_page(40));

    EXPECT_NE(cache.find("a", 1, start), nullptr);
    EXPECT_EQ(cache.find("b", 1, start), nullptr);
    EXPECT_NE(cache.find("c", 1, start), nullptr);
}

}  // namespace

}  // namespace spaza::app::pages

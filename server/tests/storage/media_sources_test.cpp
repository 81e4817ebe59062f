#include <gmock/gmock.h>
#include <mutex>
#include <set>
#include <thread>

#include "shop/pictures/media_source_store_sql.hpp"
#include "shop/pictures/media_store_sql.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Session;

class MediaSourcesTest : public DatabaseTest {
protected:
    std::vector<MediaSource> take(int most) {
        return database().writing([&](Session& session) {
            return SqlMediaSourceStore{session}.take_due(clock_.now(), clock_.now() + 30min, most);
        });
    }

    FixedClock clock_;
};

TEST_P(MediaSourcesTest, WhatIsDueIsFetchedByOneHoweverManyNodesLook) {
    constexpr int kAddresses = 300;
    database().writing([&](Session& session) {
        std::vector<NamedSource> named;
        for (int n = 0; n < kAddresses; ++n)
            named.push_back({.name = "web-" + std::to_string(n) + ".jpg",
                             .address = "https://pim.example/" + std::to_string(n) + ".jpg",
                             .file = "products.csv",
                             .line = n + 2,
                             .field = "images"});
        return SqlMediaSourceStore{session}.want(named, clock_.now());
    });

    std::mutex mutex;
    std::multiset<std::string> taken;
    {
        std::vector<std::jthread> nodes;
        for (int n = 0; n < 6; ++n)
            nodes.emplace_back([&] {
                // Who finds nothing while another takes the last ones has nothing to do either.
                for (auto page = take(20); !page.empty(); page = take(20)) {
                    const std::scoped_lock lock{mutex};
                    for (const MediaSource& each : page) taken.insert(each.named.name);
                }
            });
    }

    EXPECT_EQ(taken.size(), kAddresses);
    EXPECT_EQ(std::set(taken.begin(), taken.end()).size(), kAddresses);
    EXPECT_FALSE(database().reading(
        [&](Session& session) { return SqlMediaSourceStore{session}.is_something_due(clock_.now()); }));
}

TEST_P(MediaSourcesTest, AFileIsKnownByItsAddressWidthAndFormatAlone) {
    const auto known = [&](const std::string& address, const std::string& name) {
        return database().reading(
            [&](Session& session) { return SqlMediaStore{session}.file(address, name).has_value(); });
    };
    database().writing([&](Session& session) {
        SqlMediaStore store{session};
        store.put(MediaRecord{.hash = "h1",
                              .address = "0123456789abcdef0123",
                              .kind = "jpeg",
                              .width = 400,
                              .height = 300,
                              .colour = "#a0b1c2",
                              .formats = {{"avif", {160, 320}}, {"jpg", {160}}}},
                  clock_.now());
        store.put(DocumentRecord{.hash = "h2", .address = "abcdef0123456789abcd", .bytes = 700}, clock_.now());
        return true;
    });

    EXPECT_TRUE(known("0123456789abcdef0123", "320.avif"));
    EXPECT_TRUE(known("0123456789abcdef0123", "160.jpg"));
    EXPECT_TRUE(known("abcdef0123456789abcd", "document.pdf"));
    for (const char* name : {"320.jpg", "161.avif", "0160.avif", "160.png", "document.pdf", "", "160", ".avif"})
        EXPECT_FALSE(known("0123456789abcdef0123", name)) << name;
    EXPECT_FALSE(known("abcdef0123456789abcd", "160.jpg"));
    EXPECT_FALSE(known("ffffffffffffffffffff", "160.jpg"));
}

ON_BOTH_ENGINES(MediaSourcesTest);

}  // namespace
}  // namespace spaza::testing

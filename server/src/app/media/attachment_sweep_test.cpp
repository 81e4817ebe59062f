#include "app/media/attachment_sweep.hpp"

#include <gtest/gtest.h>

#include "base/digest.hpp"
#include "base/secrets.hpp"

namespace spaza::app {
namespace {

TEST(BucketSweep, KnowsTheShopsObjectsByTheirNames) {
    for (int i = 0; i < 100; ++i) EXPECT_TRUE(is_made_by_shop(secrets::random_id()));
    EXPECT_TRUE(is_made_by_shop("doctor-" + random_hex(8)));
}

TEST(BucketSweep, LeavesWhatSomebodyElsePutThere) {
    const std::string id = secrets::random_id();
    for (const std::string& name :
         {std::string{}, std::string{"database"}, id + "a", id.substr(1), "a/" + id, id.substr(2) + "/a",
          id.substr(1) + ".", std::string{"backup-2026-11-26.tar"}, std::string{"doctor-notes/letter.txt"}})
        EXPECT_FALSE(is_made_by_shop(name)) << name;
}

}  // namespace
}  // namespace spaza::app

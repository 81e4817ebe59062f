#include "shop/stores/stores_wire.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(StoresWire, SaysNoDistanceOfNothing) {
    EXPECT_EQ(wire::distance_text(4.818), "4.82 km");
    EXPECT_EQ(wire::distance_text(0.1), "0.10 km");
    EXPECT_EQ(wire::distance_text(0), "under 100 m");
}

}  // namespace
}  // namespace spaza

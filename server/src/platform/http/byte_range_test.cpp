#include "platform/http/byte_range.hpp"

#include <gtest/gtest.h>

namespace spaza::http {

namespace {

TEST(ByteRange, IsFirstToLastFromOrTheEnd) {
    EXPECT_EQ(byte_range("bytes=0-0", 10), (ByteRange{0, 1}));
    EXPECT_EQ(byte_range("bytes=2-5", 10), (ByteRange{2, 4}));
    EXPECT_EQ(byte_range("bytes=2-", 10), (ByteRange{2, 8}));
    EXPECT_EQ(byte_range("bytes=2-99", 10), (ByteRange{2, 8}));
    EXPECT_EQ(byte_range("bytes=-3", 10), (ByteRange{7, 3}));
    EXPECT_EQ(byte_range("bytes=-99", 10), (ByteRange{0, 10}));
}

TEST(ByteRange, OutsideIsOfNoLength) {
    for (const char* outside : {"bytes=10-", "bytes=10-20", "bytes=-0", "bytes=18446744073709551615-"})
        EXPECT_EQ(byte_range(outside, 10).value().length, 0U) << outside;
    EXPECT_EQ(byte_range("bytes=0-", 0).value().length, 0U);
}

TEST(ByteRange, WhatCannotBeReadIsTheWhole) {
    for (const char* whole : {"", "bytes", "bytes=", "bytes=-", "bytes=5-2", "bytes=a-b", "bytes=1-2,4-5",
                              "lines=1-2", "bytes= 1-2", "bytes=18446744073709551616-", "bytes=+1-2"})
        EXPECT_FALSE(byte_range(whole, 10)) << whole;
}

}  // namespace

}  // namespace spaza::http

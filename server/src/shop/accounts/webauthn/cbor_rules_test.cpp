#include "shop/accounts/webauthn/cbor_rules.hpp"

#include <gtest/gtest.h>
#include <string>

namespace spaza {
namespace {

using namespace std::string_literals;

TEST(Cbor, EachItemEndsWhereTheNextBegins) {
    for (const std::string& item :
         {"\x00"s, "\x17"s, "\x18\xff"s, "\x39\x01\x00"s, "\x1b\0\0\0\0\0\0\0\1"s, "\x40"s,
          "\x43"
          "abc"s,
          "\x63"
          "abc"s,
          "\x59\0\1"
          "a"s,
          "\x80"s, "\x82\1\2"s, "\xa0"s,
          "\xa1\1\x41"
          "a"s,
          "\xc1\x1a\0\0\0\0"s, "\xf5"s, "\xf9\0\0"s, "\xa2\1\x82\2\3\4\xa1\5\6"s}) {
        EXPECT_EQ(after_cbor_item(item), "");
        EXPECT_EQ(after_cbor_item(item + "\xff more"), "\xff more");
        EXPECT_TRUE(is_sound_cbor(item + item));
        for (std::size_t size = 0; size < item.size(); ++size)
            EXPECT_FALSE(after_cbor_item(std::string_view{item}.substr(0, size))) << size;
    }
    EXPECT_TRUE(is_sound_cbor(""));
}

TEST(Cbor, WhatNoAuthenticatorWritesIsNotSound) {
    for (const std::string& text :
         {"\x5f\x41"
          "a\xff"s,
          "\x9f\1\xff"s, "\xbf\xff"s,  // of indefinite length
          "\x1c"s, "\x1f"s,            // reserved
          "\x9a\xff\xff\xff\xff\1\2\3"s, "\xbb\xff\xff\xff\xff\xff\xff\xff\xff\1\2"s,
          "\xbb\x80\0\0\0\0\0\0\0\1\2"s, "\x5b\xff\xff\xff\xff\xff\xff\xff\xff"s})  // claims more than there is
        EXPECT_FALSE(after_cbor_item(text));
    EXPECT_TRUE(is_sound_cbor(std::string(8, '\x81') + '\0'));
    EXPECT_FALSE(is_sound_cbor(std::string(9, '\x81') + '\0'));
    EXPECT_FALSE(is_sound_cbor(std::string(100'000, '\xc1')));
}

}  // namespace
}  // namespace spaza

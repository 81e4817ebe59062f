#include "platform/push/push_encryption.hpp"

#include <gtest/gtest.h>

#include "base/json_web_token.hpp"

namespace spaza::push {
namespace {

std::string bytes(std::string_view text) { return jwt::from_base64url(text).value(); }

// RFC 8291, section 5 and appendix A.
const Recipient kReader{
    bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
    bytes("BTBZMqHH6r4Tts7J_aSIgg")};
const std::string kSender = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
const std::string kSalt = "DGv6ra1nlYgDCS1FRnbzlw";

TEST(PushEncryption, WritesTheExampleOfItsSpecification) {
    const auto sender = P256Key::of_private(bytes(kSender));
    ASSERT_TRUE(sender);
    EXPECT_EQ(jwt::base64url(sender->public_bytes()),
              "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    EXPECT_EQ(jwt::base64url(sender->agree(kReader.public_key).value()),
              "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
    const auto body = encrypted("When I grow up, I want to be a watermelon", kReader, *sender, bytes(kSalt));
    ASSERT_TRUE(body);
    EXPECT_EQ(jwt::base64url(*body),
              "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC"
              "8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(PushEncryption, NoTwoMessagesAreAlike) {
    EXPECT_NE(encrypted("the same", kReader), encrypted("the same", kReader));
}

TEST(PushEncryption, WhatIsNoKeyOrTooLongIsNotSent) {
    std::string beside = kReader.public_key;
    beside.back() = static_cast<char>(beside.back() ^ 1);  // not on the curve
    EXPECT_FALSE(encrypted("a text", {beside, kReader.auth_secret}));
    EXPECT_FALSE(encrypted("a text", {kReader.public_key.substr(1), kReader.auth_secret}));
    EXPECT_FALSE(encrypted("a text", {"", kReader.auth_secret}));
    EXPECT_FALSE(encrypted(std::string(kMostPayload + 1, 'x'), kReader));
    EXPECT_TRUE(encrypted(std::string(kMostPayload, 'x'), kReader));
}

TEST(P256Key, OnlyNumbersOfTheCurveAreKeys) {
    EXPECT_FALSE(P256Key::of_private(std::string(32, '\0')));
    EXPECT_FALSE(P256Key::of_private(std::string(32, '\xff')));  // above the order
    EXPECT_FALSE(P256Key::of_private("short"));
    const P256Key made = P256Key::random();
    EXPECT_EQ(P256Key::of_private(made.private_bytes())->public_bytes(), made.public_bytes());
    EXPECT_TRUE(is_p256_point(made.public_bytes()));
    EXPECT_EQ(made.sign("a text").size(), 64U);
}

}  // namespace
}  // namespace spaza::push

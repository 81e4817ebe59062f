#include "shop/accounts/common_passwords.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(CommonPasswords, CommonWordsInTheUsualDisguise) {
    for (const char* password : {"Password1!", "P@ssw0rd", "P@$$w0rd2026!", "Passw0rd$", "Welcome@123",
                                 "Qwerty!23", "1!Letmein", "Iloveyou.7", "Springbok#1995", "December2025!",
                                 "Abcd1234!", "PasswordPassword1!", "Aaaaaaa1!", "Aa1!Aa1!"})
        EXPECT_TRUE(is_common_password(password)) << password;
}

TEST(CommonPasswords, LeakedOnesThatTheRulesWouldTake) {
    for (const char* password : {"L58jkdjP!", "!QAZ2wsx", "1qaz@WSX", "xxPa33bq.aDNA", "Mosquito@13", "Dybik.66."})
        EXPECT_TRUE(is_common_password(password)) << password;
}

TEST(CommonPasswords, ShoppersOwnNames) {
    EXPECT_TRUE(is_common_password("Nomvula#88", {"Nomvula", "Dlamini"}));
    EXPECT_TRUE(is_common_password("Dl@mini2026!", {"Nomvula", "Dlamini"}));
    EXPECT_FALSE(is_common_password("Nomvula#88", {"Thandi", "Nkosi"}));
    EXPECT_FALSE(is_common_password("Kettle.Moon77", {"", "Li"}));
}

TEST(CommonPasswords, OthersAreFine) {
    for (const char* password : {"Spaza#2026", "Braai4Two!", "kT9!vexQm", "Purple.Taxi.42", "Passwordless.Otter8"})
        EXPECT_FALSE(is_common_password(password)) << password;
}

}  // namespace
}  // namespace spaza

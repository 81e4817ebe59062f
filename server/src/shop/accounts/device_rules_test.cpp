#include "shop/accounts/device_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(DeviceRules, NameTheFamilyOfABrowserNotThoseItIsBuiltOn) {
    const auto is = [](const char* user_agent, const char* browser, const char* system) {
        EXPECT_EQ(device_of(user_agent), (Device{browser, system})) << user_agent;
    };
    is("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 "
       "Safari/537.36",
       "Chrome", "Windows");
    is("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge",
       "Windows");
    is("Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile "
       "Safari/537.36",
       "Samsung Internet", "Android");
    is("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1",
       "Safari", "iPhone");
    is("Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox", "Linux");
    is("curl/8.5.0", "", "");
    is("", "", "");
}

}  // namespace
}  // namespace spaza

#include "app/open_to_all.hpp"

#include <gtest/gtest.h>

namespace spaza::app {

namespace {

bool dangerous(const std::string& host, const std::string& public_url, bool dev_outbox = true) {
    Config config;
    config.mail.dev_outbox = dev_outbox;
    config.serve.host = host;
    config.serve.public_url = public_url;
    return dev_outbox_danger(config).has_value();
}

TEST(DevOutbox, IsForThisMachineAlone) {
    for (const char* url :
         {"", "http://localhost:8080", "https://127.0.0.1:8443", "http://[::1]:80", "http://shop.localhost"})
        EXPECT_FALSE(dangerous("127.0.0.1", url)) << url;
    EXPECT_FALSE(dangerous("::1", ""));
    for (const char* url : {"https://shop.example", "http://192.168.1.5:8080", "https://localhost.shop.example",
                            "https://[2001:db8::1]"})
        EXPECT_TRUE(dangerous("127.0.0.1", url)) << url;
    for (const char* host : {"0.0.0.0", "::", "192.168.1.5"}) EXPECT_TRUE(dangerous(host, "")) << host;
    EXPECT_FALSE(dangerous("0.0.0.0", "https://shop.example", false));
}

TEST(SimulatedIdentityProviders, AreForThisMachineAlone) {
    Config config;
    config.serve.public_url = "https://shop.example";
    EXPECT_FALSE(idsim_danger(config));
    config.identity.idsim_url = "http://localhost:8092";
    EXPECT_EQ(
        idsim_danger(config),
        "identity.idsim_url lets anybody sign in as anybody, and serve.public_url https://shop.example is no "
        "address of this machine alone");
    config.serve.public_url = "http://localhost:8080";
    EXPECT_FALSE(idsim_danger(config));
}

TEST(OpenToAll, NoPushServiceIsSimulatedInAShopOthersReach) {
    Config config;
    config.serve.public_url = "https://shop.example";
    EXPECT_FALSE(pushsim_danger(config));
    config.push.simulator_url = "http://127.0.0.1:8093";
    EXPECT_TRUE(pushsim_danger(config));
    config.serve.public_url = "http://localhost:8080";
    EXPECT_FALSE(pushsim_danger(config));
}

}  // namespace

}  // namespace spaza::app

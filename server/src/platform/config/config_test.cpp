#include "platform/config/config.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

#include "platform/config/checks.hpp"
#include "platform/config/limit_text.hpp"

namespace spaza {
namespace {

using testing::HasSubstr;

class ConfigFile : public testing::Test {
protected:
    ~ConfigFile() override { std::filesystem::remove(path_); }

    Config load(const std::string& text, const Environment& environment = {}) {
        std::ofstream{path_} << text;
        return load_config(path_, environment);
    }
    std::string problem(const std::string& text, const Environment& environment = {}) {
        try {
            load(text, environment);
        } catch (const ConfigProblem& problem) {
            return problem.what();
        }
        return {};
    }

    const std::string path_ = testing::TempDir() + "spaza-config-" + std::to_string(::getpid()) + ".toml";
};

TEST_F(ConfigFile, FileThenEnvironment) {
    const Config config = load("[serve]\nport = 8081\nhost = \"::1\"\n[limits]\nexempt = []\n",
                               {{"SPAZA_SERVE_PORT", "9000"},
                                {"SPAZA_MAIL_DEV_OUTBOX", "true"},
                                {"SPAZA_SERVE_TRUSTED_PROXIES", "10.0.0.1,10.0.0.2"}});
    EXPECT_EQ(config.serve.port, 9000);
    EXPECT_EQ(config.serve.host, "::1");
    EXPECT_TRUE(config.limits.exempt.empty());
    EXPECT_TRUE(config.mail.dev_outbox);
    EXPECT_THAT(config.serve.trusted_proxies, testing::ElementsAre("10.0.0.1", "10.0.0.2"));
}

TEST_F(ConfigFile, NamesEveryBadKeyWithItsLine) {
    const std::string said = problem(
        "[serve]\n"
        "prot = 1\n"
        "port = 70000\n"
        "host = 5\n"
        "[limits]\n"
        "login = \"often\"\n"
        "[shop]\n"
        "cut_off = \"25:00\"\n",
        {{"SPAZA_SERVE_WORKERS", "many"}, {"SPAZA_LOG_COLOUR", "red"}});
    EXPECT_THAT(said, HasSubstr(path_ + ":2: unknown setting serve.prot (did you mean serve.port?)"));
    EXPECT_THAT(said, HasSubstr(path_ + ":3: serve.port must be between 0 and 65535"));
    EXPECT_THAT(said, HasSubstr(path_ + ":4: serve.host must be a text in quotes"));
    EXPECT_THAT(said, HasSubstr(path_ + ":6: limits.login must be COUNT/PERIOD/KEY"));
    EXPECT_THAT(said, HasSubstr(path_ + ":8: shop.cut_off must be a time"));
    EXPECT_THAT(said, HasSubstr("SPAZA_SERVE_WORKERS must be a whole number"));
    EXPECT_THAT(said, HasSubstr("unknown variable SPAZA_LOG_COLOUR"));
}

TEST_F(ConfigFile, VatIsADayThatThereIsAndAPercentage) {
    const auto said = [&](const char* lines) {
        return problem(std::string{"[shop]\nvat_percent = ["} + lines + "]");
    };
    EXPECT_EQ(said("\"1993-04-07=14\", \"2018-04-01=15.5\", \"2030-01-01=0\""), "");
    for (const char* wrong : {"15", "2018-04-31=15", "2018-04-01=101", "2018-04-01=", "2018-4-1=15"})
        EXPECT_THAT(said(("\"" + std::string{wrong} + "\"").c_str()), HasSubstr("FROM-DAY=PERCENT")) << wrong;
    EXPECT_THAT(said("\"\""), HasSubstr("shop.vat_percent must be FROM-DAY=PERCENT"));
}

TEST_F(ConfigFile, VatIsSaidAlsoWhereThereIsNone) {
    EXPECT_THAT(problem("[tickets]\nreopen_days = 60\n[keep]\nticket_days = 30"),
                HasSubstr("tickets.reopen_days is more than keep.ticket_days"));
    EXPECT_THAT(problem("[shop]\nvat_percent = []"), HasSubstr("shop.vat_percent must not be empty"));
    EXPECT_THAT(
        problem("", {{"SPAZA_SHOP_VAT_PERCENT", ""}}),
        HasSubstr("SPAZA_SHOP_VAT_PERCENT must not be empty: a shop that charges no VAT says 0, as 2018-04-01=0"));
    EXPECT_EQ(problem("", {{"SPAZA_SHOP_VAT_PERCENT", "2018-04-01=0"}}), "");
}

TEST_F(ConfigFile, AVirusScannerIsAtAPortOrASocket) {
    const auto with = [this](const std::string& address) {
        return problem("[attachments]\nclamd = \"" + address + "\"");
    };
    for (const char* right : {"127.0.0.1:3310", "clamd.example:3310", "[::1]:3310", "unix:/run/clamav/clamd.ctl"})
        EXPECT_EQ(with(right), "") << right;
    for (const std::string& wrong :
         {std::string{"clamd"}, std::string{":3310"}, std::string{"clamd:"}, std::string{"clamd:port"},
          std::string{"unix:clamd.ctl"}, "unix:/" + std::string(107, 'x')})
        EXPECT_THAT(with(wrong), HasSubstr("must be HOST:PORT or unix:/PATH")) << wrong;
}

TEST_F(ConfigFile, ABucketNeedsAPrefixThatEndsInASlash) {
    const auto with = [this](const char* prefix) {
        return problem(
            "[attachments]\ns3_endpoint = \"https://s3.example\"\ns3_bucket = \"files\"\ns3_access_key = "
            "\"a\"\ns3_secret_key = \"b\"\ns3_prefix = \"" +
            std::string{prefix} + "\"");
    };
    EXPECT_EQ(with("attachments/"), "");
    EXPECT_EQ(with("shop/files/"), "");
    EXPECT_THAT(with(""), HasSubstr("needs attachments.s3_prefix"));
    for (const char* wrong : {"files", "/", "/files/", "files//"})
        EXPECT_THAT(with(wrong), HasSubstr("must end with one slash")) << wrong;
}

TEST_F(ConfigFile, VatIsOldestFirst) {
    for (const char* wrong : {"2018-04-01=15,1993-04-07=14", "2018-04-01=15,2018-04-01=16"})
        EXPECT_THAT(problem("", {{"SPAZA_SHOP_VAT_PERCENT", wrong}}), HasSubstr("must be oldest first")) << wrong;
}

TEST_F(ConfigFile, BrokenTomlIsNamedByLine) { EXPECT_THAT(problem("[serve]\nport ="), HasSubstr(path_ + ":2")); }

TEST(Config, MissingFileIsSaid) { EXPECT_THROW(load_config("/nowhere/spaza.toml", {}), ConfigProblem); }

TEST(Config, VariablesOfOthersAreIgnored) {
    EXPECT_NO_THROW(load_config("", {{"SPAZA_TEST_POSTGRES", "x"}, {"SPAZA_BIN_DIR", "y"}}));
}

TEST(Config, EveryLimitIsARule) {
    const auto rules = limit_rules({});
    ASSERT_EQ(rules.size(), 17U);
    const auto login = std::ranges::find(rules, "login", &http::LimitRule::name);
    ASSERT_NE(login, rules.end());
    EXPECT_EQ(login->count, 5);
    EXPECT_EQ(login->per, std::chrono::minutes{1});
    EXPECT_FALSE(parse_limit("x", "5/minute"));
    EXPECT_FALSE(parse_limit("x", "-5/minute/peer"));
    EXPECT_FALSE(parse_limit("x", "5/fortnight/peer"));
}

TEST_F(ConfigFile, TheExampleIsGoodAndComplete) { EXPECT_EQ(problem(example_config()), ""); }

TEST(Origins, AreThoseThatBrowsersSay) {
    for (const char* good :
         {"https://front.example", "http://localhost:4200", "http://[::1]:4200", "https://10.0.0.1"})
        EXPECT_EQ(check_origin(good), std::nullopt) << good;
    for (const char* bad : {"*", "front.example", "https://", "https://Front.example", "https://front.example/",
                            "https://front.example:443", "http://front.example:80", "http://a:b:c", "https://x:"})
        EXPECT_NE(check_origin(bad), std::nullopt) << bad;
}

TEST(Config, LetsInScriptsOfOthersByTheirPlainOriginOnly) {
    EXPECT_EQ(origin_of_script("https://reviews.example/w.js?shop=1"), "https://reviews.example");
    EXPECT_EQ(origin_of_script("https://reviews.example:443/w.js"), "https://reviews.example");
    EXPECT_EQ(origin_of_script("https://reviews.example:8443/w.js"), "https://reviews.example:8443");
    EXPECT_EQ(origin_of_script("http://127.0.0.1:9000/w.js"), "http://127.0.0.1:9000") << "to try one out";
    for (const char* bad : {"",
                            "reviews.example/w.js",
                            "//reviews.example/w.js",
                            "http://reviews.example/w.js",
                            "https://",
                            "https:///w.js",
                            "https://u:p@reviews.example/w.js",
                            "https://*.example/w.js",
                            "https://*/w.js",
                            "https://a.example b.example/w.js",
                            "https://a.example;script-src/w.js",
                            "https://a.example/w.js;x",
                            "https://a.example,b.example/w.js",
                            "https://a.example'/w.js",
                            "https://a.example/w.js#x",
                            "smtp://a.example",
                            "javascript:alert(1)",
                            "data:text/javascript,1",
                            "https://%2A/w.js",
                            "https://localhost.evil.example:x/w.js",
                            "http://localhost.evil.example/w.js"}) {
        EXPECT_EQ(origin_of_script(bad), std::nullopt) << bad;
        EXPECT_NE(check_script(bad), std::nullopt) << bad;
    }
    EXPECT_EQ(check_script_origin("https://cdn.example"), std::nullopt);
    for (const char* bad :
         {"https://cdn.example/", "http://cdn.example", "https://cdn.example:443", "https://*.example"})
        EXPECT_NE(check_script_origin(bad), std::nullopt) << bad;
}

TEST_F(ConfigFile, AListInTheEnvironmentMayHaveTextsWithCommas) {
    const Config config =
        load("", {{"SPAZA_SHOP_APP_SCREENSHOTS",
                   R"(["/own/a.webp 780x1688 A price, and when it is there", "/own/b.png 1280x800"])"}});
    EXPECT_THAT(config.shop.app_screenshots,
                testing::ElementsAre("/own/a.webp 780x1688 A price, and when it is there", "/own/b.png 1280x800"));
    for (const char* bad : {"[", "[1]", R"(["/own/a.gif 780x1688"])", "[]]"})
        EXPECT_THAT(problem("", {{"SPAZA_SHOP_APP_SCREENSHOTS", bad}}),
                    HasSubstr("SPAZA_SHOP_APP_SCREENSHOTS must be"))
            << bad;
}

TEST(Screenshots, HaveAnAddressASizeAndWords) {
    const auto picture = sized_picture_in("/own/home.webp 780x1688 Deals and departments");
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->address, "/own/home.webp");
    EXPECT_EQ(picture->width, 780);
    EXPECT_EQ(picture->height, 1688);
    EXPECT_EQ(picture->words, "Deals and departments");
    EXPECT_EQ(sized_picture_in("https://cdn.example/a.png 1280x800")->words, "");
    for (const char* bad : {"", "/own/home.webp", "/own/home.gif 780x1688", "own/home.webp 780x1688",
                            "/own/home.webp 78x1688", "/own/home.webp 780x", "javascript:x.png 780x1688"}) {
        EXPECT_FALSE(sized_picture_in(bad)) << bad;
        EXPECT_NE(check_screenshot(bad), std::nullopt) << bad;
    }
}

}  // namespace
}  // namespace spaza

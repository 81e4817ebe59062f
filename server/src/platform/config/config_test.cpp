#include "platform/config/config.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

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

TEST_F(ConfigFile, BrokenTomlIsNamedByLine) { EXPECT_THAT(problem("[serve]\nport ="), HasSubstr(path_ + ":2")); }

TEST(Config, MissingFileIsSaid) { EXPECT_THROW(load_config("/nowhere/spaza.toml", {}), ConfigProblem); }

TEST(Config, VariablesOfOthersAreIgnored) {
    EXPECT_NO_THROW(load_config("", {{"SPAZA_TEST_POSTGRES", "x"}, {"SPAZA_BIN_DIR", "y"}}));
}

TEST(Config, EveryLimitIsARule) {
    const auto rules = limit_rules({});
    ASSERT_EQ(rules.size(), 11U);
    EXPECT_EQ(rules[2].name, "login");
    EXPECT_EQ(rules[2].count, 5);
    EXPECT_EQ(rules[2].per, std::chrono::minutes{1});
    EXPECT_FALSE(parse_limit("x", "5/minute"));
    EXPECT_FALSE(parse_limit("x", "-5/minute/peer"));
    EXPECT_FALSE(parse_limit("x", "5/fortnight/peer"));
}

TEST_F(ConfigFile, TheExampleIsGoodAndComplete) { EXPECT_EQ(problem(example_config()), ""); }

}  // namespace
}  // namespace spaza

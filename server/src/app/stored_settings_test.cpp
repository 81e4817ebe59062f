#include "app/stored_settings.hpp"

#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

#include "platform/storage/migrations.hpp"

namespace spaza::app {
namespace {

class StoredSettings : public ::testing::Test {
protected:
    StoredSettings()
        : path_{std::filesystem::temp_directory_path() / ("spaza-stored-" + std::to_string(::getpid()) + ".db")},
          database_{storage::open("sqlite:" + path_.string())} {
        storage::migrate(*database_);
    }
    ~StoredSettings() override {
        database_.reset();
        for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path_.string() + ending);
    }
    void store(const std::string& key, const std::string& value) {
        database_->write([&](storage::Session& session) {
            store_setting(session, key, value);
            return true;
        });
    }

    std::filesystem::path path_;
    std::unique_ptr<storage::Database> database_;
};

TEST_F(StoredSettings, StandWhereNeitherFileNorEnvironmentSay) {
    store("name", "Spaza");
    store("address", "1 Long Street\nCape Town");
    store("no_such_setting", "x");
    Config config;
    config.shop.vat_number = "4123456789";
    store("vat_number", "4000000000");
    add_stored_settings(config, *database_);
    EXPECT_EQ(config.shop.name, "Spaza");
    EXPECT_EQ(config.shop.address, (std::vector<std::string>{"1 Long Street", "Cape Town"}));
    EXPECT_EQ(config.shop.vat_number, "4123456789");
}

TEST_F(StoredSettings, AShopNobodyNamedHasAPlainName) {
    Config config;
    add_stored_settings(config, *database_);
    EXPECT_EQ(config.shop.name, "Online shop");
    EXPECT_EQ(mail_sender(config), "Online shop <no-reply@localhost>");
    config.mail.from = "Kloof <shop@kloof.example>";
    EXPECT_EQ(mail_sender(config), "Kloof <shop@kloof.example>");
}

}  // namespace
}  // namespace spaza::app

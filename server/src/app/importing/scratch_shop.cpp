#include "app/importing/scratch_shop.hpp"

#include <filesystem>
#include <stdlib.h>
#include <string_view>

#include "platform/storage/migrations.hpp"
#include "platform/storage/schema_info.hpp"

namespace spaza::app {

namespace {

constexpr std::string_view kSqlite = "sqlite:";

/// An empty shop in a folder of its own.
class ScratchShop final : public storage::Database {
public:
    ScratchShop() {
        std::string name = (std::filesystem::temp_directory_path() / "spaza-review-XXXXXX").string();
        if (!::mkdtemp(name.data()))
            throw storage::Failure{storage::Failure::Kind::other, "no folder can be made in " + name};
        folder_ = name;
        opened_ = storage::open_ready(std::string{kSqlite} + folder_ + "/shop.db");
    }
    ~ScratchShop() override {
        opened_.reset();
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    ScratchShop(const ScratchShop&) = delete;
    ScratchShop& operator=(const ScratchShop&) = delete;

    storage::Engine engine() const override { return opened_->engine(); }
    void read(const std::function<void(storage::Session&)>& body) override { opened_->read(body); }
    void write(const std::function<bool(storage::Session&)>& body) override { opened_->write(body); }
    std::unique_ptr<storage::Listener> listen(const std::string& topic) override { return opened_->listen(topic); }

private:
    std::string folder_;
    std::unique_ptr<storage::Database> opened_;
};

bool is_there(const std::string& url) {
    if (!url.starts_with(kSqlite)) return true;
    std::error_code none;
    return std::filesystem::file_size(url.substr(kSqlite.size()), none) > 0 && !none;
}

}  // namespace

std::unique_ptr<storage::Database> open_for_review(const std::string& url) {
    if (!is_there(url)) return std::make_unique<ScratchShop>();
    auto database = storage::open(url);
    if (database->reading([](storage::Session& session) { return storage::tables_of(session).empty(); }))
        return std::make_unique<ScratchShop>();
    if (!storage::pending_migrations(*database).empty())
        throw storage::Failure{storage::Failure::Kind::other,
                               "the database is that of an older program: run `spaza migrate` first"};
    return database;
}

}  // namespace spaza::app

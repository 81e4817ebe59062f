#include "support/database_fixture.hpp"

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <unistd.h>

#include "platform/storage/migrations.hpp"

namespace spaza::testing {

namespace {

std::string postgresql_url() {
    const char* url = std::getenv("SPAZA_TEST_POSTGRES");
    return url ? url : "";
}

std::string unused_name() {
    static std::atomic<int> count{0};
    return "spaza_test_" + std::to_string(::getpid()) + "_" + std::to_string(++count);
}

/// A copy of a file migrated once.
std::shared_ptr<FreshDatabase> migrated_file() {
    static const FreshDatabase original{storage::Engine::sqlite};
    static const bool migrated = storage::open_ready(original.url()) != nullptr;
    auto copy = std::make_shared<FreshDatabase>(storage::Engine::sqlite);
    if (migrated) std::filesystem::copy_file(original.url().substr(7), copy->url().substr(7));
    return copy;
}

/// One schema for all tests of the process, as making and dropping it takes a second; emptied before each.
std::shared_ptr<FreshDatabase> migrated_schema() {
    static const auto shared = [] {
        auto schema = std::make_shared<FreshDatabase>(storage::Engine::postgresql);
        storage::open_ready(schema->url());
        return schema;
    }();
    storage::open(shared->url(), {.connections = 1})->write([](storage::Session& session) {
        session.script(R"(SET LOCAL lock_timeout = '20s';
DO $$ DECLARE t TEXT; used BOOLEAN; BEGIN
    FOR t IN SELECT tablename FROM pg_tables
             WHERE schemaname = current_schema() AND tablename <> 'schema_migration' LOOP
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I)', t) INTO used;
        IF used THEN EXECUTE format('TRUNCATE %I RESTART IDENTITY CASCADE', t); END IF;
    END LOOP;
END $$)");
        return true;
    });
    return shared;
}

}  // namespace

bool FreshDatabase::available(storage::Engine engine) {
    return engine == storage::Engine::sqlite || !postgresql_url().empty();
}

FreshDatabase::FreshDatabase(storage::Engine engine) : engine_{engine} {
    if (engine == storage::Engine::sqlite) {
        place_ = (std::filesystem::temp_directory_path() / unused_name()).string();
        std::filesystem::create_directories(place_);
        url_ = "sqlite:" + place_ + "/spaza.db";
        return;
    }
    place_ = unused_name();
    const std::string server = postgresql_url();
    storage::open(server, {.connections = 1})->write([&](storage::Session& session) {
        session.script("DROP SCHEMA IF EXISTS " + place_ + " CASCADE; CREATE SCHEMA " + place_);
        return true;
    });
    url_ = server + (server.find('?') == std::string::npos ? "?" : "&") + "options=-csearch_path%3D" + place_;
}

FreshDatabase::~FreshDatabase() {
    try {
        if (engine_ == storage::Engine::sqlite)
            std::filesystem::remove_all(place_);
        else
            storage::open(postgresql_url(), {.connections = 1})->write([&](storage::Session& session) {
                session.script("DROP SCHEMA IF EXISTS " + place_ + " CASCADE");
                return true;
            });
    } catch (const std::exception& failure) {
        ADD_FAILURE() << "cannot remove the test database: " << failure.what();
    }
}

std::unique_ptr<storage::Database> FreshDatabase::open(const storage::Options& options) const {
    return storage::open(url_, options);
}

void EmptyDatabaseTest::SetUp() {
    if (!FreshDatabase::available(engine())) GTEST_SKIP() << "SPAZA_TEST_POSTGRES names no server";
    fresh_ = std::make_shared<FreshDatabase>(engine());
    database_ = fresh_->open();
}

void DatabaseTest::SetUp() {
    if (!FreshDatabase::available(engine())) GTEST_SKIP() << "SPAZA_TEST_POSTGRES names no server";
    fresh_ = engine() == storage::Engine::sqlite ? migrated_file() : migrated_schema();
    database_ = fresh_->open();
}

void DatabaseTest::TearDown() { database_.reset(); }

std::string engine_name(const ::testing::TestParamInfo<storage::Engine>& info) {
    return info.param == storage::Engine::sqlite ? "SQLite" : "PostgreSQL";
}

}  // namespace spaza::testing

#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "platform/storage/storage.hpp"

namespace spaza::testing {

/// An empty database of its own, gone with the object: a file for SQLite, a schema for PostgreSQL.
class FreshDatabase {
public:
    explicit FreshDatabase(storage::Engine engine);
    ~FreshDatabase();
    FreshDatabase(const FreshDatabase&) = delete;
    FreshDatabase& operator=(const FreshDatabase&) = delete;

    const std::string& url() const { return url_; }
    std::unique_ptr<storage::Database> open(const storage::Options& options = {}) const;

    /// Whether tests can reach this engine: PostgreSQL needs SPAZA_TEST_POSTGRES, a URL that may make schemas.
    static bool available(storage::Engine engine);

private:
    storage::Engine engine_;
    std::string url_;
    std::string place_;  // the folder or the schema
};

/// Runs each of its tests on both engines:
///     using OrderStoreTest = DatabaseTest;
///     TEST_P(OrderStoreTest, KeepsAnOrder) { database().write(…); }
///     ON_BOTH_ENGINES(OrderStoreTest);
/// The database has the whole schema and no rows.
class DatabaseTest : public ::testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override;
    void TearDown() override;
    storage::Database& database() { return *database_; }
    const std::string& url() const { return fresh_->url(); }
    storage::Engine engine() const { return GetParam(); }

    std::shared_ptr<FreshDatabase> fresh_;
    std::unique_ptr<storage::Database> database_;
};

/// As DatabaseTest, but the database has no tables at all.
class EmptyDatabaseTest : public DatabaseTest {
protected:
    void SetUp() override;
};

std::string engine_name(const ::testing::TestParamInfo<storage::Engine>& info);

#define ON_BOTH_ENGINES(Suite)                                                                                 \
    INSTANTIATE_TEST_SUITE_P(                                                                                  \
        Engines, Suite, ::testing::Values(spaza::storage::Engine::sqlite, spaza::storage::Engine::postgresql), \
        spaza::testing::engine_name)

}  // namespace spaza::testing

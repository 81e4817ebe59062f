#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"

/// JSON shapes of contract/openapi/privacy.yaml.
namespace spaza::wire {

struct DeletionObstacle {
    std::string kind;
    std::string code;
    std::string message;
};
BOOST_DESCRIBE_STRUCT(DeletionObstacle, (), (kind, code, message))

struct AccountDeletion {
    bool isAsked{false};
    std::optional<std::string> askedAt;
    std::optional<std::string> deletedAt;
    int graceDays{};
    std::vector<DeletionObstacle> obstacles;
};
BOOST_DESCRIBE_STRUCT(AccountDeletion, (), (isAsked, askedAt, deletedAt, graceDays, obstacles))

struct DataExport {
    std::string state;
    std::optional<std::string> askedAt;
    std::optional<std::string> readyAt;
    std::optional<std::string> expiresAt;
    std::optional<std::int64_t> size;
};
BOOST_DESCRIBE_STRUCT(DataExport, (), (state, askedAt, readyAt, expiresAt, size))

struct RetentionPeriod {
    std::string kind;
    int days{};
};
BOOST_DESCRIBE_STRUCT(RetentionPeriod, (), (kind, days))

struct DataRetention {
    std::vector<RetentionPeriod> periods;
};
BOOST_DESCRIBE_STRUCT(DataRetention, (), (periods))

}  // namespace spaza::wire

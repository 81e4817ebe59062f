#pragma once

#include <boost/json/array.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// The rows of one table that are about a customer, by column, without secrets.
struct PersonalTable {
    std::string name;
    std::string heading;
    boost::json::array rows;
};

/// A file the customer sent.
struct PersonalFile {
    std::string name;
    std::string content;
};

/// One that is not in the database.
struct PersonalFileOutside {
    std::string id;
    std::string name;
    std::int64_t size{};
};

/// All that is held of a customer.
struct PersonalData {
    std::vector<PersonalTable> tables;
    std::vector<PersonalFile> files;
    std::vector<PersonalFileOutside> files_outside;
    int files_left_out{};  // too large, all together
    int files_lost{};      // not where they were kept
};

/// Why an account cannot be deleted yet: `kind` is unpaidOrder, openOrder, openRefund, openReturn or openClaim.
struct DeletionObstacle {
    std::string kind;
    std::string code;
};

enum class DeletionAskedBy { customer, shop };

/// Asked for, and not done yet.
struct AccountDeletion {
    CustomerId customer;
    DeletionAskedBy asked_by{DeletionAskedBy::customer};
    TimePoint asked_at;
    TimePoint due_at;
};

struct DeletionState {
    std::optional<AccountDeletion> asked;
    std::vector<DeletionObstacle> obstacles;
};

/// The file with all that is held of a customer.
struct DataExport {
    TimePoint asked_at;
    std::optional<TimePoint> ready_at;  // none: it is being made
    TimePoint expires_at;
    std::int64_t size{};
};

/// For how long one kind of data is kept; kinds as the contract names them.
struct RetentionPeriod {
    std::string kind;
    int days{};
};

struct PrivacyPolicy {
    std::chrono::days grace{14};        // between asking for deletion and deletion
    std::chrono::hours file_lives{24};  // the file with all that is held
    std::string shop;                   // its name
    std::string origin;                 // where mails lead, such as https://shop.example
    std::vector<RetentionPeriod> periods{};
};

/// Outbox topic of files to be made.
inline constexpr const char* kDataExportTopic = "data-export";

}  // namespace spaza

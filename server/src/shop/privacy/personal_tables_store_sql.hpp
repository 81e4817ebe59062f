#pragma once

#include <string>
#include <vector>

namespace spaza {

/// What becomes of a row when its customer is forgotten: it stays as it is, goes with the customer's own row
/// (ON DELETE CASCADE), is removed, or some columns of it are cleared.
enum class Forgetting { kept, with_customer, removed, cleared };

/// What finds the rows: the customer's id, the ids of messages about them (messages_about), or what the list of
/// addresses without mails knows theirs by.
enum class FoundBy { customer, message, address_digest };

/// How the rows of one table are about a customer. Each table of the schema is here, or in the list of those
/// without personal data that tests/storage/personal_data_test.cpp has.
struct PersonalTableRule {
    std::string table;
    std::string heading;  // in the customer's download; empty: it is not part of it
    std::string whose;    // condition; $1 is what they are found by
    Forgetting forgetting{Forgetting::kept};
    std::string cleared{};  // assignments
    std::string secret{};   // columns, between spaces, that are not part of the download
    std::string shown{};    // condition of the rows that are part of it; empty: all are
    FoundBy found_by{FoundBy::customer};
};

/// In the order they are to be gone through: what finds its rows by another table stands before it.
const std::vector<PersonalTableRule>& personal_tables();

}  // namespace spaza

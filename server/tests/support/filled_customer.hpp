#pragma once

#include <string>
#include <vector>

#include "platform/storage/storage.hpp"

namespace spaza::testing {

/// A customer with a row in every table that may hold something of theirs. Every text and every file that is not
/// named as plain holds the customer's name, email address, number, street and ID number: a new column does so by
/// itself, and is found by a search for them until somebody says what becomes of it.
struct FilledCustomer {
    std::string id;     // and the beginning of all their codes
    std::string email;  // in lower case
    std::string number;
    std::string name;
    std::string street;
    std::string identity_number;

    std::vector<std::string> personal_values() const { return {email, number, name, street, identity_number}; }
    void fill(storage::Session& session) const;
};

}  // namespace spaza::testing

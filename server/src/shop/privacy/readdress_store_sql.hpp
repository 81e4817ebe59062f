#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "platform/storage/storage.hpp"

namespace spaza {

struct AddressedTable {
    std::string_view table;
    std::string_view column;  // of the email address
};

/// Tables whose rows are kept by an email address, account or none. Tables of sign-ups and sign-ins under way are
/// not: their rows are over within a day.
std::span<const AddressedTable> addressed_tables();

/// What is kept by former addresses of a customer is kept by the one they have, where they had shown that the
/// former was theirs, the time to undo the change was over before `until`, and nobody else has it now. Were it
/// left there, they would not find it any more, and neither would the deletion of their account (POPIA s 24).
void readdress(storage::Session& session, const CustomerId& customer, TimePoint until);

/// The same for everybody whose change cannot be undone any more since `until`; what is known of such changes
/// goes. How many of them.
std::int64_t readdress_all(storage::Database& database, TimePoint until);

/// How many changes readdress_all would find.
std::int64_t to_readdress(storage::Database& database, TimePoint until);

}  // namespace spaza

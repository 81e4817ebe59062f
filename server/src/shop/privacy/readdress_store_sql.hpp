#pragma once

#include <span>
#include <string>
#include <string_view>

#include "platform/storage/storage.hpp"

namespace spaza {

struct AddressedTable {
    std::string_view table;
    std::string_view column;  // of the email address
};

/// Tables whose rows are kept by an email address, account or none. Tables of sign-ups and sign-ins under way are
/// not: their rows are over within a day.
std::span<const AddressedTable> addressed_tables();

/// What is kept by the address `from` is kept by `to`: its owner has shown that both are theirs. Were it left
/// there, they would not find it any more, and neither would the deletion of their account (POPIA s 24).
void readdress(storage::Session& session, const std::string& from, const std::string& to);

}  // namespace spaza

#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "shop/import/record.hpp"

namespace spaza::import {

/// A file of another server that a row names, and what it is called here.
struct ForeignFile {
    std::string field;
    std::string address;
    std::string name;
};

/// Whether a column of this name may hold addresses of other servers' files.
bool may_name_foreign(std::string_view column);

/// Puts into the row, in place of the address of each picture and document of another server, the name it goes by
/// here (shop/pictures/picture_names.hpp); the rest of the row stays as it is.
std::vector<ForeignFile> take_foreign_files(Kind kind, Record& record);

using AddressByName = std::unordered_map<std::string, std::string>;

/// The other way round, for an export: in a text of names, those of other servers' files become their addresses.
void put_addresses_back(std::string& text, const AddressByName& addresses);

}  // namespace spaza::import

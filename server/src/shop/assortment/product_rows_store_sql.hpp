#pragma once

#include <functional>

#include "platform/storage/storage.hpp"
#include "shop/assortment/products.hpp"

/// How rows of products are read; for the stores of this module.
namespace spaza::product_rows {

/// Columns of a product that kept_in reads, from the first on.
extern const char* const kColumns;
KeptProduct kept_in(const storage::Row& row);

/// A content hash as people hold it.
std::string version_of(std::int64_t hash);

/// Words of one value of a fact: numbers as people write them.
std::vector<std::string> fact_words(std::string_view json_value);
/// Of the JSON text `attributes`: each fact with its words.
std::vector<FieldWords> facts_of(std::string_view attributes);

/// `$1, $2, …` for so many values from `first` on.
std::string places(std::size_t first, std::size_t count);

/// Runs `each` over parts of the codes, small enough for one statement.
void in_parts(
    const std::vector<std::string>& codes,
    const std::function<void(const std::string& places, const std::vector<storage::Value>& values)>& each);

}  // namespace spaza::product_rows

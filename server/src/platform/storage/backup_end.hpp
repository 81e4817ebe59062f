#pragma once

#include <string>

namespace spaza::storage {

/// Whether something follows the compressed part of a file, which zlib passes over without a word.
bool has_more_than_its_archive(const std::string& path);

}  // namespace spaza::storage

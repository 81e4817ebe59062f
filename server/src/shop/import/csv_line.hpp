#pragma once

#include <string>
#include <vector>

namespace spaza::import {

/// The fields as a line of CSV, with its end; quoted where RFC 4180 or the reader of an import needs it.
std::string csv_line(const std::vector<std::string>& fields);

}  // namespace spaza::import

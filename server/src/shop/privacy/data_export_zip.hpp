#pragma once

#include <string>

#include "base/clock.hpp"
#include "shop/privacy/personal_data.hpp"

namespace spaza {

/// The page of the download that people read.
std::string data_export_page(const PersonalData& data, const std::string& shop, TimePoint now);

/// One zip: index.html to read, data.json with the same, and the files the customer sent.
std::string data_export_zip(const PersonalData& data, const std::string& shop, TimePoint now);

}  // namespace spaza

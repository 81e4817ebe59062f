#pragma once

#include <string>

#include "shop/returns/returns.hpp"

namespace spaza {

/// The label that goes on a parcel, an A6 PDF: the code in bars and letters, where it goes, and what is in it.
std::string return_label_pdf(const ShownReturn& shown, const std::string& shop_name, const std::string& store);

}  // namespace spaza

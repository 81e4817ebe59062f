#pragma once

#include <string>

#include "shop/invoices/invoices.hpp"

namespace spaza {

/// The paper as an A4 PDF; the same paper gives the same pages.
std::string invoice_pdf(const Invoice& paper);

}  // namespace spaza

#pragma once

#include <string>

#include "shop/invoices/invoices.hpp"
#include "shop/look/look.hpp"

namespace spaza {

/// The document as an A4 PDF; the same paper and look give the same pages.
std::string invoice_pdf(const Invoice& document, const DocumentLook& look);

}  // namespace spaza

#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/invoices/invoices_service.hpp"

namespace spaza {

/// GET …/download/invoice/{invoiceNumber}: a customer's own invoices and credit notes, as PDF.
void add_invoice_routes(http::Router& router, const Transactional<InvoiceService>& invoices);

}  // namespace spaza

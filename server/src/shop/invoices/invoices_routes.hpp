#pragma once

#include <functional>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/invoices/invoices_service.hpp"

namespace spaza {

/// Refused as an unknown order is when it is not the customer's.
using OrderOfCustomer = std::function<Done(const CustomerId& customer, const OrderCode& order)>;

/// GET …/download/invoice/{invoiceNumber}: a customer's own invoices and credit notes, as PDF; and in the words of
/// OCC …/users/{user}/orders/{orderCode}/invoices and …/invoices/{invoiceNumber}/download.
void add_invoice_routes(http::Router& router, const Transactional<InvoiceService>& invoices,
                        const OrderOfCustomer& is_theirs);

}  // namespace spaza

#include "shop/invoices/invoices_routes.hpp"

#include "shop/invoices/invoices_pdf.hpp"

namespace spaza {
namespace {

http::Response get_invoice(const http::Request& request, const Transactional<InvoiceService>& invoices) {
    const auto paper = invoices.read(
        [&](InvoiceService& service) { return service.find(request.caller.customer, request.param("number")); });
    if (!paper) return http::problem(paper.error());
    http::Response response = http::ok(invoice_pdf(*paper));
    response.content_type = "application/pdf";
    return std::move(response)
        .with("Content-Disposition", "attachment; filename=\"" + paper->number + ".pdf\"")
        .with("Cache-Control", "private, no-store");
}

}  // namespace

void add_invoice_routes(http::Router& router, const Transactional<InvoiceService>& invoices) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    for (const char* path : {"/download/invoice/{number}", "/download/pdf/{number}"})
        router.shop(
            "GET", path, [invoices](const http::Request& request) { return get_invoice(request, invoices); },
            options);
}

}  // namespace spaza

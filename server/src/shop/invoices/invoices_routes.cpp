#include "shop/invoices/invoices_routes.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/occ_page.hpp"
#include "shop/promotions/amount_wire.hpp"

namespace spaza {
namespace {

http::Response get_invoice(const http::Request& request, const Transactional<InvoiceService>& invoices) {
    std::string drawn;
    const auto document = invoices.read([&](InvoiceService& service) {
        auto found = service.find(request.caller.customer, request.param("number"));
        if (found) drawn = service.drawn(*found);
        return found;
    });
    if (!document) return http::problem(document.error());
    http::Response response = http::ok(std::move(drawn));
    response.content_type = "application/pdf";
    return std::move(response)
        .with("Content-Disposition", "attachment; filename=\"" + document->number + ".pdf\"")
        .with("Cache-Control", "private, no-store");
}

struct OrderInvoice {
    std::string invoiceId;
    std::string createdAt;
    wire::Amount netAmount;
    wire::Amount totalAmount;
    std::string type;  // INVOICE, CREDIT_NOTE
};
BOOST_DESCRIBE_STRUCT(OrderInvoice, (), (invoiceId, createdAt, netAmount, totalAmount, type))

struct OrderInvoiceList {
    std::vector<OrderInvoice> invoices;
    wire::OccPagination pagination;
    std::vector<wire::OccSort> sorts;
};
BOOST_DESCRIBE_STRUCT(OrderInvoiceList, (), (invoices, pagination, sorts))

/// Leaves those of the order that are the customer's.
std::vector<Invoice> invoices_of(InvoiceService& service, const CustomerId& customer, const OrderCode& order) {
    auto all = service.of_order(order);
    std::erase_if(all, [&](const Invoice& each) { return each.customer != customer; });
    return all;
}

/// GET users/{user}/orders/{orderCode}/invoices
http::Response get_order_invoices(const http::Request& request, const Transactional<InvoiceService>& invoices,
                                  const OrderOfCustomer& is_theirs) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const OrderCode order{request.param("orderCode")};
    if (const auto theirs = is_theirs(request.caller.customer, order); !theirs)
        return http::problem(theirs.error());
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, 100);
    if (!size) return http::problem(size.error());
    auto all = invoices.read(
        [&](InvoiceService& service) { return invoices_of(service, request.caller.customer, order); });
    std::ranges::sort(all, {}, [](const Invoice& each) { return std::pair{each.issued_at, each.number}; });
    OrderInvoiceList list;
    list.pagination = wire::turn_to_page(all, static_cast<std::size_t>(*page), static_cast<std::size_t>(*size));
    for (const Invoice& each : all)
        list.invoices.push_back({each.number, iso_time(each.issued_at), wire::amount(each.net),
                                 wire::amount(each.total),
                                 each.kind == InvoiceKind::invoice ? "INVOICE" : "CREDIT_NOTE"});
    list.sorts = {{"invoiceDate", true}};
    return http::ok(json::write(list, *fields));
}

/// GET users/{user}/orders/{orderCode}/invoices/{number}/download
http::Response get_invoice_of_order(const http::Request& request, const Transactional<InvoiceService>& invoices) {
    const auto all = invoices.read([&](InvoiceService& service) {
        return invoices_of(service, request.caller.customer, OrderCode{request.param("orderCode")});
    });
    if (std::ranges::find(all, request.param("number"), &Invoice::number) == all.end())
        return http::problem(fail(Reason::not_found, "invoice.unknown", request.param("number"),
                                  "UnknownIdentifierError", "invoice")
                                 .error());
    return get_invoice(request, invoices);
}

}  // namespace

void add_invoice_routes(http::Router& router, const Transactional<InvoiceService>& invoices,
                        const OrderOfCustomer& is_theirs) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    for (const char* path : {"/download/invoice/{number}", "/download/pdf/{number}"})
        router.shop(
            "GET", path, [invoices](const http::Request& request) { return get_invoice(request, invoices); },
            options);
    router.shop(
        "GET", "/users/{user}/orders/{orderCode}/invoices",
        [invoices, is_theirs](const http::Request& request) {
            return get_order_invoices(request, invoices, is_theirs);
        },
        options);
    router.shop(
        "GET", "/users/{user}/orders/{orderCode}/invoices/{number}/download",
        [invoices](const http::Request& request) { return get_invoice_of_order(request, invoices); }, options);
}

}  // namespace spaza

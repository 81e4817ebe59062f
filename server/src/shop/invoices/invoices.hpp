#pragma once

#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "base/vat.hpp"
#include "shop/look/look.hpp"

namespace spaza {

enum class InvoiceKind { invoice, credit_note };

struct Party {
    std::string name;
    std::vector<std::string> lines;  // address
    std::string vat_number;
};

/// One line of the document; amounts hold their VAT, discounts are taken off.
struct InvoiceLine {
    std::string code;
    std::string description;
    int quantity{1};
    Money unit_price;
    Money discount;
    Money total;
    bool taxed{true};      // false: collected for somebody else, such as a television licence
    std::string offers{};  // which promotions the discount is made of
};

/// A tax invoice (VAT Act s 20) or credit note (s 21). Never changed once it is written.
struct Invoice {
    std::string number;
    InvoiceKind kind{};
    OrderCode order;
    std::string consignment;
    CustomerId customer;
    TimePoint issued_at;
    Party supplier;
    Party recipient;
    std::string delivery;  // how and where the goods go
    std::vector<InvoiceLine> lines;
    VatRate vat_percent{};  // 0: the shop charged none
    Money net;
    Money tax;
    Money total;
    std::string refers_to;  // the invoice a credit note corrects
    std::string reason;     // why, message key

    std::string paid_by;  // payment mode's name
};

/// What is said of the shop on its documents.
struct InvoicePolicy {
    Party supplier;
    DocumentLook look{};
};

}  // namespace spaza

#pragma once

#include "shop/orders/orders_wire.hpp"

/// JSON shapes of contract/openapi/orders.yaml: a customer's orders, those of a former system too.
namespace spaza::wire {

struct OldEntry {
    std::string code;
    std::string name;
    int quantity{};
    Amount totalPrice;
};
BOOST_DESCRIBE_STRUCT(OldEntry, (), (code, name, quantity, totalPrice))

struct OldOrder {
    std::string code;
    std::string status;
    std::string placed;
    Amount total;
    std::vector<OldEntry> entries;
};
BOOST_DESCRIBE_STRUCT(OldOrder, (), (code, status, placed, total, entries))

struct OrderHistoryItem {
    std::string code;
    std::string status;
    std::string statusDisplay;
    std::string placed;
    Amount total;
    std::string paymentStatus;
    PaymentMode paymentMode;
    std::string cartCode;
    bool isPaymentLeft{};
    std::optional<std::string> payableUntil{};
    std::optional<std::string> failureScenario{};
    int totalItems{};
    int totalUnitCount{};
    bool isPreOrderCart{};
    ShipmentEntries shipmentEntries;
    std::vector<Entry> entries;
};
BOOST_DESCRIBE_STRUCT(OrderHistoryItem, (),
                      (code, status, statusDisplay, placed, total, paymentStatus, paymentMode, cartCode,
                       isPaymentLeft, payableUntil, failureScenario, totalItems, totalUnitCount, isPreOrderCart,
                       shipmentEntries, entries))

struct OrderPagination {
    int currentPage{};
    int pageSize{};
    int totalPages{};
    int totalResults{};
    std::string sort;
};
BOOST_DESCRIBE_STRUCT(OrderPagination, (), (currentPage, pageSize, totalPages, totalResults, sort))

struct OrderSort {
    std::string code;
    bool selected{};
};
BOOST_DESCRIBE_STRUCT(OrderSort, (), (code, selected))

struct OrderHistory {
    std::vector<OrderHistoryItem> orders;
    OrderPagination pagination;
    std::vector<OrderSort> sorts;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(OrderHistory, (), (orders, pagination, sorts, responseStatus))

struct OldOrderHistory {
    std::vector<OldOrder> orders;
    OrderPagination pagination;
    std::optional<bool> isProofNeeded;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(OldOrderHistory, (), (orders, pagination, isProofNeeded, responseStatus))

OldOrder to_wire(const spaza::OldOrder& order);
OrderHistoryItem history_item(const spaza::Order& order, const Shown& shown, const Texts& texts);

}  // namespace spaza::wire

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/attachments/attachments_wire.hpp"
#include "shop/cart/cart_wire.hpp"
#include "shop/returns/returns.hpp"
#include "shop/stores/stores_wire.hpp"

/// JSON shapes of contract/openapi/returns.yaml: answers.
namespace spaza::wire {

struct ReturnReason {
    std::string code;
    std::string name;
    bool attachmentRequired{};
};
BOOST_DESCRIBE_STRUCT(ReturnReason, (), (code, name, attachmentRequired))

struct ReturnReasonUntil {
    std::string code;
    std::string until;
};
BOOST_DESCRIBE_STRUCT(ReturnReasonUntil, (), (code, until))

struct ReturnMode {
    int returnCode{};
    std::string name;
    std::optional<bool> isAvailable{};
    std::optional<std::string> notAvailableMsg{};
    std::optional<std::string> firstDay{};
};
BOOST_DESCRIBE_STRUCT(ReturnMode, (), (returnCode, name, isAvailable, notAvailableMsg, firstDay))

struct ReturnableEntry {
    int entryNumber{};
    std::string productCode;
    std::string productName;
    std::string url;
    std::optional<EntryImage> image;
    int quantity{};
    int returnableQuantity{};
    Amount amount;
    bool giveAway{};
    bool isReturnable{};
    std::vector<ReturnReasonUntil> reasons;
    std::optional<std::string> changeOfMindUntil;
    std::optional<std::string> faultUntil;
    std::optional<std::string> notReturnableReason;
    std::optional<std::string> notReturnableMsg;
};
BOOST_DESCRIBE_STRUCT(ReturnableEntry, (),
                      (entryNumber, productCode, productName, url, image, quantity, returnableQuantity, amount,
                       giveAway, isReturnable, reasons, changeOfMindUntil, faultUntil, notReturnableReason,
                       notReturnableMsg))

struct ReturnableShipment {
    std::string shipmentCode;
    std::optional<std::string> deliveredAt;
    bool isCollected{};
    std::vector<ReturnableEntry> entries;
};
BOOST_DESCRIBE_STRUCT(ReturnableShipment, (), (shipmentCode, deliveredAt, isCollected, entries))

struct ReturnEntries {
    std::string orderCode;
    bool isReturnable{};
    std::vector<ReturnableShipment> shipments;
    std::vector<ReturnReason> reasons;
    std::vector<ReturnMode> modes;
    std::vector<std::string> openReturns;
    int mostFiles{};
    int mostBytes{};
};
BOOST_DESCRIBE_STRUCT(ReturnEntries, (),
                      (orderCode, isReturnable, shipments, reasons, modes, openReturns, mostFiles, mostBytes))

struct PreviewedEntry {
    int entryNumber{};
    int quantity{};
    Amount amount;
};
BOOST_DESCRIBE_STRUCT(PreviewedEntry, (), (entryNumber, quantity, amount))

struct KeptGift {
    int entryNumber{};
    int quantity{};
    std::string productName;
};
BOOST_DESCRIBE_STRUCT(KeptGift, (), (entryNumber, quantity, productName))

struct ReturnPreview {
    std::vector<PreviewedEntry> entries;
    Amount subTotal;
    Amount deliveryCost;
    Amount withheldAmount;
    Amount refundAmount;
    std::vector<KeptGift> keptGifts;
    bool licenceFeeStays{};
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(ReturnPreview, (),
                      (entries, subTotal, deliveryCost, withheldAmount, refundAmount, keptGifts, licenceFeeStays,
                       responseStatus))

struct ReturnInspection {
    int sellable{};
    int refurbish{};
    int scrap{};
};
BOOST_DESCRIBE_STRUCT(ReturnInspection, (), (sellable, refurbish, scrap))

struct ReturnRequestEntry {
    Entry orderEntry;
    int expectedQuantity{};
    Amount refundAmount;
    std::string reasonCode;
    std::string reasonName;
    std::optional<std::string> comment;
    std::vector<Attachment> attachments;
    std::optional<ReturnInspection> inspection;
};
BOOST_DESCRIBE_STRUCT(ReturnRequestEntry, (),
                      (orderEntry, expectedQuantity, refundAmount, reasonCode, reasonName, comment, attachments,
                       inspection))

struct ReturnTimelineRow {
    std::string step;
    std::string returnStatus;
    std::string statusDisplay;
    std::string at;
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(ReturnTimelineRow, (), (step, returnStatus, statusDisplay, at, note))

struct ReturnPickup {
    int requestPickupType{};
    std::string formattedAddress;
    std::string name;
    std::string uid;
    std::optional<std::string> carrier{};
    std::optional<std::string> reference{};
    std::optional<std::string> day{};
    std::optional<std::string> window{};
};
BOOST_DESCRIBE_STRUCT(ReturnPickup, (),
                      (requestPickupType, formattedAddress, name, uid, carrier, reference, day, window))

struct ReturnRefund {
    Amount amount;
    std::string state;
    std::optional<std::string> paidAt;
};
BOOST_DESCRIBE_STRUCT(ReturnRefund, (), (amount, state, paidAt))

struct ReturnDocument {
    std::string id;
};
BOOST_DESCRIBE_STRUCT(ReturnDocument, (), (id))

struct ReturnedOrder {
    std::string code;
};
BOOST_DESCRIBE_STRUCT(ReturnedOrder, (), (code))

struct ReturnSummary {
    std::string code;
    std::string returnRequestCode;
    std::string rma;
    std::string status;
    std::string returnStatus;
    std::string step;
    std::string statusDisplay;
    std::string statusMessage;
    std::string creationTime;
    std::string orderCode;
    ReturnedOrder order;
    std::string shipmentCode;
    bool cancellable{};
    bool refundDeliveryCost{};
    std::vector<ReturnRequestEntry> returnEntries;
    Amount subTotal;
    std::optional<Amount> deliveryCost;
    std::optional<Amount> withheldAmount;
    Amount totalPrice;
    ReturnMode returnMode;
    std::optional<PointOfService> store;
    std::optional<ReturnPickup> pickup;
    std::optional<std::string> dropOffCode;
    std::optional<std::string> answerBy;
    std::optional<std::string> handInUntil;
    std::optional<ReturnRefund> refund;
    std::optional<std::string> failureReason;
    std::optional<std::string> returnLabelDownloadUrl;
    std::vector<ReturnDocument> billingDocuments;
};
BOOST_DESCRIBE_STRUCT(ReturnSummary, (),
                      (code, returnRequestCode, rma, status, returnStatus, step, statusDisplay, statusMessage,
                       creationTime, orderCode, order, shipmentCode, cancellable, refundDeliveryCost,
                       returnEntries, subTotal, deliveryCost, withheldAmount, totalPrice, returnMode, store,
                       pickup, dropOffCode, answerBy, handInUntil, refund, failureReason, returnLabelDownloadUrl,
                       billingDocuments))

struct ReturnRequest : ReturnSummary {
    std::vector<ReturnTimelineRow> timeline;
    std::optional<bool> responseStatus;
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(ReturnRequest, (ReturnSummary), (timeline, responseStatus, successMsg))

struct ReturnPagination {
    int currentPage{};
    int pageSize{};
    int totalPages{};
    int totalResults{};
    std::string sort;
};
BOOST_DESCRIBE_STRUCT(ReturnPagination, (), (currentPage, pageSize, totalPages, totalResults, sort))

struct ReturnSort {
    std::string code;
    bool selected{};
};
BOOST_DESCRIBE_STRUCT(ReturnSort, (), (code, selected))

struct ReturnRequestList {
    std::vector<ReturnSummary> returnRequests;
    ReturnPagination pagination;
    std::vector<ReturnSort> sorts;
};
BOOST_DESCRIBE_STRUCT(ReturnRequestList, (), (returnRequests, pagination, sorts))

struct DropOffStores {
    std::vector<PointOfService> stores;
    ReturnPagination pagination;
};
BOOST_DESCRIBE_STRUCT(DropOffStores, (), (stores, pagination))

/// How a store is shown, by its code; nothing for one that is not there any more.
using StoreShown = std::function<std::optional<PointOfService>(const StoreCode&)>;

ReturnEntries to_wire(const Returnables& returnables, const ReturnPolicy& policy);
ReturnPreview to_wire(const spaza::ReturnPreview& preview);
ReturnSummary summary_of(const ShownReturn& shown, const StoreShown& store);
ReturnRequest to_wire(const ShownReturn& shown, const StoreShown& store);

}  // namespace spaza::wire

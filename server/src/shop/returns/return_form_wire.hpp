#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/returns/returns.hpp"

/// JSON shapes of contract/openapi/returns.yaml: what customers send. What is missing is refused in the words of
/// the specification, by the rules and not by the codec.
namespace spaza::wire {

struct ReturnFormEntry {
    std::optional<int> entryNumber;
    std::optional<int> quantity;
    std::optional<std::string> reasonCode;
    std::optional<std::string> comment;
    std::optional<std::vector<std::string>> attachments;
    std::optional<std::vector<std::string>> attachmentIds;
};
BOOST_DESCRIBE_STRUCT(ReturnFormEntry, (),
                      (entryNumber, quantity, reasonCode, comment, attachments, attachmentIds))

struct ReturnContact {
    std::optional<std::string> name;
    std::optional<std::string> uid;
};
BOOST_DESCRIBE_STRUCT(ReturnContact, (), (name, uid))

struct ReturnIntent {
    std::string orderCode;
    std::optional<std::string> shipmentCode;
    std::optional<std::vector<ReturnFormEntry>> entries;
    std::optional<int> returnCode;
    std::optional<std::string> storeId;
    std::optional<int> requestPickupType;
    std::optional<std::string> addressId;
    std::optional<ReturnContact> recepientDetail;
};
BOOST_DESCRIBE_STRUCT(ReturnIntent, (),
                      (orderCode, shipmentCode, entries, returnCode, storeId, requestPickupType, addressId,
                       recepientDetail))

struct ReturnCancellation {
    std::string status;
};
BOOST_DESCRIBE_STRUCT(ReturnCancellation, (), (status))

/// What stock OCC clients send.
struct OccReturnEntry {
    std::optional<int> orderEntryNumber;
    std::optional<int> quantity;
};
BOOST_DESCRIBE_STRUCT(OccReturnEntry, (), (orderEntryNumber, quantity))

struct OccReturn {
    std::string orderCode;
    std::vector<OccReturnEntry> returnRequestEntryInputs;
};
BOOST_DESCRIBE_STRUCT(OccReturn, (), (orderCode, returnRequestEntryInputs))

inline ReturnForm from_wire(const ReturnIntent& intent) {
    ReturnForm form{.order = OrderCode{intent.orderCode},
                    .shipment = intent.shipmentCode.value_or(""),
                    .entries = {},
                    .mode = intent.returnCode,
                    .store = intent.storeId.value_or(""),
                    .pickup_type = intent.requestPickupType,
                    .address_id = intent.addressId.value_or(""),
                    .contact = {}};
    for (const ReturnFormEntry& each : intent.entries.value_or(std::vector<ReturnFormEntry>{}))
        form.entries.push_back({.entry = each.entryNumber,
                                .units = each.quantity,
                                .reason = each.reasonCode.value_or(""),
                                .comment = each.comment.value_or(""),
                                .files = {},
                                .uploaded = each.attachmentIds.value_or(std::vector<std::string>{})});
    if (intent.recepientDetail)
        form.contact =
            Recipient{intent.recepientDetail->name.value_or(""), intent.recepientDetail->uid.value_or("")};
    return form;
}

}  // namespace spaza::wire

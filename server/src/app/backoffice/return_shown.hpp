#pragma once

#include "app/backoffice/staff_calls.hpp"
#include "shop/attachments/attachments_wire.hpp"
#include "shop/cart/cart_wire.hpp"

/// Returns as staff see them: JSON shapes of contract/openapi/backoffice.yaml.
namespace spaza::app::backoffice {

struct StaffInspection {
    int sellable{};
    int refurbish{};
    int scrap{};
};
BOOST_DESCRIBE_STRUCT(StaffInspection, (), (sellable, refurbish, scrap))

struct StaffReturnEntry {
    int entry{};
    std::string productCode;
    std::string productName;
    int units{};
    std::string reason;
    std::optional<std::string> comment;
    wire::Amount value;
    std::optional<StaffInspection> inspection;
    std::vector<wire::Attachment> files;
};
BOOST_DESCRIBE_STRUCT(StaffReturnEntry, (),
                      (entry, productCode, productName, units, reason, comment, value, inspection, files))

struct StaffPickup {
    std::string address;
    std::string name;
    std::string phone;
};
BOOST_DESCRIBE_STRUCT(StaffPickup, (), (address, name, phone))

struct StaffBooking {
    std::string carrier;
    std::string reference;
    std::string day;
    std::string window;
};
BOOST_DESCRIBE_STRUCT(StaffBooking, (), (carrier, reference, day, window))

struct StaffReturnLine {
    std::string status;
    std::string at;
    std::string by;
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(StaffReturnLine, (), (status, at, by, note))

struct StaffRefund {
    std::string id;
    wire::Amount amount;
};
BOOST_DESCRIBE_STRUCT(StaffRefund, (), (id, amount))

struct StaffReturn {
    std::string code;
    std::string status;
    std::string statusText;
    std::string orderCode;
    std::string customerId;
    std::string mode;
    std::string store;
    std::optional<std::string> arrivedAt;
    wire::Amount expected;
    std::string requestedAt;
    std::string answerBy;
    std::optional<std::string> handInUntil;
    std::optional<StaffPickup> pickup;
    std::optional<StaffBooking> booking;
    std::optional<std::string> failure;
    std::optional<std::string> firstAgreed;
    std::optional<std::string> firstAgreedTo;
    std::optional<std::string> takenBy;
    std::optional<std::string> takenAt;
    std::vector<StaffReturnEntry> entries;
    std::vector<StaffReturnLine> history;
    std::optional<wire::Amount> paidBack;
    std::vector<StaffRefund> refunds;
    std::vector<std::string> creditNotes;
};
BOOST_DESCRIBE_STRUCT(StaffReturn, (),
                      (code, status, statusText, orderCode, customerId, mode, store, arrivedAt, expected,
                       requestedAt, answerBy, handInUntil, pickup, booking, failure, firstAgreed, firstAgreedTo,
                       takenBy, takenAt, entries, history, paidBack, refunds, creditNotes))

struct StaffReturnList {
    std::vector<StaffReturn> returns;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(StaffReturnList, (), (returns, pagination))

StaffReturn return_shown(const ShownReturn& shown, const std::optional<StaffWork>& work);

}  // namespace spaza::app::backoffice

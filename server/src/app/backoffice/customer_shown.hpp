#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/backoffice/order_shown.hpp"

/// JSON shapes of contract/openapi/backoffice-customers.yaml.
namespace spaza::app::backoffice {

struct StaffCustomerRow {
    std::string id;
    std::string name;
    std::optional<std::string> email;
    std::optional<std::string> phone;
    std::string since;
    int orders{};
    std::optional<std::string> lastOrderAt;
    wire::Amount bought;
    bool isBlocked{};
    bool isLeaving{};
};
BOOST_DESCRIBE_STRUCT(StaffCustomerRow, (),
                      (id, name, email, phone, since, orders, lastOrderAt, bought, isBlocked, isLeaving))

struct StaffCases {
    int all{};
    int open{};
};
BOOST_DESCRIBE_STRUCT(StaffCases, (), (all, open))

struct StaffCustomerConsent {
    std::string at;
    std::string purpose;
    bool granted{};
    std::string wording;
    std::string channel;
    std::string source;
};
BOOST_DESCRIBE_STRUCT(StaffCustomerConsent, (), (at, purpose, granted, wording, channel, source))

struct StaffCustomerAddress {
    std::optional<std::string> name;
    std::optional<std::string> phone;
    std::vector<std::string> lines;
    bool isDefault{};
};
BOOST_DESCRIBE_STRUCT(StaffCustomerAddress, (), (name, phone, lines, isDefault))

struct StaffCustomerVisit {
    std::string channel;
    std::optional<std::string> browser;
    std::optional<std::string> operatingSystem;
    std::optional<std::string> place;
    std::string since;
    std::string lastSeenAt;
    bool isNew{};
};
BOOST_DESCRIBE_STRUCT(StaffCustomerVisit, (), (channel, browser, operatingSystem, place, since, lastSeenAt, isNew))

struct StaffCustomerNote {
    int number{};
    std::string at;
    std::string by;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(StaffCustomerNote, (), (number, at, by, text))

struct StaffCustomerAct {
    std::string at;
    std::string by;
    std::string act;
};
BOOST_DESCRIBE_STRUCT(StaffCustomerAct, (), (at, by, act))

struct StaffCustomerBlock {
    std::string at;
    std::string by;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(StaffCustomerBlock, (), (at, by, why))

struct StaffObstacle {
    std::string kind;
    std::string code;
    std::string words;
};
BOOST_DESCRIBE_STRUCT(StaffObstacle, (), (kind, code, words))

struct StaffCustomerDeletion {
    std::string state;  // none, proposed, planned
    std::string at;
    std::optional<std::string> by;
    std::optional<std::string> why;
    std::optional<bool> isMine;
    std::optional<std::string> dueAt;
    std::vector<StaffObstacle> obstacles;
};
BOOST_DESCRIBE_STRUCT(StaffCustomerDeletion, (), (state, at, by, why, isMine, dueAt, obstacles))

struct StaffCustomerCopy {
    std::string askedAt;
    std::optional<std::string> readyAt;
};
BOOST_DESCRIBE_STRUCT(StaffCustomerCopy, (), (askedAt, readyAt))

struct StaffCustomer {
    std::string id;
    std::string name;
    std::optional<std::string> email;
    std::optional<std::string> phone;
    std::string since;
    bool isEmailProven{};
    bool isPhoneProven{};
    int orders{};
    int units{};
    std::optional<std::string> lastOrderAt;
    wire::Amount bought;
    wire::Amount refunded;
    StaffCases returns;
    StaffCases tickets;
    StaffCases claims;
    std::optional<StaffCustomerBlock> block;
    StaffCustomerDeletion deletion;
    std::optional<StaffCustomerCopy> dataCopy;
    std::optional<std::vector<StaffOrderRow>> latestOrders;
    std::vector<StaffCustomerAddress> addresses;
    std::vector<StaffCustomerConsent> consents;
    std::vector<StaffCustomerVisit> visits;
    std::vector<StaffCustomerNote> notes;
    std::vector<StaffCustomerAct> acts;
};
BOOST_DESCRIBE_STRUCT(StaffCustomer, (),
                      (id, name, email, phone, since, isEmailProven, isPhoneProven, orders, units, lastOrderAt,
                       bought, refunded, returns, tickets, claims, block, deletion, dataCopy, latestOrders,
                       addresses, consents, visits, notes, acts))

/// `with_contact`: of who was searched for; a list of everybody gives no addresses away.
StaffCustomerRow row_shown(const ListedCustomer& listed, const Customer& customer, const http::Caller& caller,
                           bool with_contact);
/// The whole customer as this caller may see them.
StaffCustomer customer_shown(StaffSession& staff, const Customer& customer, const http::Caller& caller);
StaffCustomerNote note_shown(const CustomerNote& note);

}  // namespace spaza::app::backoffice

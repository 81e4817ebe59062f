#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/attachments/attachments_wire.hpp"
#include "shop/tickets/tickets.hpp"

/// JSON shapes of contract/openapi/tickets.yaml.
namespace spaza::wire {

struct NamedId {
    std::string id;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(NamedId, (), (id, name))

struct TicketObject {
    std::string code;
    std::string type{"Order"};
    std::string modifiedAt;
};
BOOST_DESCRIBE_STRUCT(TicketObject, (), (code, type, modifiedAt))

struct TicketEvent {
    std::string code;
    std::string author;
    std::string createdAt;
    std::string message;
    bool addedByAgent{};
    std::optional<NamedId> toStatus;
    std::vector<Attachment> ticketEventAttachments;
};
BOOST_DESCRIBE_STRUCT(TicketEvent, (),
                      (code, author, createdAt, message, addedByAgent, toStatus, ticketEventAttachments))

struct TicketSatisfactionForm {
    bool helped{};
    std::optional<std::string> comment;
};
BOOST_DESCRIBE_STRUCT(TicketSatisfactionForm, (), (helped, comment))

struct TicketSatisfaction {
    bool helped{};
    std::optional<std::string> comment;
    std::string createdAt;
};
BOOST_DESCRIBE_STRUCT(TicketSatisfaction, (), (helped, comment, createdAt))

struct TicketSummary {
    std::string id;
    std::string customerId;
    std::string subject;
    std::string createdAt;
    std::string modifiedAt;
    NamedId status;
    NamedId ticketCategory;
    std::optional<TicketObject> associatedTo;
    bool answered{};
};
BOOST_DESCRIBE_STRUCT(TicketSummary, (),
                      (id, customerId, subject, createdAt, modifiedAt, status, ticketCategory, associatedTo,
                       answered))

struct Ticket {
    std::string id;
    std::string customerId;
    std::string subject;
    std::string createdAt;
    std::string modifiedAt;
    NamedId status;
    NamedId ticketCategory;
    std::optional<TicketObject> associatedTo;
    bool answered{};
    std::vector<TicketEvent> ticketEvents;  // oldest first
    bool canRate{};
    std::optional<TicketSatisfaction> satisfaction;
    std::optional<bool> responseStatus;
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(Ticket, (),
                      (id, customerId, subject, createdAt, modifiedAt, status, ticketCategory, associatedTo,
                       answered, ticketEvents, canRate, satisfaction, responseStatus, successMsg))

struct TicketPagination {
    int currentPage{};
    int pageSize{};
    int totalPages{};
    int totalResults{};
    std::string sort{"byDate"};
};
BOOST_DESCRIBE_STRUCT(TicketPagination, (), (currentPage, pageSize, totalPages, totalResults, sort))

struct TicketSort {
    std::string code{"byDate"};
    bool selected{true};
};
BOOST_DESCRIBE_STRUCT(TicketSort, (), (code, selected))

struct TicketList {
    std::vector<TicketSummary> tickets;
    TicketPagination pagination;
    std::vector<TicketSort> sorts;
};
BOOST_DESCRIBE_STRUCT(TicketList, (), (tickets, pagination, sorts))

struct TicketComments {
    std::vector<TicketEvent> comments;
};
BOOST_DESCRIBE_STRUCT(TicketComments, (), (comments))

struct TicketCategories {
    std::vector<NamedId> ticketCategories;
};
BOOST_DESCRIBE_STRUCT(TicketCategories, (), (ticketCategories))

struct TicketAssociatedObjects {
    std::vector<TicketObject> ticketAssociatedObjects;
};
BOOST_DESCRIBE_STRUCT(TicketAssociatedObjects, (), (ticketAssociatedObjects))

/// What stock OCC clients send.
struct OccRef {
    std::optional<std::string> id;
    std::optional<std::string> code;
};
BOOST_DESCRIBE_STRUCT(OccRef, (), (id, code))

struct OccTicketForm {
    std::optional<std::string> subject;
    std::optional<std::string> message;
    std::optional<OccRef> ticketCategory;
    std::optional<OccRef> associatedTo;
};
BOOST_DESCRIBE_STRUCT(OccTicketForm, (), (subject, message, ticketCategory, associatedTo))

struct OccTicketEventForm {
    std::optional<std::string> message;
    std::optional<OccRef> toStatus;
};
BOOST_DESCRIBE_STRUCT(OccTicketEventForm, (), (message, toStatus))

NamedId to_wire(spaza::TicketCategory category);
TicketObject to_wire(const spaza::TicketObject& object);
TicketEvent to_wire(const spaza::TicketEvent& event, bool answered_before);
TicketSummary summary_of(const spaza::Ticket& ticket);
Ticket to_wire(const spaza::Ticket& ticket);
TicketComments comments_of(const spaza::Ticket& ticket);
TicketList to_wire(const TicketPage& page, int number, int size);

}  // namespace spaza::wire

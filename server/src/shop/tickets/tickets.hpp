#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/attachments/attachments.hpp"

namespace spaza {

/// Open: it is the shop's turn. In progress: the shop has answered. Closed: solved, until the customer writes
/// again.
enum class TicketStatus { open, in_progress, closed };

std::string_view name_of(TicketStatus status);  // OPEN, INPROCESS, CLOSED (OCC)
std::optional<TicketStatus> ticket_status_named(std::string_view name);

enum class TicketCategory { order, returned, payment, account, privacy, enquiry };

inline constexpr std::array kTicketCategories{TicketCategory::order,   TicketCategory::returned,
                                              TicketCategory::payment, TicketCategory::account,
                                              TicketCategory::privacy, TicketCategory::enquiry};

std::string_view name_of(TicketCategory category);  // ORDER, RETURN, PAYMENT, ACCOUNT, PRIVACY, ENQUIRY
std::optional<TicketCategory> ticket_category_named(std::string_view name);

/// An order of the customer's that a ticket is about.
struct TicketObject {
    OrderCode order;
    TimePoint modified_at;
};

struct TicketEvent {
    std::string id;
    int number{};  // from 1, within the ticket
    std::string author;
    bool by_agent{false};
    std::string message;
    std::optional<TicketStatus> to_status;
    TimePoint created_at;
    std::vector<Attachment> attachments;
    bool internal{false};  // for staff alone
};

/// Whether a solved ticket helped, in its customer's words.
struct TicketSatisfaction {
    bool helped{false};
    std::string comment;  // "" for none
    TimePoint created_at;
};

struct Ticket {
    std::string id;  // T-10001
    CustomerId customer;
    std::string subject;
    TicketCategory category{TicketCategory::enquiry};
    std::optional<TicketObject> about;
    TicketStatus status{TicketStatus::open};
    bool answered{false};  // by the shop, at least once
    bool last_by_agent{false};
    TimePoint created_at;
    TimePoint modified_at;
    std::vector<TicketEvent> events;       // oldest first; left empty in lists
    std::optional<TimePoint> closed_at{};  // while it is closed
    std::string reply_token{};             // of the address that answers by mail go to; "" before the first mail
    std::optional<TimePoint> asked_at{};   // whether it helped, by mail; once for a ticket
    std::optional<TicketSatisfaction> satisfaction{};

    /// Its customer may say whether it helped: it is solved, and they have not said so before.
    bool may_be_rated() const { return status == TicketStatus::closed && !satisfaction; }
};

/// What a customer writes. `files` are new, `uploaded` are ids of files sent before.
struct TicketComment {
    std::string body;
    std::vector<ReadyFile> files;
    std::vector<std::string> uploaded;
};

struct TicketForm {
    std::string subject;
    std::string category;  // an id; "" for an enquiry
    std::string order;     // its code; "" for none
    TicketComment first;
};

/// Tickets whose customers were asked within a time, and what these said.
struct SatisfactionCount {
    int asked{};
    int helped{};
    int not_helped{};
};

struct TicketPage {
    std::vector<Ticket> tickets;
    int total{};
};

}  // namespace spaza

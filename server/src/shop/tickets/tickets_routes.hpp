#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/tickets/tickets_service.hpp"

namespace spaza {

/// GET …/ticketCategories, GET …/users/{user}/ticketAssociatedObjects, GET and POST …/users/{user}/tickets,
/// GET …/tickets/{ticketId}, GET and POST …/tickets/{ticketId}/comments, POST …/tickets/{ticketId}/satisfaction;
/// of stock OCC clients POST …/tickets/{ticketId}/events.
void add_ticket_routes(http::Router& router, Transactional<TicketService> tickets, AttachmentIntake& intake,
                       const AttachmentLimits& limits);

}  // namespace spaza

#pragma once

#include "app/application.hpp"

/// /backoffice/api: what the command line does for returns, price beats and tickets, over HTTP (contract/openapi/
/// backoffice.yaml). The services are the same.
namespace spaza::app::backoffice {

// Each adds its calls to the router.
void add_return_calls(Application& application);
void add_claim_calls(Application& application);
void add_ticket_calls(Application& application);
void add_reply_calls(Application& application);
/// Who one is, what staff did, and customers' files.
void add_staff_calls(Application& application);

}  // namespace spaza::app::backoffice

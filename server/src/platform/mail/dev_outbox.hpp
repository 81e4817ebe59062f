#pragma once

#include <string>

#include "platform/http/http.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::mail {

/// `/dev/outbox` (HTML), `/dev/outbox.json` and `/dev/outbox/{id}`: what the shop has written to whom, newest
/// first. For development only: it shows everybody's mail to everybody.
void add_dev_outbox(http::Router& router, storage::Database& database, const Clock& clock, From from);

}  // namespace spaza::mail

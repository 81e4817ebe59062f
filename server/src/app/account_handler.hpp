#pragma once

#include "base/transactional.hpp"
#include "platform/storage/outbox.hpp"
#include "shop/accounts/new_password_service.hpp"
#include "shop/accounts/one_time_code_service.hpp"

namespace spaza::app {

/// Sends codes, links and warnings to whoever has the address or number that somebody typed; nothing where nobody
/// has.
storage::OutboxWorker::Handler account_handler(const NewPasswordService& passwords,
                                               Transactional<OneTimeCodeService> codes,
                                               Transactional<SignInGuard> guard);

}  // namespace spaza::app

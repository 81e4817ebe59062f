#pragma once

#include <memory>

#include "base/clock.hpp"
#include "base/transactional.hpp"
#include "platform/storage/outbox.hpp"
#include "shop/attachments/attachments_store.hpp"
#include "shop/privacy/data_export_service.hpp"

namespace spaza::app {

/// Makes the file with all that is held of a customer; it is packed between two transactions, so that nothing
/// waits for it. `policy` and `clock` must outlive the handler; files that are not in the database are `outside`.
storage::OutboxWorker::Handler data_export_handler(Transactional<DataExportService> exports,
                                                   const PrivacyPolicy& policy, const Clock& clock,
                                                   std::shared_ptr<AttachmentContents> outside);

}  // namespace spaza::app

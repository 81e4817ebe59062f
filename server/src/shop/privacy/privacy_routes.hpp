#pragma once

#include <functional>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/privacy/account_deletion_service.hpp"
#include "shop/privacy/data_export_service.hpp"

namespace spaza {

/// StepUpRequiredError unless the session of the request has shown lately whose it is.
using ConfirmedCheck = std::function<Done(const http::Request& request)>;

/// What the calls about a customer's own data need; must outlive the router.
struct PrivacyCalls {
    Transactional<AccountDeletionService> deletions;
    Transactional<DataExportService> exports;
    ConfirmedCheck confirmed;
    std::function<void(const CustomerId&)> sessions_ended;
    const PrivacyPolicy& policy;
};

/// users/{user}/accountDeletion, users/{user}/dataExport and its file, users/{user}/dataRetention.
void add_privacy_routes(http::Router& router, const PrivacyCalls& calls);

}  // namespace spaza

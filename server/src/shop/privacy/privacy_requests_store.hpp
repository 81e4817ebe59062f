#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shop/privacy/personal_data.hpp"

namespace spaza {

/// What customers asked for about their data.
struct PrivacyRequestStore {
    virtual ~PrivacyRequestStore() = default;
    virtual std::optional<AccountDeletion> deletion(const CustomerId& customer) = 0;
    virtual void ask_for(const AccountDeletion& deletion) = 0;
    /// False when none was asked for.
    virtual bool withdraw_deletion(const CustomerId& customer) = 0;
    /// Of a deletion that its customer, or who passed for them, asked for since then.
    virtual void withdraw_deletion_since(const CustomerId& customer, TimePoint since) = 0;
    virtual std::vector<AccountDeletion> due(TimePoint now, int most) = 0;
    virtual void postpone(const CustomerId& customer, TimePoint until) = 0;
    virtual void mark_done(const CustomerId& customer, TimePoint now) = 0;

    virtual std::optional<DataExport> data_export(const CustomerId& customer) = 0;
    /// A new file takes the place of the one there is.
    virtual void ask_for_export(const CustomerId& customer, TimePoint now, TimePoint expires_at) = 0;
    /// False when nobody waits for it any more.
    virtual bool keep_export(const CustomerId& customer, const std::string& content, TimePoint now,
                             TimePoint expires_at) = 0;
    virtual std::optional<std::string> export_content(const CustomerId& customer, TimePoint now) = 0;
};

}  // namespace spaza

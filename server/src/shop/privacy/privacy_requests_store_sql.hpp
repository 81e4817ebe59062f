#pragma once

#include "platform/storage/storage.hpp"
#include "shop/privacy/privacy_requests_store.hpp"

namespace spaza {

class SqlPrivacyRequestStore final : public PrivacyRequestStore {
public:
    explicit SqlPrivacyRequestStore(storage::Session& session) : session_{session} {}

    std::optional<AccountDeletion> deletion(const CustomerId& customer) override;
    void ask_for(const AccountDeletion& deletion) override;
    bool withdraw_deletion(const CustomerId& customer) override;
    void withdraw_deletion_since(const CustomerId& customer, TimePoint since) override;
    std::vector<AccountDeletion> due(TimePoint now, int most) override;
    void postpone(const CustomerId& customer, TimePoint until) override;
    void mark_done(const CustomerId& customer, TimePoint now) override;

    std::optional<DataExport> data_export(const CustomerId& customer) override;
    void ask_for_export(const CustomerId& customer, TimePoint now, TimePoint expires_at) override;
    bool keep_export(const CustomerId& customer, const std::string& content, TimePoint now,
                     TimePoint expires_at) override;
    std::optional<std::string> export_content(const CustomerId& customer, TimePoint now) override;

private:
    void end_proposal(const CustomerId& customer);
    storage::Session& session_;
};

}  // namespace spaza

#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/consents_store.hpp"

namespace spaza {

class SqlConsentStore final : public ConsentStore {
public:
    explicit SqlConsentStore(storage::Session& session) : session_{session} {}

    bool set(const Consent& consent) override;
    void record(const Consent& consent) override;
    ConsentState state(const CustomerId& customer, ConsentPurpose purpose) override;
    std::optional<std::string> proven_address(const CustomerId& customer) override;
    std::optional<ConsentPurpose> given_by(const CustomerId& customer, std::string_view code) override;

private:
    storage::Session& session_;
};

}  // namespace spaza

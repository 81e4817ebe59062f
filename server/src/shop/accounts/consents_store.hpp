#pragma once

#include "shop/accounts/consents.hpp"

namespace spaza {

/// What customers agreed to, and the ledger that proves it.
struct ConsentStore {
    virtual ~ConsentStore() = default;
    /// Changes what the customer agrees to and writes the line; false, and nothing written, when it was so
    /// already.
    virtual bool set(const Consent& consent) = 0;
    /// Only the line: an answer that changes nothing, such as an unticked box at sign-up.
    virtual void record(const Consent& consent) = 0;
    virtual ConsentState state(const CustomerId& customer, ConsentPurpose purpose) = 0;
    /// The customer's email address, where they have shown that it is theirs.
    virtual std::optional<std::string> proven_address(const CustomerId& customer) = 0;
    /// What a line of the ledger was about, if it is this customer's and gives consent.
    virtual std::optional<ConsentPurpose> given_by(const CustomerId& customer, std::string_view code) = 0;
};

}  // namespace spaza

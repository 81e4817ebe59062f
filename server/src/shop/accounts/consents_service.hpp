#pragma once

#include <string_view>
#include <vector>

#include "base/mail_suppressions.hpp"
#include "base/result.hpp"
#include "shop/accounts/consents_store.hpp"

namespace spaza {

/// Where a choice is made: the channel, and the form.
struct ConsentPlace {
    std::string channel;
    std::string source;
};

/// What a customer agreed to hear, and what the ledger says of it (POPIA s 69).
class ConsentService {
public:
    ConsentService(ConsentStore& store, MailSuppressions& suppressions, const Clock& clock)
        : store_{store}, suppressions_{suppressions}, clock_{clock} {}

    std::vector<ConsentState> all(const CustomerId& customer) const;
    /// Given already is as good: nothing is written then. Who once stopped all mails gets them again.
    Result<ConsentState> give(const CustomerId& customer, std::string_view template_id, int version,
                              const ConsentPlace& place);
    /// By the code it was given by. Withdrawn already is as good.
    Done withdraw(const CustomerId& customer, std::string_view code, const ConsentPlace& place);

private:
    void let_mails_come(const CustomerId& customer);

    ConsentStore& store_;
    MailSuppressions& suppressions_;
    const Clock& clock_;
};

}  // namespace spaza

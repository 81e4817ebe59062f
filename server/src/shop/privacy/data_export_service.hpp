#pragma once

#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/privacy/personal_data.hpp"
#include "shop/privacy/personal_data_store.hpp"
#include "shop/privacy/privacy_requests_store.hpp"

namespace spaza {

/// One file with all that is held of a customer (POPIA s 23). It is made in the background: `everything` is read,
/// packed between two transactions, and kept by `ready`.
class DataExportService {
public:
    DataExportService(PersonalDataStore& data, PrivacyRequestStore& requests, CustomerDirectory& customers,
                      MailQueue& mails, MessageQueue& messages, const Clock& clock, const PrivacyPolicy& policy)
        : data_{data},
          requests_{requests},
          customers_{customers},
          mails_{mails},
          messages_{messages},
          clock_{clock},
          policy_{policy} {}

    /// Nothing when none was asked for, or its time is over.
    std::optional<DataExport> state(const CustomerId& customer);
    /// Asks for a file, in place of the one there is; the one being made is the one asked for.
    DataExport ask(const CustomerId& customer);
    PersonalData everything(const CustomerId& customer) { return data_.everything(customer, kMostBytes); }
    static constexpr std::int64_t kMostBytes = 64 << 20;  // of files
    bool is_awaited(const CustomerId& customer);
    /// Keeps the file and mails that it is there; nothing when nobody waits for it any more.
    void ready(const CustomerId& customer, const std::string& file);
    /// UnknownIdentifierError when there is none, or its time is over.
    Result<std::string> file(const CustomerId& customer);

private:
    PersonalDataStore& data_;
    PrivacyRequestStore& requests_;
    CustomerDirectory& customers_;
    MailQueue& mails_;
    MessageQueue& messages_;
    const Clock& clock_;
    const PrivacyPolicy& policy_;
};

}  // namespace spaza

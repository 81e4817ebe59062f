#pragma once

#include "base/mail_queue.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/addresses/address_news.hpp"

namespace spaza::app {

/// Tells a customer by mail that their address book was changed, once the email address is known to be theirs.
class AddressMail final : public AddressNews {
public:
    AddressMail(AccountStore& accounts, MailQueue& mail) : accounts_{accounts}, mail_{mail} {}

    void happened(AddressChange change, const Address& address) override;

private:
    AccountStore& accounts_;
    MailQueue& mail_;
};

}  // namespace spaza::app

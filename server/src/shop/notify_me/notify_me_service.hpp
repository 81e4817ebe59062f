#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/mail_queue.hpp"
#include "base/mail_suppressions.hpp"
#include "base/push_queue.hpp"
#include "base/result.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/notify_me/notify_me_store.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

class NotifyMeService {
public:
    NotifyMeService(NotifyMeStore& store, const ProductReader& products, const StoreReader& stores,
                    CustomerDirectory& customers, MailQueue& mails, MailSuppressions& suppressions,
                    PushQueue& push, const Clock& clock)
        : store_{store},
          products_{products},
          stores_{stores},
          customers_{customers},
          mails_{mails},
          suppressions_{suppressions},
          push_{push},
          clock_{clock} {}

    /// Refused while the product can be had: there is nothing to wait for; and where nobody may write to. Who has
    /// stopped such mails and shown that the address is theirs gets them again by asking.
    Done ask(const NoticeReader& reader, const ProductCode& product, const StoreCode& zone);
    /// All the customer waits for; of a product no longer sold the name is its code.
    std::vector<ProductInterest> interests(const CustomerId& customer);
    Result<bool> waits(const CustomerId& customer, const ProductCode& product);
    Done forget(const CustomerId& customer, const ProductCode& product);
    /// Whether the reader of the mail with this token waits for any more; nothing is changed.
    Result<bool> has_mails_to_stop(const std::string& token);
    /// The link in a mail was followed: nothing this reader waits for is reported any more, and no mail that need
    /// not come goes there.
    Done stop(const std::string& token);

    /// The products, of those among which to look, that somebody waits for and that are there again.
    std::vector<ProductCode> back_again(const std::function<bool(const ProductCode&)>& among);
    /// Writes a mail to everyone for whom these are there again; each is reported once. Answers how many.
    int tell_those_waiting(const std::vector<ProductCode>& products, const std::string& origin);

private:
    bool is_there(const ProductCode& product, const StoreCode& zone) const;
    Done may_write_to(const NoticeReader& reader);
    CustomerContact contact_of(const NoticeReader& reader);

    NotifyMeStore& store_;
    const ProductReader& products_;
    const StoreReader& stores_;
    CustomerDirectory& customers_;
    MailQueue& mails_;
    MailSuppressions& suppressions_;
    PushQueue& push_;
    const Clock& clock_;
};

}  // namespace spaza

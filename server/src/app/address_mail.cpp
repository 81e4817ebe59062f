#include "app/address_mail.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/messages.hpp"
#include "base/secrets.hpp"

namespace spaza::app {
namespace {

const char* words_of(AddressChange change) {
    switch (change) {
        case AddressChange::added: return "address.mail.added";
        case AddressChange::changed: return "address.mail.changed";
        case AddressChange::removed: break;
    }
    return "address.mail.removed";
}

}  // namespace

void AddressMail::happened(AddressChange change, const Address& address) {
    const auto customer = accounts_.find(address.customer);
    if (!customer || !customer->email_proven_at) return;  // it may be a stranger's mailbox
    const std::string what = message(words_of(change), {{"address", formatted_address(address.form)}});
    mail_.enqueue(
        {.to = customer->uid,
         .template_name = "address-changed",
         .data = boost::json::serialize(boost::json::object{{"firstName", customer->first_name}, {"what", what}}),
         .key = "address-changed:" + secrets::random_id(),
         .customer = customer->id});
}

}  // namespace spaza::app

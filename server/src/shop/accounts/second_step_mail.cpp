#include "shop/accounts/second_step_mail.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/messages.hpp"
#include "base/secrets.hpp"

namespace spaza {

Mail second_step_mail(const Customer& customer, const char* message_key,
                      const std::vector<std::pair<std::string, std::string>>& params) {
    return {.to = customer.uid,
            .template_name = "sign-in-changed",
            .data = boost::json::serialize(
                boost::json::object{{"firstName", customer.first_name}, {"what", message(message_key, params)}}),
            .key = "sign-in-changed:" + secrets::random_id(),
            .customer = customer.id};
}

}  // namespace spaza

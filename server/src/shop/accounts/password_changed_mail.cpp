#include "shop/accounts/password_changed_mail.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/secrets.hpp"

namespace spaza {

Mail password_changed_mail(const Customer& customer, const std::vector<std::string>& passkeys,
                           const std::string& shop, bool everywhere) {
    boost::json::object data{{"firstName", customer.first_name}};
    if (everywhere) data["everywhere"] = true;
    if (!passkeys.empty()) {
        boost::json::array names;
        for (const std::string& name : passkeys) names.push_back(boost::json::object{{"name", name}});
        data["remaining"] = boost::json::object{{"passkeys", names}, {"link", shop + "/account/security"}};
    }
    return {.to = customer.uid,
            .template_name = "password-changed",
            .data = boost::json::serialize(data),
            .key = "password-changed:" + secrets::random_id(),
            .customer = customer.id};
}

}  // namespace spaza

#include "shop/accounts/user_service.hpp"

namespace spaza {

UserDetails UserService::details(const std::optional<CustomerId>& customer, const PlaceQuery& query,
                                 std::string_view cart_code) const {
    UserDetails details;
    if (customer) details.customer = accounts_.find(*customer);
    details.cart = accounts_.cart(customer, cart_code);
    std::optional<ServedPlace> chosen;
    if (details.customer) {
        chosen = addresses_.chosen_place(*customer);
        if (!chosen) details.address = addresses_.in_use(*customer);
    }
    if (!details.address) details.place = chosen ? *chosen : location_.serve_or_default(query);
    return details;
}

}  // namespace spaza

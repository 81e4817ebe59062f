#include "shop/accounts/accounts_wire.hpp"

namespace spaza::wire {
namespace {

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

void put_cart(User& user, const std::optional<CartSummary>& cart) {
    if (!cart) return;
    user.cartCode = unless_empty(cart->code);
    user.cartGuid = unless_empty(cart->guid);
    user.totalItems = cart->total_items;
    for (const CartSummary::Item& item : cart->items)
        user.cartItems.push_back({item.product.value, item.quantity});
}

}  // namespace

spaza::SignUp from_wire(const SignUp& form) {
    return {.email = form.email.value_or(""),
            .mobile_number = form.mobileNumber.value_or(form.cellphone.value_or("")),
            .title_code = form.titleCode.value_or(""),
            .first_name = form.firstName.value_or(""),
            .last_name = form.lastName.value_or(""),
            .password = form.password.value_or(""),
            .re_password = form.rePassword.value_or(""),
            .terms_accepted = form.termsAndConditions.value_or(false),
            .marketing = form.marketingCommunications.value_or(false)};
}

spaza::SignUp from_wire(const OccSignUp& form) {
    return {.email = form.uid.value_or(""),
            .mobile_number = {},
            .title_code = form.titleCode.value_or(""),
            .first_name = form.firstName.value_or(""),
            .last_name = form.lastName.value_or(""),
            .password = form.password.value_or(""),
            .re_password = form.password.value_or(""),
            .terms_accepted = true,
            .marketing = false};
}

spaza::PersonalDetails from_wire(const PersonalDetails& form) {
    return {.title_code = form.titleCode,
            .first_name = form.firstName,
            .last_name = form.lastName,
            .mobile_number = form.mobileNumber,
            .marketing = form.isMarketingCommunication,
            .newsletter = form.isSpazaNewsletterPreference};
}

User guest_user(const ServedPlace& place, const std::optional<CartSummary>& cart) {
    User user;
    user.uid = kGuestUid;
    user.name = "Anonymous";
    user.firstName = "Anonymous";
    user.customerType = "ANONYMOUS";
    user.storeAddress = to_wire(place);
    user.pagePayloadAttr = "guest-" + user.storeAddress.zone;
    put_cart(user, cart);
    return user;
}

User customer_user(const Customer& customer, const ServedAddress& served, const std::optional<CartSummary>& cart) {
    User user;
    user.uid = customer.uid;
    user.displayUid = customer.uid;
    user.email = customer.uid;
    user.name = customer.first_name + " " + customer.last_name;
    user.firstName = customer.first_name;
    user.lastName = customer.last_name;
    user.titleCode = unless_empty(customer.title_code);
    user.mobileNumber = unless_empty(customer.mobile_number);
    user.isEmailProven = customer.email_proven_at.has_value();
    user.isMobileProven = customer.mobile_proven_at.has_value();
    if (customer.password_set_at) user.passwordSetAt = iso_time(*customer.password_set_at);
    user.customerId = customer.id.value;
    user.customerType = "REGISTERED";
    user.isLoggedIn = true;
    user.isMarketingCommunication = customer.marketing;
    user.isSpazaNewsletterPreference = customer.newsletter;
    user.storeAddress = served;
    user.pagePayloadAttr = "registered-" + served.zone;
    put_cart(user, cart);
    return user;
}

}  // namespace spaza::wire

#include "app/customer_directory.hpp"

namespace spaza::app {

std::optional<DeliveryAddress> AccountDirectory::delivery_address(const CustomerId& customer) {
    const auto address = addresses_.in_use(customer);
    if (!address) return std::nullopt;
    const AddressForm& form = address->form;
    const std::string company = form.company_name.empty() ? "" : '|' + form.company_name + '|' + form.vat_number;
    return DeliveryAddress{.id = address->id,
                           .saved = *address,
                           .fingerprint = address->id.value + '|' + form.first_name + ' ' + form.last_name + '|' +
                                          form.cellphone + '|' + form.region + '|' + formatted_address(form) +
                                          company,
                           .at = address->at,
                           .invalid = address->invalid,
                           .zone = address->zone};
}

CustomerContact AccountDirectory::contact(const CustomerId& customer) {
    const auto found = accounts_.find(customer);
    if (!found) return {};
    return {.first_name = found->first_name,
            .last_name = found->last_name,
            .email = found->uid,
            .cellphone = found->mobile_number,
            .email_proven = found->email_proven_at.has_value(),
            .is_blocked = found->is_blocked,
            .mobile_proven = found->mobile_proven_at.has_value()};
}

}  // namespace spaza::app

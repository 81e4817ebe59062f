#include "shop/addresses/addresses.hpp"

namespace spaza {

std::string formatted_address(const AddressForm& form) {
    std::string text;
    const auto add = [&](const std::string& part, const char* between) {
        if (part.empty()) return;
        if (!text.empty()) text += between;
        text += part;
    };
    add(form.unit_number, " ");
    add(form.building_name, " ");
    add(form.line2, ", ");
    add(form.line1, " ");
    add(form.town, ", ");
    if (form.city != form.town) add(form.city, ", ");
    add(form.postal_code, ", ");
    return text;
}

std::string street_line(const AddressForm& form) {
    return form.street_address.empty() ? form.line2 + " " + form.line1 : form.street_address;
}

OccLines occ_lines(const AddressForm& form) { return {street_line(form), form.additional_address}; }

}  // namespace spaza

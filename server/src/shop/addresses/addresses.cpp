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

}  // namespace spaza

#include "shop/addresses/addresses.hpp"

#include <array>
#include <utility>

#include "base/secrets.hpp"

namespace spaza {
namespace {

using namespace std::string_view_literals;

constexpr std::array kStreetWords{
    std::pair{"st"sv, "street"sv},     std::pair{"str"sv, "street"sv},    std::pair{"rd"sv, "road"sv},
    std::pair{"ave"sv, "avenue"sv},    std::pair{"av"sv, "avenue"sv},     std::pair{"dr"sv, "drive"sv},
    std::pair{"cres"sv, "crescent"sv}, std::pair{"cl"sv, "close"sv},      std::pair{"ln"sv, "lane"sv},
    std::pair{"pl"sv, "place"sv},      std::pair{"blvd"sv, "boulevard"sv}};

/// Words of letters and digits without what is between them, each street word written out.
std::string plain_words(std::string_view text) {
    std::string plain;
    std::string word;
    const auto end_word = [&] {
        for (const auto& [brief, whole] : kStreetWords)
            if (word == brief) word = whole;
        plain += word;
        word.clear();
    };
    for (const char c : text) {
        if (std::string_view{" .,-'/"}.find(c) == std::string_view::npos)
            word += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        else
            end_word();
    }
    end_word();
    return plain;
}

}  // namespace

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

std::string household_of(const AddressForm& form, std::string_view key) {
    std::string door;
    for (const std::string& part :
         {form.unit_number, form.building_name, street_line(form), form.town, form.postal_code})
        door += plain_words(part) + '|';
    return secrets::derived_token(key, door, "household");
}

OccLines occ_lines(const AddressForm& form) { return {street_line(form), form.additional_address}; }

}  // namespace spaza

#include "shop/addresses/occ_address_rules.hpp"

#include <algorithm>
#include <cctype>

#include "shop/location/gazetteer.hpp"

namespace spaza {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// `12`, `12B`, `12-14`, `12/3`
bool is_street_number(const std::string& text) {
    if (text.empty() || !is_digit(text.front())) return false;
    std::size_t letters = 0;
    for (const char c : text) {
        const bool letter = std::isalpha(static_cast<unsigned char>(c)) != 0;
        letters += letter ? 1U : 0U;
        if (!is_digit(c) && !letter && c != '-' && c != '/') return false;
    }
    return letters <= 1;
}

std::string trimmed_line(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" ,");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" ,") - first + 1);
}

struct NumberAndStreet {
    std::string number;
    std::string street;
};

/// The number before the street or behind it; none when there is no such word.
NumberAndStreet split_line(const std::string& line) {
    const std::size_t first = line.find(' ');
    if (first == line.npos) return {{}, line};
    const std::string begin = trimmed_line(line.substr(0, first));
    if (is_street_number(begin)) return {begin, trimmed_line(line.substr(first))};
    const std::size_t last = line.rfind(' ');
    const std::string end = trimmed_line(line.substr(last));
    if (is_street_number(end)) return {end, trimmed_line(line.substr(0, last))};
    return {{}, line};
}

/// `+27 82 123 4567` as `0821234567`
std::string local_number(const std::string& text) {
    std::string number;
    for (const char c : text)
        if (c != ' ' && c != '-' && c != '(' && c != ')') number += c;
    if (number.starts_with("+27")) number.replace(0, 3, "0");
    return number;
}

/// The place whose name or city was given as town; else the code's own, which stands first.
const Place* meant(const std::vector<const Place*>& places, const std::string& town) {
    const std::string name = comparable(town);
    for (const auto part : {&Place::name, &Place::city})
        for (const Place* place : places)
            if (comparable(place->*part) == name) return place;
    return places.empty() ? nullptr : places.front();
}

}  // namespace

AddressForm from_occ_form(AddressForm form, const std::vector<const Place*>& places_of_code) {
    form.line1 = trimmed_line(form.line1);
    if (!is_street_number(trimmed_line(form.line2)))
        if (auto [number, street] = split_line(form.line1); !number.empty()) {
            form.additional_address = trimmed_line(form.line2);
            form.line1 = std::move(street);
            form.line2 = std::move(number);
            form.street_address.clear();
        }
    form.cellphone = local_number(form.cellphone);
    std::vector<const Place*> places = places_of_code;
    if (!form.region.empty())
        std::erase_if(places, [&](const Place* place) { return place->region != form.region; });
    if (const Place* place = meant(places, form.town)) {
        if (form.region.empty()) form.region = place->region;
        if (form.city.empty()) form.city = place->city;
    }
    if (form.city.empty()) form.city = form.town;  // the postal code is what is refused then
    return form;
}

}  // namespace spaza

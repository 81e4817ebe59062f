#include "shop/tv_licence/tv_licence_rules.hpp"

#include <algorithm>

#include "base/spreadsheet.hpp"
#include "base/validation.hpp"

namespace spaza {
namespace {

std::string initials(const std::string& names) {
    std::string made;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] != ' ' && (i == 0 || names[i - 1] == ' ')) {
            std::size_t end = i + 1;  // a letter may be several bytes
            while (end < names.size() && (static_cast<unsigned char>(names[end]) & 0xC0) == 0x80) ++end;
            made += names.substr(i, end - i);
        }
    return made;
}

}  // namespace

Result<LicenceQuestion> licence_question(const LicenceForm& form) {
    std::vector<Error> errors;
    const FormFields fields{{"idNumber", form.id_number},
                            {"passportNumber", form.passport_number},
                            {"licenceDeclaration", form.declared ? "true" : ""}};
    if (form.type != static_cast<int>(LicenceKind::domestic) &&
        form.type != static_cast<int>(LicenceKind::holiday))
        errors.push_back(fail(Reason::invalid, "tvLicence.typeNeeded", "licenceType").error());
    const bool by_passport = form.id_number.empty() && !form.passport_number.empty();
    for (Error& each : FieldRules::shared().check_all(
             {by_passport ? "passportNumber" : "idNumber", "licenceDeclaration"}, fields))
        errors.push_back(std::move(each));
    if (!errors.empty()) return fail(std::move(errors));
    return LicenceQuestion{static_cast<LicenceKind>(form.type),
                           {form.id_number, form.id_number.empty() ? form.passport_number : std::string{}}};
}

std::string register_csv(const std::vector<SoldTelevision>& sold) {
    std::string text =
        "date,order,product,description,units,licence_type,licence_number,fee,outstanding,surname,initials,"
        "id_number,passport_number,address,telephone\n";
    for (const SoldTelevision& each : sold) {
        const AddressForm address = each.address ? each.address->form : AddressForm{};
        const std::string cells[]{iso_time(each.sold_at + kJohannesburgOffset).substr(0, 10),
                                  each.order.value,
                                  each.product.value,
                                  each.name,
                                  std::to_string(each.units),
                                  !each.licensed                       ? ""
                                  : each.kind == LicenceKind::domestic ? "domestic"
                                                                       : "holiday",
                                  each.licence_number,
                                  decimal(each.fee),
                                  decimal(each.outstanding),
                                  address.last_name,
                                  initials(address.first_name),
                                  each.holder.id_number,
                                  each.holder.passport_number,
                                  formatted_address(address),
                                  address.cellphone};
        bool first = true;
        for (const std::string& one : cells) {
            if (!std::exchange(first, false)) text += ',';
            text += spreadsheet_cell(one);
        }
        text += '\n';
    }
    return text;
}

}  // namespace spaza

#include "shop/addresses/addresses_rules.hpp"

#include "base/validation.hpp"

namespace spaza {

std::vector<Error> problems_of(const AddressForm& form) {
    const FormFields fields{{"titleCode", form.title_code},
                            {"firstName", form.first_name},
                            {"lastName", form.last_name},
                            {"cellphone", form.cellphone},
                            {"alternateNumber", form.alternate_number},
                            {"unitNumber", form.unit_number},
                            {"buildingName", form.building_name},
                            {"additionalAddress", form.additional_address},
                            {"line1", form.line1},
                            {"line2", form.line2},
                            {"streetAddress", form.street_address_blank ? std::string{} : form.street_address},
                            {"town", form.town},
                            {"city", form.city},
                            {"region", form.region},
                            {"postalCode", form.postal_code},
                            {"companyName", form.company_name},
                            {"vatNumber", form.vat_number}};
    std::vector<std::string> asked{"titleCode",       "firstName",  "lastName",     "cellphone",
                                   "alternateNumber", "unitNumber", "buildingName", "additionalAddress",
                                   "line1",           "line2",      "town",         "city",
                                   "region",          "postalCode", "companyName",  "vatNumber"};
    // Made of line1 and line2 when left out.
    if (form.street_address_blank || !form.street_address.empty()) asked.push_back("streetAddress");
    auto errors = FieldRules::shared().check_all(asked, fields);
    if (!form.vat_number.empty() &&
        form.company_name.empty())  // VAT Act s 20(4): the recipient's name and its number
        errors.push_back({.reason = Reason::invalid,
                          .message_key = "validation.companyName.ofVatNumber",
                          .subject = "companyName",
                          .type = "ValidationError",
                          .subject_type = "parameter",
                          .params = {},
                          .more = {}});
    for (Error& error : errors)
        if (error.subject == "region") error.subject = "region/isocode";
    return errors;
}

}  // namespace spaza

#include "shop/accounts/accounts_rules.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "base/validation.hpp"
#include "shop/accounts/common_passwords.hpp"

namespace spaza {
namespace {

void put(FormFields& form, const char* name, const std::optional<std::string>& value) {
    if (value) form.emplace(name, *value);
}

}  // namespace

std::vector<Error> problems_of(const SignUp& form) {
    FormFields fields{
        {"email", form.email},           {"titleCode", form.title_code},       {"firstName", form.first_name},
        {"lastName", form.last_name},    {"mobileNumber", form.mobile_number}, {"password", form.password},
        {"rePassword", form.re_password}};
    if (form.terms_accepted) fields.emplace("termsAndConditions", "true");
    auto problems = FieldRules::shared().check_all({"email", "titleCode", "firstName", "lastName", "mobileNumber",
                                                    "password", "rePassword", "termsAndConditions"},
                                                   fields);
    const bool already_refused = std::ranges::find(problems, "password", &Error::subject) != problems.end();
    if (!already_refused && is_common_password(form.password, {form.first_name, form.last_name,
                                                               form.email.substr(0, form.email.find('@'))}))
        problems.push_back(
            fail(Reason::invalid, "validation.password.common", "password", "ValidationError", "parameter")
                .error());
    return problems;
}

std::vector<Error> problems_of(const PersonalDetails& form) {
    FormFields fields;
    put(fields, "titleCode", form.title_code);
    put(fields, "firstName", form.first_name);
    put(fields, "lastName", form.last_name);
    put(fields, "mobileNumber", form.mobile_number);
    std::vector<std::string> given;
    for (const auto& [name, value] : fields) given.push_back(name);
    return FieldRules::shared().check_all(given, fields);
}

std::vector<Error> problems_of_new_password(const std::string& password, const Customer& owner) {
    auto problems = FieldRules::shared().check_all({"newPassword"}, {{"newPassword", password}});
    if (problems.empty() && is_common_password(password, {owner.first_name, owner.last_name,
                                                          owner.uid.substr(0, owner.uid.find('@'))}))
        problems.push_back(
            fail(Reason::invalid, "validation.password.common", "newPassword", "ValidationError", "parameter")
                .error());
    return problems;
}

std::string normalised_login_id(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    std::string id{text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1)};
    std::ranges::transform(id, id.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c; });
    return id;
}

std::string account_subject(std::string_view login_id) { return secrets::digest(normalised_login_id(login_id)); }

std::string caller_subject(std::string_view login_id, std::string_view peer) {
    return secrets::digest(normalised_login_id(login_id) + '\n' + std::string{peer});
}

std::string code_caller_subject(std::string_view login_id, std::string_view peer) {
    return secrets::digest("code\n" + normalised_login_id(login_id) + '\n' + std::string{peer});
}

std::string device_subject(const CustomerId& customer, std::string_view last_session) {
    return secrets::digest("device\n" + customer.value + '\n' + std::string{last_session});
}

bool is_email(std::string_view login_id) { return login_id.find('@') != std::string_view::npos; }

}  // namespace spaza

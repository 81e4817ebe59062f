#include "shop/tv_licence/tv_licence_routes.hpp"

#include "base/json.hpp"
#include "shop/tv_licence/tv_licence_rules.hpp"
#include "shop/tv_licence/tv_licence_wire.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;
using Licences = Transactional<TvLicenceService>;

std::string said_of(const TvLicence& licence) {
    const std::vector<std::pair<std::string, std::string>> sums{{"fee", formatted(licence.fee)},
                                                                {"outstanding", formatted(licence.outstanding)}};
    if (licence.outstanding > Money{}) return http::message("tvLicence.outstanding", sums);
    if (licence.fee > Money{}) return http::message("tvLicence.newOne", sums);
    return http::message("tvLicence.valid");
}

/// POST …/sabcCustomerValidate: asks the authority (outside any transaction) and keeps its answer.
Response validate(const Request& request, const Licences& licences, LicenceAuthority& authority) {
    const auto form = json::read<wire::LicenceValidation>(request.body);
    if (!form) return http::problem(form.error());
    const auto question = licence_question({.type = form->licenceType,
                                            .id_number = form->idNumber.value_or(""),
                                            .passport_number = form->passportNumber.value_or(""),
                                            .declared = form->declaration.value_or(false)});
    if (!question) return http::problem(question.error());
    wire::LicenceValidated made{};
    const auto answer = authority.ask(*question);
    if (!answer) {
        made.responseStatus = false;
        made.errorMsg = http::message("tvLicence.tryAgain");
        return http::ok(json::write(made));
    }
    const bool known = request.caller.is_customer() && request.param("user") != "anonymous";
    const auto customer = known ? std::optional{request.caller.customer} : std::nullopt;
    const auto licence = licences.write([&](TvLicenceService& service) -> Result<TvLicence> {
        return service.keep(*question, *answer, customer);
    });
    if (!licence) return http::problem(licence.error());
    made.validationId = licence->id;
    made.licenceType = static_cast<int>(licence->kind);
    made.isLicensed = !licence->licence_number.empty();
    made.licenseFeeAmount = wire::amount(licence->fee);
    made.outstandingFeeAmount = wire::amount(licence->outstanding);
    made.successMsg = said_of(*licence);
    return http::ok(json::write(made));
}

}  // namespace

void add_tv_licence_routes(http::Router& router, const Licences& licences, LicenceAuthority& authority) {
    http::RouteOptions options;
    options.access = http::Access::guest_or_customer;
    options.important = true;
    options.limit = "licence";
    for (const char* path : {"/sabcCustomerValidate", "/users/{user}/sabcCustomerValidate"})
        router.shop(
            "POST", path,
            [licences, &authority](const Request& request) { return validate(request, licences, authority); },
            options);
}

}  // namespace spaza

#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"
#include "shop/promotions/amount_wire.hpp"
#include "shop/tv_licence/tv_licence.hpp"

/// JSON shapes of contract/openapi/tv-licence.yaml.
namespace spaza::wire {

struct LicenceValidation {
    int licenceType{};
    std::optional<std::string> idNumber;
    std::optional<std::string> passportNumber;
    std::optional<bool> declaration;
};
BOOST_DESCRIBE_STRUCT(LicenceValidation, (), (licenceType, idNumber, passportNumber, declaration))

struct LicenceValidated {
    std::optional<std::string> validationId;
    std::optional<int> licenceType;
    std::optional<bool> isLicensed;
    std::optional<Amount> licenseFeeAmount;
    std::optional<Amount> outstandingFeeAmount;
    bool responseStatus{true};
    std::optional<std::string> successMsg;
    std::optional<std::string> errorMsg;
};
BOOST_DESCRIBE_STRUCT(LicenceValidated, (),
                      (validationId, licenceType, isLicensed, licenseFeeAmount, outstandingFeeAmount,
                       responseStatus, successMsg, errorMsg))

struct AddLicence {
    std::string validationId;
};
BOOST_DESCRIBE_STRUCT(AddLicence, (), (validationId))

/// On a cart or checkout with a television.
struct TvLicence {
    bool isRequired{};
    bool isAdded{};
    std::optional<int> licenceType;
    std::optional<std::string> maskedNumber;
    std::optional<std::string> licenceNumber;
    std::optional<Amount> licenseFeeAmount;
    std::optional<Amount> outstandingFeeAmount;
};
BOOST_DESCRIBE_STRUCT(TvLicence, (),
                      (isRequired, isAdded, licenceType, maskedNumber, licenceNumber, licenseFeeAmount,
                       outstandingFeeAmount))

std::optional<TvLicence> tv_licence(bool required, const std::optional<spaza::TvLicence>& licence);

}  // namespace spaza::wire

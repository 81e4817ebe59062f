#include "shop/tv_licence/tv_licence_wire.hpp"

namespace spaza::wire {

std::optional<TvLicence> tv_licence(bool required, const std::optional<spaza::TvLicence>& licence) {
    if (!required) return std::nullopt;
    TvLicence made{.isRequired = true,
                   .isAdded = licence.has_value(),
                   .licenceType = {},
                   .maskedNumber = {},
                   .licenceNumber = {},
                   .licenseFeeAmount = {},
                   .outstandingFeeAmount = {}};
    if (!licence) return made;
    made.licenceType = static_cast<int>(licence->kind);
    made.maskedNumber = licence->masked;
    if (!licence->licence_number.empty()) made.licenceNumber = licence->licence_number;
    made.licenseFeeAmount = amount(licence->fee);
    made.outstandingFeeAmount = amount(licence->outstanding);
    return made;
}

}  // namespace spaza::wire

#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "shop/tv_licence/tv_licence.hpp"

namespace spaza {

/// What a shopper filled in before a television may be bought.
struct LicenceForm {
    int type{};
    std::string id_number;
    std::string passport_number;
    bool declared{false};
};

/// A kind of licence, a valid identity or passport number (one of them), and the declaration ticked.
Result<LicenceQuestion> licence_question(const LicenceForm& form);

/// The register as a spreadsheet reads it, for the authority.
std::string register_csv(const std::vector<SoldTelevision>& sold);

}  // namespace spaza

#pragma once

#include <optional>

#include "platform/config/config.hpp"
#include "platform/http/vendor_check.hpp"

namespace spaza::app {

/// The bought human check, where one is set. Throws ConfigProblem when only a part of it is.
inline std::optional<http::VendorCheckSettings> vendor_check(const Config& config) {
    const Config::HumanCheck& vendor = config.human_check;
    if (vendor.app_id.empty() && vendor.block_script.empty() && vendor.cookie_secret.empty() &&
        vendor.client_script.empty())
        return std::nullopt;
    if (vendor.app_id.empty() || vendor.block_script.empty() || vendor.cookie_secret.empty())
        throw ConfigProblem{
            "human_check.app_id, human_check.block_script and human_check.cookie_secret go together: set all or "
            "none"};
    return http::VendorCheckSettings{.app_id = vendor.app_id,
                                     .client_script = vendor.client_script,
                                     .block_script = vendor.block_script,
                                     .cookie_secret = vendor.cookie_secret,
                                     .first_party = vendor.first_party};
}

}  // namespace spaza::app

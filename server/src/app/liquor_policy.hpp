#pragma once

#include "platform/config/config.hpp"
#include "shop/checkout/liquor.hpp"
#include "shop/stores/hours.hpp"

namespace spaza::app {

/// What the configuration says of liquor. Throws ConfigProblem for hours nobody can read.
inline LiquorPolicy liquor_policy(const Config& config) {
    LiquorPolicy policy;
    policy.least_age = config.liquor.least_age;
    for (const std::string& store : config.liquor.stores) policy.licensed.push_back(StoreCode{store});
    for (const std::string& line : config.liquor.hours) {
        const auto equals = line.find('=');
        const auto week = equals == std::string::npos ? std::nullopt : parse_week(line.substr(equals + 1));
        if (!week)
            throw ConfigProblem{"liquor.hours: " + line +
                                " is not PROVINCE=SUNDAY|MONDAY|…|SATURDAY, each 09:00-18:00 or closed"};
        policy.hours[line.substr(0, equals)] = *week;
    }
    return policy;
}

}  // namespace spaza::app

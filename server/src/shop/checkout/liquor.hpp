#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/codes.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// Who may have liquor, from where and when (Liquor Act 59 of 2003; hours are the provinces' own).
struct LiquorPolicy {
    int least_age{18};
    std::vector<StoreCode> licensed;                           // stores that may hand it out; none named: all
    std::map<std::string, std::array<OpeningHours, 7>> hours;  // by province, from Sunday; `*`: every other
};

/// How old a shopper says they are: by identity number or, without one, by date of birth. Only the answer is kept.
struct AgeDeclaration {
    std::string id_number;
    std::string date_of_birth;  // 1990-12-31
    bool confirmed{false};
};

}  // namespace spaza

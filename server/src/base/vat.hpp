#pragma once

#include <string>
#include <vector>

#include "base/clock.hpp"

namespace spaza {

/// The rates of value-added tax in per cent, each from a day in Johannesburg on (VAT Act s 7).
class VatRates {
public:
    VatRates() = default;
    /// Lines such as `2018-04-01=15`, oldest first; throws std::invalid_argument for any other.
    explicit VatRates(const std::vector<std::string>& lines);

    /// Before the first day known, the rate of that day.
    int on(TimePoint time) const;

private:
    struct Step {
        TimePoint from;
        int percent{};
    };
    std::vector<Step> steps_{{{}, 15}};
};

}  // namespace spaza

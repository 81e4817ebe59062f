#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"

namespace spaza::search {

struct Hit {
    Ordinal product;
    float score;
};

/// Models by their beginnings and by their parts (`55tu7000` of `UA55TU7000`), and whole EANs.
class ModelNumbers {
public:
    void build(const Catalogue& catalogue);

    /// Products with a model that begins so from some boundary on, by ordinal within each model; the score is up
    /// to ten for the whole model.
    std::vector<Hit> beginning_with(std::string_view squeezed) const;
    /// Products whose whole model or EAN is this but for a slip or two: letters for the digits they look like, one
    /// edit in a short one, two in a long. Only the nearest of the first `among`; the score is below that of a
    /// whole model.
    std::vector<Hit> near(const Catalogue& catalogue, std::string_view squeezed,
                          Ordinal among = std::numeric_limits<Ordinal>::max()) const;
    /// The one product of this code, EAN or whole model.
    std::optional<Ordinal> exact(const Catalogue& catalogue, std::string_view text) const;

private:
    struct Fragment {  // a model from some boundary on
        std::string_view text;
        Ordinal product;
    };

    Arena arena_;
    std::vector<Fragment> fragments_;  // sorted by text
    std::vector<std::uint64_t>
        letters_;  // that each product's model holds, by ordinal: who has others is no slip away
    TextNumbers eans_;
    std::vector<Ordinal> of_ean_;
};

}  // namespace spaza::search

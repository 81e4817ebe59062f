#pragma once

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
    /// The one product of this code, EAN or whole model.
    std::optional<Ordinal> exact(const Catalogue& catalogue, std::string_view text) const;

private:
    struct Fragment {  // a model from some boundary on
        std::string_view text;
        Ordinal product;
    };

    Arena arena_;
    std::vector<Fragment> fragments_;  // sorted by text
    TextNumbers eans_;
    std::vector<Ordinal> of_ean_;
};

}  // namespace spaza::search

#include "shop/checkout/delivery_words.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

constexpr std::array<std::string_view, 3> kNames{"doorstep", "pickup", "online_only"};

}  // namespace

std::string_view delivery_name(Delivery delivery) { return kNames.at(static_cast<std::size_t>(delivery)); }

std::optional<Delivery> delivery_named(std::string_view name) {
    const auto found = std::ranges::find(kNames, name);
    if (found == kNames.end()) return std::nullopt;
    return static_cast<Delivery>(found - kNames.begin());
}

}  // namespace spaza

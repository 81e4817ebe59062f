#include "shop/stores/stores_names.hpp"

#include <array>
#include <utility>

namespace spaza {

std::string_view province_name(std::string_view iso_code) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kProvinces{
        {{"ZA-EC", "Eastern Cape"},
         {"ZA-FS", "Free State"},
         {"ZA-GP", "Gauteng"},
         {"ZA-KZN", "KwaZulu-Natal"},
         {"ZA-LP", "Limpopo"},
         {"ZA-MP", "Mpumalanga"},
         {"ZA-NC", "Northern Cape"},
         {"ZA-NW", "North West"},
         {"ZA-WC", "Western Cape"}}};
    for (const auto& [code, name] : kProvinces)
        if (code == iso_code) return name;
    return {};
}

}  // namespace spaza

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/catalogue/product_json.hpp"
#include "shop/catalogue/variants.hpp"

namespace spaza {

/// One form a product comes in, as its page offers it.
struct VariantForm {
    Ordinal product{};
    std::vector<VariantChoice> choices;
    std::string_view image;  // address of its main picture
    ProductLive live;
    bool selected{};
};

/// `,"variantOptions":[…]`: every form with address, price and stock. `difference` names a choice without a name.
void append_variant_options(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms,
                            std::string_view difference);
/// What OCC calls the kind of forms there are here.
inline constexpr std::string_view kVariantType = "GenericVariantProduct";
/// `,"baseOptions":[{…}]`: the same in OCC's older words, with the one that is looked at.
void append_base_options(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms,
                         std::string_view difference);
/// `,"variantMatrix":[…]`: the same by what is chosen first, then second; nothing when the forms do not fit.
void append_variant_matrix(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms,
                           std::string_view difference);
/// `,"uomMatrix":[…]`: when the forms are units of measure of the same thing (each, case of six).
void append_unit_matrix(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms);

/// Whether the forms differ by the unit they are sold in.
bool are_units(const Catalogue& all, const std::vector<VariantForm>& forms);

}  // namespace spaza

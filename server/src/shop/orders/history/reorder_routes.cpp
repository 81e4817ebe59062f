#include "shop/orders/history/reorder_routes.hpp"

#include "base/json.hpp"

namespace spaza {

std::string reordered_json(const Reorder& reordered, const FieldSet& fields, const wire::Texts& texts) {
    wire::Cart cart = wire::to_wire(reordered.view, texts);
    std::vector<wire::CartModification> lines;
    bool some = false;
    for (const auto& [request, outcome] : reordered.outcomes) {
        lines.push_back(wire::to_wire(outcome, reordered.view, texts));
        lines.back().productCode = request.product.value;
        some = some || outcome.added > 0;
    }
    cart.cartModifications = std::move(lines);
    cart.responseStatus = some;
    if (some)
        cart.successMsg = texts("cart.updated", {});
    else
        cart.errorMsg = texts("cart.nothingToReorder", {});
    return json::write(cart, fields);
}

}  // namespace spaza

#include "app/backoffice/stock_shown.hpp"

#include <algorithm>

namespace spaza::app::backoffice {

ProductStockShown stock_shown(const std::string& product, const std::vector<StockShelf>& shelves) {
    ProductStockShown out{.product = product, .free = 0, .shelves = {}};
    for (const StockShelf& each : shelves) {
        out.free += each.free();
        out.shelves.push_back({place_shown(each.place), each.on_hand, each.reserved, each.free(),
                               shown_time(each.counted_at), if_any(each.counted_by)});
    }
    return out;
}

StockProposalShown stock_proposal_shown(const Proposal& proposal, StaffSession& staff) {
    const auto places = staff.assortment.stock.places();
    const auto place = std::ranges::find(places, proposal.store, &StockPlace::code);
    return {
        .id = proposal.id,
        .kind = proposal.kind,
        .store = place == places.end() ? PlaceShown{proposal.store, proposal.store, false} : place_shown(*place),
        .about = proposal.about,
        .name = proposal.name,
        .products = proposal.products,
        .change = proposal.units,
        .value = wire::amount(proposal.value),
        .reason = proposal.reason,
        .note = if_any(proposal.why),
        .by = proposal.by,
        .at = iso_time(proposal.at),
        .isMine = staff.assortment.stock.is_mine(proposal)};
}

}  // namespace spaza::app::backoffice

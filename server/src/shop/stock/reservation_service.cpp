#include "shop/stock/reservation_service.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace spaza {
namespace {

void in_order(std::vector<Allocation>& allocations) {
    std::ranges::sort(allocations, {}, [](const Allocation& each) { return std::tie(each.product, each.store); });
}

Error sold_out(int entry_number, bool some_left) {
    return {.reason = Reason::out_of_stock,
            .message_key = "checkout.outOfStock",
            .subject = std::to_string(entry_number),
            .type = some_left ? "LowStockError" : "InsufficientStockError",
            .subject_type = "entry",
            .params = {},
            .more = {}};
}

}  // namespace

Result<std::vector<Allocation>> ReservationService::reserve(std::vector<StockRequest> requested) {
    std::ranges::sort(requested, {}, &StockRequest::product);
    std::vector<Allocation> taken;
    std::vector<Error> missing;
    for (const StockRequest& request : requested) {
        // One store that has them all is one conditional statement; only a split needs to look first.
        int wanted = request.units;
        if (!request.stores.empty() && stock_.reserve(request.product, request.stores.front(), wanted)) {
            taken.push_back({request.entry_number, request.product, request.stores.front(), wanted});
            continue;
        }
        // Lock in code order, take in the order requested.
        const std::set<StoreCode> ordered{request.stores.begin(), request.stores.end()};
        std::vector<std::pair<StoreCode, int>> free;
        for (const StoreCode& store : ordered) free.emplace_back(store, stock_.lock_free(request.product, store));
        const auto free_at = [&](const StoreCode& store) {
            return std::ranges::find(free, store, &std::pair<StoreCode, int>::first)->second;
        };
        int some = 0;
        for (const StoreCode& store : request.stores) {
            const int units = std::min(wanted, free_at(store));
            some += std::max(0, free_at(store));
            if (units <= 0 || !stock_.reserve(request.product, store, units)) continue;
            taken.push_back({request.entry_number, request.product, store, units});
            wanted -= units;
        }
        if (wanted > 0) missing.push_back(sold_out(request.entry_number, some > 0));
    }
    if (missing.empty()) return taken;
    std::ranges::sort(missing, {}, [](const Error& error) { return std::stoi(error.subject); });
    return fail(std::move(missing));
}

bool ReservationService::retake(std::vector<Allocation> allocations) {
    in_order(allocations);
    for (std::size_t i = 0; i < allocations.size(); ++i) {
        const Allocation& each = allocations[i];
        if (stock_.reserve(each.product, each.store, each.units)) continue;
        allocations.resize(i);
        release(std::move(allocations));
        return false;
    }
    return true;
}

int ReservationService::free(const ProductCode& product, const std::set<StoreCode>& stores) {
    int units = 0;
    for (const StoreCode& store : stores) units += stock_.free(product, store);
    return units;
}

void ReservationService::release(std::vector<Allocation> allocations) {
    in_order(allocations);
    for (const Allocation& each : allocations) stock_.release(each.product, each.store, each.units);
}

void ReservationService::put_back(std::vector<Allocation> allocations) {
    in_order(allocations);
    for (const Allocation& each : allocations) stock_.put_back(each.product, each.store, each.units);
}

void ReservationService::take_in(std::vector<Allocation> allocations) {
    in_order(allocations);
    for (const Allocation& each : allocations) stock_.take_in(each.product, each.store, each.units);
}

void ReservationService::sell(std::vector<Allocation> allocations) {
    in_order(allocations);
    for (const Allocation& each : allocations) stock_.sell(each.product, each.store, each.units);
}

}  // namespace spaza

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "base/holidays.hpp"
#include "shop/stores/stores_routes.hpp"

namespace spaza::app {
namespace {

struct EmptyShelves final : ShelfReader {
    bool sells(const ProductCode&) const override { return false; }
    int available(const ProductCode&, const StoreCode&) const override { return 0; }
};

}  // namespace

void wire_store_finder(Application& application) {
    static const EmptyShelves kNothing;
    const ShelfReader& shelves = application.shelves ? *application.shelves : kNothing;
    auto& holidays = application.keeper.keep(std::make_shared<HolidayCalendar>());
    auto& finder = application.keeper.keep(
        std::make_shared<StoreService>(*application.stores, shelves, holidays, application.clock));
    add_store_routes(application.router, finder);
}

}  // namespace spaza::app

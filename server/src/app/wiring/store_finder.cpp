#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "base/holidays.hpp"
#include "shop/stores/stores_routes.hpp"

namespace spaza::app {

void wire_store_finder(Application& application) {
    auto& holidays = application.keeper.keep(std::make_shared<HolidayCalendar>());
    auto& finder = application.keeper.keep(
        std::make_shared<StoreService>(*application.stores, *application.shelves, holidays, application.clock));
    add_store_routes(application.router, finder);
}

}  // namespace spaza::app

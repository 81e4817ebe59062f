#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/location/location_routes.hpp"
#include "shop/location/location_service.hpp"

namespace spaza::app {

void wire_location(Application& application) {
    auto& location =
        application.keeper.keep(std::make_shared<LocationService>(Gazetteer::shared(), *application.stores));
    application.location = &location;
    add_location_routes(application.router, location);
}

}  // namespace spaza::app

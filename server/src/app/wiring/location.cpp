#include "app/application.hpp"
#include "app/maps/google_geocoder.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/location/location_routes.hpp"
#include "shop/location/location_service.hpp"

namespace spaza::app {

void wire_location(Application& application) {
    auto& location =
        application.keeper.keep(std::make_shared<LocationService>(Gazetteer::shared(), *application.stores));
    application.location = &location;
    const Config::Maps& maps = application.config.maps;
    auto& geocoder = application.keeper.keep(std::make_shared<std::unique_ptr<Geocoder>>(
        make_google_geocoder(maps.google_url, maps.google_key, application.clock)));
    add_location_routes(application.router, location, geocoder.get());
}

}  // namespace spaza::app

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/pictures/pictures_routes.hpp"

namespace spaza::app {

void wire_pictures(Application& application) {
    auto& pictures = application.keeper.keep(std::make_shared<PictureService>(assets()));
    add_picture_routes(application.router, pictures);
}

}  // namespace spaza::app

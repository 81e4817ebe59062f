#pragma once

#include "platform/http/http.hpp"
#include "shop/pictures/pictures_service.hpp"

namespace spaza {

/// GET /medias/{name}. The service must outlive the router.
void add_picture_routes(http::Router& router, const PictureService& pictures);

}  // namespace spaza

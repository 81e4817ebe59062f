#pragma once

#include "platform/http/http.hpp"
#include "shop/installed_app/installed_app.hpp"

namespace spaza {

void add_start_picture_routes(http::Router& router, StartPictures& pictures);

}  // namespace spaza

#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/tv_licence/tv_licence_service.hpp"

namespace spaza {

void add_tv_licence_routes(http::Router& router, const Transactional<TvLicenceService>& licences,
                           LicenceAuthority& authority);

}  // namespace spaza

#pragma once

#include "platform/http/http.hpp"
#include "shop/stores/stores_service.hpp"

namespace spaza {

/// GET …/stores, …/stores/getpickupstorelocations, …/stores/{name}, …/products/{code}/stock[/{name}].
/// The service must outlive the router.
void add_store_routes(http::Router& router, const StoreService& stores);

}  // namespace spaza

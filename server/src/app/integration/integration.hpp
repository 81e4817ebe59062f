#pragma once

namespace CLI {
class App;
}
namespace spaza::app {
struct Application;
}

/// /backoffice/api/integration: what other systems of the retailer (ERP, marketplaces) read and send
/// (contract/openapi/integration.yaml).
namespace spaza::app::integration {

// Each adds its calls to the router.
/// Products, prices, stock and orders in bulk.
void add_bulk_reads(Application& application);
/// Stock, prices and steps of orders' parts, each batch signed.
void add_signed_writes(Application& application);

/// Keys by which others sign, as the back office keeps them; not below /integration.
void add_key_calls(Application& application);

/// `spaza integration key`: who may sign.
void add_key_command(CLI::App& program);

}  // namespace spaza::app::integration

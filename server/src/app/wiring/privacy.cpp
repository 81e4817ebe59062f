#include "app/application.hpp"
#include "app/data_export_handler.hpp"
#include "app/media/attachment_bucket.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/accounts/session_cache.hpp"
#include "shop/privacy/privacy_routes.hpp"

namespace spaza::app {

void wire_privacy(Application& application, SessionCache& cache) {
    const auto factors = transactional(application, &Scope::second_factors);
    const auto exports = transactional(application, &Scope::data_exports);
    add_privacy_routes(
        application.router,
        {.deletions = transactional(application, &Scope::account_deletions),
         .exports = exports,
         .confirmed =
             [factors](const http::Request& request) {
                 return factors.read([&](SecondFactorService& service) {
                     return service.expect_confirmed(request.caller.session_id);
                 });
             },
         .sessions_ended = [&cache](const CustomerId& customer) { cache.forget_customer(customer); },
         .policy = *application.privacy_policy});
    application.outbox.on(kDataExportTopic,
                          data_export_handler(exports, *application.privacy_policy, application.clock,
                                              attachment_bucket(application.config)));
}

}  // namespace spaza::app

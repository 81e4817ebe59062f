#include "app/application.hpp"
#include "app/identity_settings.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/accounts/passkeys/passkeys_routes.hpp"

namespace spaza::app {

void wire_passkeys(Application& application, const AccountCalls& accounts) {
    const Config& config = application.config;
    if (const std::string problem = passkey_problem(config); !problem.empty()) throw ConfigProblem{problem};
    add_passkey_routes(application.router, {.accounts = accounts,
                                            .passkeys = transactional(application, &Scope::passkeys),
                                            .policy = {.shop = config.shop.name,
                                                       .public_url = config.serve.public_url,
                                                       .rp_id = config.identity.passkey_rp_id,
                                                       .app_origins = config.identity.passkey_app_origins}});
}

}  // namespace spaza::app

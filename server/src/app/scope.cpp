#include "app/scope.hpp"

#include "app/application.hpp"

namespace spaza::app {

namespace {

/// Until carts are wired.
struct NoCarts final : CustomerCarts {
    std::optional<CartSummary> summary(const std::optional<CustomerId>&, std::string_view) override { return {}; }
    void adopt(const CustomerId&, std::string_view) override {}
} no_carts;

}  // namespace

Scope::Scope(storage::Session& open_session, const Application& application)
    : session{open_session},
      letters{session, application.clock},
      address_store{session},
      addresses{address_store, *application.location, application.clock},
      account_store{session},
      session_store{session},
      sessions{session_store, application.clock, *application.account_policy},
      accounts{account_store, sessions, no_carts, letters, application.clock, *application.account_policy},
      users{accounts, addresses, *application.location} {}

}  // namespace spaza::app

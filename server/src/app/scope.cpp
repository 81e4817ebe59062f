#include "app/scope.hpp"

#include "app/application.hpp"

namespace spaza::app {

Scope::Scope(storage::Session& open_session, const Application&) : session{open_session} {}

}  // namespace spaza::app

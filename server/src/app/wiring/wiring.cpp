#include "app/wiring/wiring.hpp"

#include "app/application.hpp"

namespace spaza::app {

void wire(Application& application) { wire_events(application); }

}  // namespace spaza::app

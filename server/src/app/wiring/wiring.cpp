#include "app/wiring/wiring.hpp"

#include "app/application.hpp"

namespace spaza::app {

void wire(Application&) {}

}  // namespace spaza::app

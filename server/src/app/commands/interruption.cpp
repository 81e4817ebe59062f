#include "app/commands/interruption.hpp"

#include <csignal>

#include "app/commands/command_failed.hpp"

namespace spaza::app {

namespace {

volatile std::sig_atomic_t asked_to_end = 0;
constexpr int kByInterruption = 130;

}  // namespace

void heed_interruption() {
    struct sigaction action {};
    action.sa_handler = [](int) { asked_to_end = 1; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);  // who asks twice does not want to wait
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

bool interrupted() { return asked_to_end != 0; }

void end_if_interrupted(const char* text) {
    if (interrupted()) throw CommandFailed{text, kByInterruption};
}

}  // namespace spaza::app

#pragma once

#include <stdexcept>
#include <string>

#include "base/messages.hpp"
#include "base/result.hpp"

namespace spaza::app {

/// Ends the program with this status; the text says why, in a sentence for the operator.
struct CommandFailed : std::runtime_error {
    explicit CommandFailed(const std::string& text, int exit_status = 1)
        : std::runtime_error{text}, status{exit_status} {}
    int status;
};

/// Its value, or the end of the command in the words of the refusal.
template <class T>
T done(Result<T> result) {
    if (!result)
        throw CommandFailed{message(result.error().message_key, result.error().params) + " (" +
                            result.error().subject + ")"};
    return *std::move(result);
}

}  // namespace spaza::app

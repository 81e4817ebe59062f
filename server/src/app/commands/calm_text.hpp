#pragma once

#include <string>

namespace spaza::app {

/// A line of text from outside must not steer a terminal.
inline std::string calm(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
    return text;
}

}  // namespace spaza::app

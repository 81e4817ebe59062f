#pragma once

#include <iosfwd>
#include <string>

#include "app/setup/answers.hpp"

namespace spaza::app {

/// Asks for what is not known of a new shop yet, and again for what cannot be taken, with why. Throws
/// CommandFailed when nobody answers any more.
class Questions {
public:
    Questions(std::istream& in, std::ostream& out, Answers& answers) : in_{in}, out_{out}, answers_{answers} {}

    void ask();

private:
    std::string line(const std::string& question, const std::string& otherwise);
    /// Echo is off while a secret is typed on a terminal.
    std::string secret(const std::string& question);
    void setting(const std::string& key, const std::string& question, bool needed,
                 const std::string& otherwise = {});
    void address();
    void first_store();
    void ways_to_pay();
    void mail();

    std::istream& in_;
    std::ostream& out_;
    Answers& answers_;
};

}  // namespace spaza::app

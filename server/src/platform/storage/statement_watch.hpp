#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include "platform/trace/trace.hpp"

namespace spaza::storage {

/// From then on statements that take longer are logged, with their plan; zero: none.
void log_statements_slower_than(std::chrono::milliseconds limit);

/// One statement, from its making to its end: part of a trace, and of the log when it was slow. Its text has
/// places for values, never the values.
class StatementWatch {
public:
    explicit StatementWatch(std::string_view sql);

    /// It has its answer. `plan` is asked, at most once in ten minutes for one text, when it was slow; it may
    /// throw.
    void done(const std::function<std::string()>& plan);
    /// It failed; no plan can be asked for.
    void failed();

private:
    bool was_slow() const;

    std::string_view sql_;
    std::chrono::steady_clock::time_point began_;
    trace::Span span_;
};

}  // namespace spaza::storage

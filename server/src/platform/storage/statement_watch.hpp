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

    bool is_slow() const;
    /// It was slow, and has its answer. `plan` is asked at most once in ten minutes for one text, and where the
    /// request has time for it; it may throw, and is to leave the transaction as it was.
    void slow(const std::function<std::string()>& plan) const;
    /// It failed; no plan can be asked for.
    void failed();

private:
    std::string_view sql_;
    std::chrono::steady_clock::time_point began_;
    trace::Span span_;
};

}  // namespace spaza::storage

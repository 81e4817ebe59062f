#pragma once

#include <optional>
#include <thread>
#include <vector>

#include "platform/config/config.hpp"
#include "platform/metrics/metrics.hpp"
#include "platform/trace/otlp.hpp"
#include "platform/trace/trace.hpp"

namespace spaza::app {

/// Records a share of all requests and jobs, and sends what was recorded to a collector. What it does not take is
/// let go: nobody waits for it. Does nothing where no collector is set. Must outlive whatever is to be recorded.
class TraceSender {
public:
    TraceSender(const Config& config, metrics::Registry& figures);

private:
    void work(const std::stop_token& stop);
    void send(const std::vector<trace::Finished>& spans, std::chrono::milliseconds timeout);

    std::string url_;
    trace::Service service_;
    trace::Recorder recorder_;
    metrics::Counter* sent_{nullptr};
    metrics::Counter* refused_{nullptr};
    bool is_taken_{true};
    std::optional<trace::Recording> recording_;
    std::jthread thread_;
};

}  // namespace spaza::app

#pragma once

#include <string>
#include <vector>

#include "platform/trace/trace.hpp"

namespace spaza::trace {

/// Who records, as collectors tell services apart.
struct Service {
    std::string name;
    std::string version;
    std::string instance;
};

/// The body of an OTLP export by HTTP in JSON (opentelemetry-proto, ExportTraceServiceRequest).
std::string otlp_json(const Service& service, const std::vector<Finished>& spans);

}  // namespace spaza::trace

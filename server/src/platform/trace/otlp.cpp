#include "platform/trace/otlp.hpp"

#include <boost/describe.hpp>
#include <optional>

#include "base/json.hpp"

namespace spaza::trace {

namespace {

// Members are named as the protocol names them; numbers of 64 bits are written as texts.

struct WireValue {
    std::optional<std::string> stringValue;
    std::optional<std::string> intValue;
};
BOOST_DESCRIBE_STRUCT(WireValue, (), (stringValue, intValue))

struct WireAttribute {
    std::string key;
    WireValue value;
};
BOOST_DESCRIBE_STRUCT(WireAttribute, (), (key, value))

struct WireStatus {
    int code{};
};
BOOST_DESCRIBE_STRUCT(WireStatus, (), (code))

struct WireSpan {
    std::string traceId;
    std::string spanId;
    std::optional<std::string> parentSpanId;
    std::string name;
    int kind{};
    std::string startTimeUnixNano;
    std::string endTimeUnixNano;
    std::vector<WireAttribute> attributes;
    std::optional<WireStatus> status;
};
BOOST_DESCRIBE_STRUCT(WireSpan, (),
                      (traceId, spanId, parentSpanId, name, kind, startTimeUnixNano, endTimeUnixNano, attributes,
                       status))

struct WireScope {
    std::string name;
};
BOOST_DESCRIBE_STRUCT(WireScope, (), (name))

struct WireScopeSpans {
    WireScope scope;
    std::vector<WireSpan> spans;
};
BOOST_DESCRIBE_STRUCT(WireScopeSpans, (), (scope, spans))

struct WireResource {
    std::vector<WireAttribute> attributes;
};
BOOST_DESCRIBE_STRUCT(WireResource, (), (attributes))

struct WireResourceSpans {
    WireResource resource;
    std::vector<WireScopeSpans> scopeSpans;
};
BOOST_DESCRIBE_STRUCT(WireResourceSpans, (), (resource, scopeSpans))

struct WireExport {
    std::vector<WireResourceSpans> resourceSpans;
};
BOOST_DESCRIBE_STRUCT(WireExport, (), (resourceSpans))

constexpr int kError = 2;

WireAttribute text_attribute(std::string key, std::string text) {
    return {.key = std::move(key), .value = {.stringValue = std::move(text), .intValue = {}}};
}

WireAttribute attribute_of(const Attribute& attribute) {
    if (const auto* text = std::get_if<std::string>(&attribute.value))
        return text_attribute(attribute.name, *text);
    return {.key = attribute.name,
            .value = {.stringValue = {}, .intValue = std::to_string(std::get<std::int64_t>(attribute.value))}};
}

WireSpan span_of(const Finished& span) {
    WireSpan wire{.traceId = hex(span.context.trace),
                  .spanId = hex(span.context.span),
                  .parentSpanId = {},
                  .name = span.name,
                  .kind = static_cast<int>(span.kind),
                  .startTimeUnixNano = std::to_string(span.began),
                  .endTimeUnixNano = std::to_string(span.ended),
                  .attributes = {},
                  .status = {}};
    if (span.parent != SpanId{}) wire.parentSpanId = hex(span.parent);
    for (const Attribute& attribute : span.attributes) wire.attributes.push_back(attribute_of(attribute));
    if (span.failed) wire.status = WireStatus{kError};
    return wire;
}

}  // namespace

std::string otlp_json(const Service& service, const std::vector<Finished>& spans) {
    WireScopeSpans scope{.scope = {service.name}, .spans = {}};
    for (const Finished& span : spans) scope.spans.push_back(span_of(span));
    WireResourceSpans resource;
    resource.resource.attributes = {text_attribute("service.name", service.name),
                                    text_attribute("service.version", service.version),
                                    text_attribute("service.instance.id", service.instance)};
    resource.scopeSpans.push_back(std::move(scope));
    return json::write(WireExport{.resourceSpans = {std::move(resource)}}, 512 * (spans.size() + 1));
}

}  // namespace spaza::trace

#include "platform/trace/trace.hpp"

#include <gtest/gtest.h>
#include <string>

#include "platform/trace/otlp.hpp"

namespace spaza::trace {

namespace {

std::vector<Finished> taken(Recorder& recorder) { return recorder.take(100, {}, {}); }

std::optional<Context> caller(bool sampled) {
    return Context{.trace = new_trace_id(), .span = new_span_id(), .sampled = sampled};
}

TEST(Trace, APartIsAChildOfWhatItsThreadDoes) {
    Recorder recorder{{.per_thousand = 1000}};
    const Recording recording{recorder};
    const auto from = caller(false);
    {
        Span request{Kind::server, from};
        request.name("GET /carts");
        Span part{Kind::client};
        part.name("read");
        part.note("rows", 3);
    }
    const auto spans = taken(recorder);
    ASSERT_EQ(spans.size(), 2U);
    const Finished& part = spans[0];
    const Finished& request = spans[1];
    EXPECT_EQ(request.name, "GET /carts");
    EXPECT_EQ(request.parent, from->span);
    EXPECT_EQ(request.context.trace, from->trace);
    EXPECT_EQ(part.parent, request.context.span);
    EXPECT_EQ(part.context.trace, from->trace);
    EXPECT_LE(request.began, part.began);
    EXPECT_GE(request.ended, part.ended);
}

TEST(Trace, WithoutARequestThereIsNoPart) {
    Recorder recorder{{.per_thousand = 1000}};
    const Recording recording{recorder};
    { const Span part{Kind::client}; }
    EXPECT_TRUE(taken(recorder).empty());
}

TEST(Trace, NothingIsRecordedWithoutARecorderOrWhenNoLotIsDrawn) {
    {
        const Span request{Kind::server, caller(true)};
        EXPECT_FALSE(request.is_recorded());
    }
    Recorder recorder{{.per_thousand = 0}};
    const Recording recording{recorder};
    const Span request{Kind::server, caller(true)};
    EXPECT_FALSE(request.is_recorded());
    EXPECT_EQ(request.traceparent(), "");
}

TEST(Trace, CallersDecideOnlyWhereTheyAreFollowed) {
    const Recorder all{{.per_thousand = 1000}};
    EXPECT_TRUE(all.samples(caller(false)));
    const Recorder followed{{.per_thousand = 0, .follow_callers = true}};
    EXPECT_TRUE(followed.samples(caller(true)));
    EXPECT_FALSE(followed.samples(caller(false)));
    EXPECT_FALSE(followed.samples(std::nullopt));
}

TEST(Trace, ThereIsRoomForSoManyAndTheRestIsCounted) {
    Recorder recorder{{.per_thousand = 1000}, 3};
    const Recording recording{recorder};
    for (int i = 0; i < 5; ++i) {
        const Span request{Kind::server, std::nullopt};
    }
    EXPECT_EQ(taken(recorder).size(), 3U);
    EXPECT_EQ(recorder.let_go(), 2U);
}

TEST(Trace, IsSentAsTheProtocolSays) {
    Finished span{
        .context = *read_traceparent("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"),
        .parent = {1, 2, 3, 4, 5, 6, 7, 8},
        .kind = Kind::server,
        .name = "GET /products/{code}",
        .began = 1'700'000'000'000'000'001,
        .ended = 1'700'000'000'000'000'002,
        .attributes = {{"http.response.status_code", std::int64_t{503}}, {"http.route", "/products/{code}"}},
        .failed = true};
    const Service service{.name = "spaza", .version = "1", .instance = "a:7"};
    EXPECT_EQ(
        otlp_json(service, {span}),
        R"({"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"spaza"}},)"
        R"({"key":"service.version","value":{"stringValue":"1"}},)"
        R"({"key":"service.instance.id","value":{"stringValue":"a:7"}}]},)"
        R"("scopeSpans":[{"scope":{"name":"spaza"},"spans":[{"traceId":"4bf92f3577b34da6a3ce929d0e0e4736",)"
        R"("spanId":"00f067aa0ba902b7","parentSpanId":"0102030405060708","name":"GET /products/{code}","kind":2,)"
        R"("startTimeUnixNano":"1700000000000000001","endTimeUnixNano":"1700000000000000002",)"
        R"("attributes":[{"key":"http.response.status_code","value":{"intValue":"503"}},)"
        R"({"key":"http.route","value":{"stringValue":"/products/{code}"}}],"status":{"code":2}}]}]}]})");
    span.parent = {};
    span.failed = false;
    const std::string root = otlp_json(service, {span});
    EXPECT_EQ(root.find("parentSpanId"), std::string::npos);
    EXPECT_EQ(root.find("status\":{"), std::string::npos);
}

}  // namespace

}  // namespace spaza::trace

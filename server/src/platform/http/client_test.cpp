#include "platform/http/client.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

#include "platform/http/server_test_fixture.hpp"
#include "platform/trace/trace.hpp"

namespace spaza::http {
namespace {

class OutboundCalls : public Transport {
protected:
    OutboundCall to(const char* host, const char* path) const {
        OutboundCall call;
        call.url = std::string{"http://"} + host + ':' + std::to_string(server->port()) + path;
        return call;
    }
};

TEST_F(OutboundCalls, ToTheInternetAloneRefuseThisMachineUnderWhateverName) {
    start();
    for (const char* host : {"127.0.0.1", "localhost"}) {
        OutboundCall call = to(host, "/fast/1");
        call.public_only = true;
        const OutboundAnswer refused = send(call);
        EXPECT_EQ(refused.status, 0) << host;
        EXPECT_EQ(refused.failure, "its address is none of the internet") << host;
        call.public_only = false;
        EXPECT_EQ(send(call).status, 200) << host;
    }
}

TEST_F(OutboundCalls, KeepTheBeginningOfALongAnswerForThoseWhoWantIt) {
    start();
    OutboundCall call = to("127.0.0.1", "/large");
    call.most_bytes = 100;
    const OutboundAnswer refused = send(call);
    EXPECT_EQ(refused.status, 0);
    EXPECT_FALSE(refused.failure.empty());
    call.cut_long = true;
    const OutboundAnswer cut = send(call);
    EXPECT_EQ(cut.status, 200);
    EXPECT_EQ(cut.body, std::string(100, 'x'));
}

TEST_F(OutboundCalls, ThatAreDirectAskNoProxy) {
    start();
    setenv("http_proxy", to("127.0.0.1", "").url.c_str(), 1);
    OutboundCall call;
    call.url = "http://erp.invalid/hooks";
    const int by_proxy = send(call).status;
    call.direct = true;
    const int direct = send(call).status;
    unsetenv("http_proxy");
    EXPECT_NE(by_proxy, 0) << "the proxy answers, whatever it says";
    EXPECT_EQ(direct, 0) << "nobody has that name";
}

TEST_F(OutboundCalls, TellTheOtherServerWhatTheyArePartOf) {
    router.add("GET", "/reported",
               [](const Request& request) { return ok(std::string{request.header("traceparent")}); });
    start();
    EXPECT_EQ(send(to("127.0.0.1", "/reported")).body, "") << "nothing is recorded";
    trace::Recorder recorder{{.per_thousand = 0, .follow_callers = true}};
    std::string reported;
    const trace::Context caller{.trace = trace::new_trace_id(), .span = trace::new_span_id(), .sampled = true};
    {
        const trace::Recording recording{recorder};
        const trace::Span job{trace::Kind::internal, caller};
        reported = send(to("127.0.0.1", "/reported")).body;
    }
    const auto spans = recorder.take(100, {}, {});
    const auto call = std::ranges::find(spans, trace::Kind::client, &trace::Finished::kind);
    ASSERT_NE(call, spans.end());
    EXPECT_EQ(reported, trace::traceparent(call->context));
    EXPECT_EQ(call->context.trace, caller.trace);
    EXPECT_EQ(call->name, "GET 127.0.0.1:" + std::to_string(server->port()));
}

}  // namespace
}  // namespace spaza::http

#include "platform/trace/trace_context.hpp"

#include <gtest/gtest.h>
#include <string>

namespace spaza::trace {

namespace {

// The example of the standard (W3C Trace Context §3.2.2.5).
constexpr const char* kExample = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

TEST(TraceContext, ReadsAndWritesTheExampleOfTheStandard) {
    const auto context = read_traceparent(kExample);
    ASSERT_TRUE(context);
    EXPECT_EQ(hex(context->trace), "4bf92f3577b34da6a3ce929d0e0e4736");
    EXPECT_EQ(hex(context->span), "00f067aa0ba902b7");
    EXPECT_TRUE(context->sampled);
    EXPECT_EQ(traceparent(*context), kExample);
}

TEST(TraceContext, OnlyTheLowestFlagSaysSampled) {
    EXPECT_FALSE(read_traceparent("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00")->sampled);
    EXPECT_FALSE(read_traceparent("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-fe")->sampled);
    EXPECT_TRUE(read_traceparent("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-ff")->sampled);
}

TEST(TraceContext, ALaterVersionMaySayMore) {
    EXPECT_TRUE(read_traceparent("cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"));
    EXPECT_TRUE(read_traceparent("cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what-will-be"));
    EXPECT_FALSE(read_traceparent("cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01.what"));
}

class BadTraceparent : public testing::TestWithParam<std::string> {};
TEST_P(BadTraceparent, IsNotRead) { EXPECT_FALSE(read_traceparent(GetParam())); }
INSTANTIATE_TEST_SUITE_P(All, BadTraceparent,
                         testing::Values("", "00", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0",
                                         "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
                                         "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                                         "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
                                         "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                                         "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
                                         "00_4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                                         "00-4bf92f3577b34da6a3ce929d0e0e473g-00f067aa0ba902b7-01",
                                         "0x-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                                         "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-zz"));

TEST(TraceContext, NewIdsDiffer) {
    EXPECT_NE(new_trace_id(), new_trace_id());
    EXPECT_NE(new_span_id(), new_span_id());
    EXPECT_NE(new_span_id(), SpanId{});
}

}  // namespace

}  // namespace spaza::trace

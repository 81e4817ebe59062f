#include "platform/sms/sms.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace spaza::sms {
namespace {

TEST(Sms, WritesSouthAfricanNumbersInternationally) {
    EXPECT_EQ(international("082 123 4567"), "+27821234567");
    EXPECT_EQ(international("+27821234567"), "+27821234567");
    EXPECT_EQ(international("821234567"), "");
    EXPECT_EQ(international(""), "");
}

struct BulkSms : ::testing::Test {
    http::OutboundCall heard;
    http::OutboundAnswer answer{.status = 201, .body = "[]", .failure = {}};
    BulkSmsSender sender{{"https://api.bulksms.example/v1", "id", "secret"},
                         [this](const http::OutboundCall& call) {
                             heard = call;
                             return answer;
                         }};
    const Message message{"sms:shipped:1-A:7", "+27821234567", "On its way"};
};

TEST_F(BulkSms, PostsAsTheirContractSays) {
    sender.send(message);

    EXPECT_EQ(heard.method, "POST");
    EXPECT_TRUE(
        heard.url.starts_with("https://api.bulksms.example/v1/messages?auto-unicode=false&deduplication-id="));
    EXPECT_EQ(heard.headers[1], (std::pair<std::string, std::string>{"Authorization", "Basic aWQ6c2VjcmV0"}));
    const auto body = boost::json::parse(heard.body).as_object();
    EXPECT_EQ(body.at("to").as_string(), "+27821234567");
    EXPECT_EQ(body.at("body").as_string(), "On its way");
    EXPECT_EQ(body.at("encoding").as_string(), "TEXT");
    EXPECT_LE(body.at("userSuppliedId").as_string().size(), 20U);
}

TEST_F(BulkSms, ATryAgainCarriesTheSameDeduplicationId) {
    sender.send(message);
    const std::string first = heard.url;
    sender.send(message);
    EXPECT_EQ(heard.url, first);
}

TEST_F(BulkSms, WhatIsRefusedIsGivenUpAndTheRestIsTriedAgain) {
    answer.status = 400;
    EXPECT_THROW(sender.send(message), storage::Undeliverable);
    for (const int status : {0, 401, 403, 429, 500}) {
        answer.status = status;
        try {
            sender.send(message);
            ADD_FAILURE() << status;
        } catch (const storage::Undeliverable&) {
            ADD_FAILURE() << status;
        } catch (const std::runtime_error&) {
        }
    }
}

}  // namespace
}  // namespace spaza::sms

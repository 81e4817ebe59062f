#include "platform/s3/signature.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/digest.hpp"

namespace spaza::s3 {
namespace {

using testing::EndsWith;

/// Of Amazon's test suite for Signature Version 4.
std::string in_suite(const std::string& method, std::vector<std::pair<std::string, std::string>> query = {}) {
    const AccessKey key{"AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"};
    const std::string date = "20150830T123600Z";
    return authorization({.method = method,
                          .path = "/",
                          .query = std::move(query),
                          .headers = {{"x-amz-date", date}, {"host", "example.amazonaws.com"}},
                          .payload_sha256 = sha256_hex("")},
                         key, "us-east-1", "service", date);
}

TEST(S3Signature, IsThatOfAmazonsTestSuite) {
    EXPECT_EQ(in_suite("GET"),
              "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, "
              "SignedHeaders=host;x-amz-date, "
              "Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31");
    EXPECT_THAT(in_suite("POST"), EndsWith("5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"));
    EXPECT_THAT(in_suite("GET", {{"Param2", "value2"}, {"Param1", "value1"}}),
                EndsWith("b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"));
}

/// Of Amazon's documentation of S3, with a payload that is signed.
std::string in_documentation(CallToSign call, const std::string& body) {
    const AccessKey key{"AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"};
    const std::string date = "20130524T000000Z";
    call.payload_sha256 = sha256_hex(body);
    call.headers.emplace_back("host", "examplebucket.s3.amazonaws.com");
    call.headers.emplace_back("x-amz-content-sha256", call.payload_sha256);
    call.headers.emplace_back("x-amz-date", date);
    return authorization(call, key, "us-east-1", "s3", date);
}

TEST(S3Signature, IsThatOfTheDocumentedCalls) {
    EXPECT_THAT(in_documentation({.method = "GET",
                                  .path = "/test.txt",
                                  .query = {},
                                  .headers = {{"range", "bytes=0-9"}},
                                  .payload_sha256 = {}},
                                 ""),
                EndsWith("SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, "
                         "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"));
    EXPECT_THAT(in_documentation({.method = "PUT",
                                  .path = encoded_path("/test$file.text"),
                                  .query = {},
                                  .headers = {{"date", "Fri, 24 May 2013 00:00:00 GMT"},
                                              {"x-amz-storage-class", "REDUCED_REDUNDANCY"}},
                                  .payload_sha256 = {}},
                                 "Welcome to Amazon S3."),
                EndsWith("98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"));
    EXPECT_THAT(
        in_documentation(
            {.method = "GET", .path = "/", .query = {{"lifecycle", ""}}, .headers = {}, .payload_sha256 = {}}, ""),
        EndsWith("fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"));
    EXPECT_THAT(in_documentation({.method = "GET",
                                  .path = "/",
                                  .query = {{"prefix", "J"}, {"max-keys", "2"}},
                                  .headers = {},
                                  .payload_sha256 = {}},
                                 ""),
                EndsWith("34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"));
}

TEST(S3Signature, ASecretOrDateMoreIsAnotherSignature) {
    const CallToSign call{
        .method = "GET", .path = "/", .query = {}, .headers = {}, .payload_sha256 = sha256_hex("")};
    const auto with = [&](const std::string& secret, const std::string& date) {
        return authorization(call, {"id", secret}, "r", "s3", date);
    };
    EXPECT_NE(with("a", "20150830T123600Z"), with("b", "20150830T123600Z"));
    EXPECT_NE(with("a", "20150830T123600Z"), with("a", "20150831T123600Z"));
}

TEST(S3Signature, WritesDatesAndPathsAsTheyAreSigned) {
    EXPECT_EQ(amz_date(parse_iso_time("2015-08-30T12:36:00Z").value()), "20150830T123600Z");
    EXPECT_EQ(encoded_path("/a b/c$/~_-."), "/a%20b/c%24/~_-.");
    EXPECT_EQ(canonical_query({{"b", "1 2"}, {"a", "/"}}), "a=%2F&b=1%202");
}

}  // namespace
}  // namespace spaza::s3

#include "platform/http/multipart.hpp"

#include <gmock/gmock.h>

namespace spaza::http {
namespace {

Request form(std::string body, std::string boundary = "x") {
    Request request;
    request.headers = {{"content-type", "multipart/form-data; boundary=" + boundary}};
    request.body = std::move(body);
    return request;
}

std::string part(const std::string& head, const std::string& content, const std::string& boundary = "x") {
    return "--" + boundary + "\r\nContent-Disposition: form-data; " + head + "\r\n\r\n" + content + "\r\n";
}

/// A form that keeps the body its parts lie in.
struct Parsed {
    explicit Parsed(std::string text, const std::string& boundary = "x")
        : body{std::move(text)}, parts{parse_multipart(body, boundary).value()} {}
    std::string body;
    std::vector<FormPart> parts;
};

TEST(Multipart, ReadsFieldsAndFilesAsBrowsersWriteThem) {
    const auto request =
        form(part("name=\"subject\"", "The lift") +
             part("name=\"file\"; filename=\"a%22b.png\"\r\nContent-Type: image/png", "\x89PNG\r\n\r\n--y") +
             part("name=\"empty\"", "") + "--x--\r\n");

    const auto parts = read_multipart(request);

    ASSERT_TRUE(parts);
    ASSERT_EQ(parts->size(), 3);
    EXPECT_EQ(parts->at(0).name, "subject");
    EXPECT_EQ(parts->at(0).content, "The lift");
    EXPECT_EQ(parts->at(0).filename, std::nullopt);
    EXPECT_EQ(parts->at(1).filename, "a%22b.png");
    EXPECT_EQ(parts->at(1).content_type, "image/png");
    EXPECT_EQ(parts->at(1).content, "\x89PNG\r\n\r\n--y");
    EXPECT_EQ(parts->at(2).content, "");
}

TEST(Multipart, ReadsEscapedQuotesAndQuotedBoundaries) {
    const auto request = form(part(R"(name="file"; filename="a\"b\\c.pdf")", "1", "a b") + "--a b--", "\"a b\"");

    const auto parts = read_multipart(request);

    ASSERT_TRUE(parts);
    EXPECT_EQ(parts->at(0).filename, R"(a"b\c.pdf)");
}

TEST(Multipart, RefusesAnotherKindOfBody) {
    Request request = form("{}");
    request.headers = {{"content-type", "application/json"}};

    const auto refused = read_multipart(request);

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().type, "UnsupportedMediaTypeError");
}

TEST(Multipart, SkipsAPreamble) {
    for (const std::string before : {"\r\n", "This is a message in parts.\r\n"}) {
        const std::string body = before + part("name=\"a\"", "1") + "--x--";  // parts are views of it
        const auto parts = parse_multipart(body, "x");
        ASSERT_TRUE(parts) << before;
        ASSERT_EQ(parts->size(), 1u);
        EXPECT_EQ(parts->front().content, "1");
    }
}

TEST(Multipart, RefusesWhatIsCutShortOrHostile) {
    const std::string good = part("name=\"a\"", "1");
    ASSERT_TRUE(parse_multipart(good + "--x--", "x"));
    for (const std::string& body :
         {std::string{}, std::string{"--x"}, good, good + "--x", good + "--x-", good + "--x--more",
          "before" + good + "--x--", std::string{"--x\r\n\r\n\r\n1\r\n--x--"}, part("", "1") + "--x--",
          part("name=\"\"", "1") + "--x--", part("name=\"a\"; name=\"b\"", "1") + "--x--",
          part("name=\"a", "1") + "--x--", part("name=\"a\xff\"", "1") + "--x--",
          part(std::string{"name=\"a\0\"", 10}, "1") + "--x--",
          part("name=\"a\"\r\nContent-Transfer-Encoding: base64", "MQ==") + "--x--",
          part("name=\"a\"\r\n folded: line", "1") + "--x--",
          part("name=\"a\"\r\nContent-Disposition: form-data; name=\"b\"", "1") + "--x--",
          part("name=\"a\"\r\nX: " + std::string(kLongestPartHead, 'x'), "1") + "--x--"})
        EXPECT_FALSE(parse_multipart(body, "x")) << body;
}

TEST(Multipart, TakesABoundedNumberOfParts) {
    std::string body;
    for (std::size_t i = 0; i < kMostFormParts; ++i) body += part("name=\"a\"", "1");

    EXPECT_TRUE(parse_multipart(body + "--x--", "x"));
    EXPECT_FALSE(parse_multipart(body + part("name=\"a\"", "1") + "--x--", "x"));
}

TEST(Multipart, KnowsBoundariesThatMayBe) {
    EXPECT_EQ(multipart_boundary("multipart/form-data; boundary=----WebKitFormBoundaryA1"),
              "----WebKitFormBoundaryA1");
    EXPECT_EQ(multipart_boundary("Multipart/Form-Data;charset=utf-8; Boundary=\"a b\""), "a b");
    for (const std::string type :
         {"multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"a ",
          "multipart/form-data; boundary=\"a \"", "multipart/form-data; boundary=a; boundary=b",
          "multipart/mixed; boundary=a", "multipart/form-data; boundary=a\"b"})
        EXPECT_EQ(multipart_boundary(type), std::nullopt) << type;
    EXPECT_EQ(multipart_boundary("multipart/form-data; boundary=" + std::string(71, 'a')), std::nullopt);
}

TEST(Multipart, AFieldComesOnceAndIsText) {
    const Parsed once{part("name=\"a\"", "1") + "--x--"};
    EXPECT_EQ(field_of(once.parts, "a").value(), "1");
    EXPECT_EQ(field_of(once.parts, "b").value(), std::nullopt);

    const Parsed twice{part("name=\"a\"", "1") + part("name=\"a\"", "2") + "--x--"};
    EXPECT_EQ(field_of(twice.parts, "a").error().subject, "a");
    const Parsed no_text{part("name=\"a\"", "\xff") + "--x--"};
    EXPECT_EQ(field_of(no_text.parts, "a").error().subject, "a");
    const Parsed a_file{part("name=\"a\"; filename=\"f\"", "1") + "--x--"};
    EXPECT_EQ(field_of(a_file.parts, "a").error().subject, "a");
}

TEST(Multipart, TheSamePartsAreKnownAgainUnderAnotherBoundary) {
    const Parsed one{part("name=\"a\"", "1") + "--x--"};
    const Parsed again{part("name=\"a\"", "1", "other") + "--other--", "other"};
    const Parsed other{part("name=\"a\"", "2") + "--x--"};
    const Parsed as_file{part("name=\"a\"; filename=\"\"", "1") + "--x--"};

    EXPECT_EQ(multipart_fingerprint(one.parts), multipart_fingerprint(again.parts));
    EXPECT_NE(multipart_fingerprint(one.parts), multipart_fingerprint(other.parts));
    EXPECT_NE(multipart_fingerprint(one.parts), multipart_fingerprint(as_file.parts));
}

}  // namespace
}  // namespace spaza::http

#include "platform/http/answer_form.hpp"

#include <gtest/gtest.h>

namespace spaza::http {
namespace {

Request asking(const std::string& accept, const std::string& path = "/occ/v2/spaza/products/1") {
    Request request;
    request.method = "GET";
    request.path = request.target = path;
    request.from_network = true;
    if (!accept.empty()) request.headers.emplace_back("accept", accept);
    return request;
}

std::string inside(std::string_view json) {
    const std::string xml = xml_of(json, "r");
    constexpr std::string_view kHead = R"(<?xml version="1.0" encoding="UTF-8"?>)";
    EXPECT_TRUE(xml.starts_with(kHead));
    return xml.substr(kHead.size());
}

TEST(AnswerForm, IsWhatAcceptLikesBest) {
    using enum AnswerForm;
    for (const char* json :
         {"", "*/*", "application/json", "application/*", "application/json, application/xml",
          "application/xml;q=0.5, application/json", "application/xml;q=0, */*", "text/html, */*"})
        EXPECT_EQ(form_wanted(asking(json)), AnswerForm::json) << json;
    for (const char* wanted : {"application/xml", "text/xml", "Application/XML; charset=utf-8",
                               "application/xml, */*;q=0.8", "application/json;q=0.4,application/xml;q=0.5",
                               "*/*, application/json;q=0", "text/*", "text/html,application/xml;q=0.9,*/*;q=0.8"})
        EXPECT_EQ(form_wanted(asking(wanted)), xml) << wanted;
    for (const char* none : {"text/csv", "image/*", "application/json;q=0", "application/json;q=none", ","})
        EXPECT_EQ(form_wanted(asking(none)), neither) << none;
}

TEST(AnswerForm, IsAskedForWithoutAZoneAlone) {
    EXPECT_EQ(form_wanted(asking("application/xml", "/occ/v2/spaza/channel/web/zone/G205/products/1")),
              AnswerForm::json);
    EXPECT_EQ(form_wanted(asking("application/xml", "/backoffice/api/orders")), AnswerForm::json);
    EXPECT_EQ(form_wanted(asking("application/xml", "/occ/v2/nowhere")), AnswerForm::xml);
    Request own = asking("application/xml");
    own.from_network = false;
    EXPECT_EQ(form_wanted(own), AnswerForm::json);
}

TEST(AnswerForm, HasRootsByTheContract) {
    EXPECT_EQ(root_of("GET", "/products/{productCode}"), "product");
    EXPECT_EQ(root_of("GET", "/products/{anything}"), "product");
    EXPECT_EQ(root_of("GET", "/products/search"), "productSearchPage");
    EXPECT_EQ(root_of("GET", "/download/invoice/{invoiceNumber}"), "");
}

TEST(Xml, HasElementsForMembersAndListItems) {
    EXPECT_EQ(inside(R"({"a":1,"b":[{"c":"x"},{"c":"y"}],"d":[],"e":null,"f":{"g":true},"h":-0.5,"i":1299.00})"),
              "<r><a>1</a><b><c>x</c></b><b><c>y</c></b><f><g>true</g></f><h>-0.5</h><i>1299</i></r>");
    EXPECT_EQ(inside(R"([1,[2,3]])"), "<r><item>1</item><item><item>2</item><item>3</item></item></r>");
    EXPECT_EQ(inside(R"({"rows":[[1],[2]]})"), "<r><rows><item>1</item></rows><rows><item>2</item></rows></r>");
    EXPECT_EQ(inside(R"({"n":12345678901234567,"m":100000000000000000000})"),
              "<r><n>12345678901234567</n><m>100000000000000000000</m></r>");
}

TEST(Xml, IsWellFormedForEveryText) {
    EXPECT_EQ(inside(R"({"a":"<b> & \"c\" ' ]]>"})"), "<r><a>&lt;b&gt; &amp; &quot;c&quot; ' ]]&gt;</a></r>");
    EXPECT_EQ(inside(R"({"a":"\u0000\u0001\u001f\ufffe\uffff|\t\n\r|é\ud83d\ude00"})"),
              "<r><a>|\t\n&#13;|é\xF0\x9F\x98\x80</a></r>");
    EXPECT_EQ(inside(R"({"1":"x","a b":"y","<":"z","":"w","ok-1.x":"v"})"),
              R"(<r><member name="1">x</member><member name="a b">y</member><member name="&lt;">z</member>)"
              R"(<member name="">w</member><ok-1.x>v</ok-1.x></r>)");
}

TEST(Xml, TakesThePlaceOfJsonAndOfNothingElse) {
    Response refusal =
        problem(fail(Reason::not_found, "product.unknown", "1", "UnknownIdentifierError", "product").error());
    make_xml(refusal, "product");
    EXPECT_EQ(refusal.content_type, "application/xml");
    EXPECT_NE(refusal.content().find("<errorList><errors><type>UnknownIdentifierError</type>"), std::string::npos);
    Response document = ok("%PDF");
    document.content_type = "application/pdf";
    make_xml(document, "");
    EXPECT_EQ(document.content(), "%PDF");
    Response nothing = no_content();
    make_xml(nothing, "product");
    EXPECT_EQ(nothing.content(), "");
}

}  // namespace
}  // namespace spaza::http

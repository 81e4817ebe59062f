#include "platform/mail/mail_template.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "base/assets.hpp"

namespace spaza::mail {
namespace {

std::string filled(std::string_view text, const char* json, Escape escape = Escape::none) {
    return fill(text, boost::json::parse(json).as_object(), escape);
}

TEST(MailTemplate, FillsMembersAndRepeatsLists) {
    EXPECT_EQ(filled("Hello {{name}}, {{missing}}{{count}}", R"({"name":"Thandi","count":3})"), "Hello Thandi, 3");
    EXPECT_EQ(filled("{{#items}}\n{{n}} x {{name}}\n{{/items}}\n.", R"({"name":"TV","items":[{"n":1},{"n":2}]})"),
              "1 x TV\n2 x TV\n.");
}

TEST(MailTemplate, ShowsBlocksForWhatIsThereOrNot) {
    EXPECT_EQ(filled("{{#a}}yes{{/a}}{{^a}}no{{/a}}", R"({"a":""})"), "no");
    EXPECT_EQ(filled("{{#a}}yes{{/a}}{{^a}}no{{/a}}", R"({"a":{"b":1}})"), "yes");
    EXPECT_EQ(filled("{{^items}}none{{/items}}", R"({"items":[]})"), "none");
    EXPECT_EQ(filled("{{#a}}{{#a}}x{{/a}}{{/a}}", R"({"a":"1"})"), "x");
}

TEST(MailTemplate, EscapesHtmlAndNeverFillsTwice) {
    EXPECT_EQ(filled("<b>{{name}}</b>", R"({"name":"<script>&\""})", Escape::html),
              "<b>&lt;script&gt;&amp;&quot;</b>");
    EXPECT_EQ(filled("{{name}}", R"({"name":"{{secret}}","secret":"x"})"), "{{secret}}");
}

TEST(MailTemplate, RefusesWhatIsNotClosed) {
    EXPECT_THROW(filled("{{#a}}x", R"({"a":1})"), std::invalid_argument);
    EXPECT_THROW(filled("{{a", "{}"), std::invalid_argument);
    EXPECT_THROW(render_mail("no-such", {}), std::invalid_argument);
}

TEST(MailTemplate, WritesAnOrderConfirmation) {
    const auto data = boost::json::parse(R"({
        "shop": "Kloof Hardware", "firstName": "Thandi", "orderCode": "00001234", "placed": "Fri 12 June",
        "entries": [{"name": "TV <55>", "code": "10448821", "quantity": 2, "total": "R 25 998.00",
                     "promise": "Delivered by Mon 15 June"}],
        "items": "R 25 998.00", "discounts": [{"name": "Two for less", "amount": "R 998.00"}],
        "deliveryCost": "R 0.00", "tax": "R 3 260.87", "total": "R 25 000.00", "deliveryAddress": {"firstName": "Sipho", "formattedAddress": "12 Berger Street"}
    })")
                          .as_object();

    const Mail mail = render_mail("order-confirmation", data);

    EXPECT_EQ(mail.subject, "Your Kloof Hardware order 00001234");
    EXPECT_NE(mail.text.find("2 x TV <55> (10448821)  R 25 998.00\n    Delivered by Mon 15 June\n"),
              std::string::npos)
        << mail.text;
    EXPECT_NE(mail.text.find("Two for less   -R 998.00"), std::string::npos) << mail.text;
    EXPECT_NE(mail.text.find("Sipho"), std::string::npos);
    EXPECT_NE(mail.html.find("TV &lt;55&gt;"), std::string::npos);
    EXPECT_EQ(mail.html.find("{{"), std::string::npos);
}

TEST(MailTemplate, EveryMailHasASubjectAndBothForms) {
    int seen = 0;
    for (const Asset& file : assets()) {
        constexpr std::string_view kFolder = "server/assets/mail/";
        if (!file.path.starts_with(kFolder) || !file.path.ends_with(".txt")) continue;
        const auto name = file.path.substr(kFolder.size(), file.path.size() - kFolder.size() - 4);
        const Mail mail = render_mail(name, {});
        EXPECT_FALSE(mail.subject.empty()) << name;
        EXPECT_FALSE(mail.html.empty()) << name;
        ++seen;
    }
    EXPECT_GE(seen, 3);
}

}  // namespace
}  // namespace spaza::mail

#include "shop/tv_licence/tv_licence_rules.hpp"

#include <gtest/gtest.h>

#include "shop/tv_licence/sabc_service.hpp"

namespace spaza {
namespace {

std::vector<std::string> problems(const LicenceForm& form) {
    const auto question = licence_question(form);
    if (question) return {};
    std::vector<std::string> keys{question.error().message_key};
    for (const Error& each : question.error().more) keys.push_back(each.message_key);
    return keys;
}

using Keys = std::vector<std::string>;

TEST(LicenceQuestion, NeedsAKindANumberAndTheDeclaration) {
    EXPECT_EQ(problems({7, "8001015009087", "", true}), Keys{});
    EXPECT_EQ(problems({40, "", "A1234567", true}), Keys{});
    EXPECT_EQ(problems({8, "8001015009087", "", true}), Keys{"tvLicence.typeNeeded"});
    EXPECT_EQ(problems({7, "", "", true}), Keys{"validation.idNumber.mandatory"});
    EXPECT_EQ(problems({7, "8001015009088", "", true}), Keys{"validation.idNumber.invalid"});
    EXPECT_EQ(problems({7, "", "A1", true}), Keys{"validation.passportNumber.invalid"});
    EXPECT_EQ(problems({7, "8001015009087", "", false}), Keys{"validation.licenceDeclaration.mandatory"});
}

TEST(LicenceQuestion, AsksByIdNumberWhenBothAreGiven) {
    const auto question = licence_question({7, "8001015009087", "A1234567", true});
    EXPECT_EQ(question->holder.passport_number, "");
}

Address licence_test_address() {
    Address address;
    address.form.first_name = "Thandi Élise";
    address.form.last_name = "Nkosi";
    address.form.cellphone = "0821234567";
    address.form.line1 = "12 Long Street;=1+1;";
    return address;
}

TEST(Register, QuotesWhatASpreadsheetWouldMisread) {
    const std::string text = register_csv({{.order = OrderCode{"10000001"},
                                            .sold_at = from_millis(1'790'000'000'000),
                                            .product = ProductCode{"TV"},
                                            .name = "=SUM(A1), \"55\"",
                                            .units = 2,
                                            .kind = LicenceKind::holiday,
                                            .holder = {"", "A1234567"},
                                            .licence_number = "39",
                                            .fee = Money::cents(265'00),
                                            .outstanding = {},
                                            .address = licence_test_address()}});
    EXPECT_NE(text.find("\"'=SUM(A1), \"\"55\"\"\",2,holiday,39,265.00,0.00,Nkosi,TÉ,,A1234567,\"12 Long "
                        "Street;'=1+1;\",0821234567\n"),
              std::string::npos)
        << text;
}

struct PlayedCalls final : WebCalls {
    Answer answer;
    std::string url;
    std::string body;
    Answer get(const std::string&, const Headers&) override { return {}; }
    Answer post_form(const std::string&, const std::string&, const Headers&) override { return {}; }
    Answer post_json(const std::string& to, const std::string& text, const Headers&) override {
        url = to;
        body = text;
        return answer;
    }
};

const LicenceQuestion kAsked{LicenceKind::holiday, {"8001015009087", ""}};

TEST(Sabc, AsksAndReads) {
    PlayedCalls calls;
    calls.answer = {200, R"({"licenceNumber":"39","feeCents":0,"outstandingCents":33920})"};
    const auto answer = SabcService{{"https://sabc.example/x", "t"}, calls}.ask(kAsked);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->licence_number, "39");
    EXPECT_EQ(answer->outstanding, Money::cents(339'20));
    EXPECT_EQ(calls.body, R"({"licenceType":40,"idNumber":"8001015009087"})");
}

TEST(Sabc, TakesNothingButAWholeSaneAnswer) {
    PlayedCalls calls;
    for (const WebCalls::Answer& bad : {WebCalls::Answer{0, ""},
                                        {503, ""},
                                        {200, "{}x"},
                                        {200, R"({"licenceNumber":"1"})"},
                                        {200, R"({"feeCents":-1,"outstandingCents":0})"},
                                        {200, R"({"feeCents":0,"outstandingCents":99999999})"}}) {
        calls.answer = bad;
        EXPECT_FALSE((SabcService{{"https://sabc.example/x", ""}, calls}.ask(kAsked))) << bad.body;
    }
}

TEST(Sabc, IsNotAskedWhenItIsNowhere) {
    PlayedCalls calls;
    EXPECT_FALSE((SabcService{{}, calls}.ask(kAsked)));
    EXPECT_EQ(calls.url, "");
}

}  // namespace
}  // namespace spaza

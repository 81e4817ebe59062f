#include "app/setup/answers.hpp"

#include <gtest/gtest.h>
#include <sstream>

#include "app/commands/command_failed.hpp"
#include "app/setup/questions.hpp"

namespace spaza::app {
namespace {

std::string said_by(const std::function<void()>& what) {
    try {
        what();
    } catch (const CommandFailed& failed) {
        return failed.what();
    }
    return "nothing";
}

TEST(Answers, ReadHoursAsPeopleWriteThem) {
    EXPECT_EQ(hours_in_words("Mon-Fri 08:00-17:00, Sat 08:00-13:00"),
              "closed|08:00-17:00|08:00-17:00|08:00-17:00|08:00-17:00|08:00-17:00|08:00-13:00");
    EXPECT_EQ(hours_in_words("saturday-sunday 10:00-14:00"),
              "10:00-14:00|closed|closed|closed|closed|closed|10:00-14:00");
    const std::string week = "closed|08:00-17:00|08:00-17:00|08:00-17:00|08:00-17:00|08:00-17:00|08:00-13:00";
    EXPECT_EQ(hours_in_words(week), week);
    for (const char* wrong : {"", "9 to 5", "Mon 17:00-08:00", "Foo 08:00-17:00", "Mon-Fri", "Mon 25:00-26:00"})
        EXPECT_EQ(hours_in_words(wrong), std::nullopt) << wrong;
}

TEST(Answers, PlaceAStoreByItsPostalCodeAndNameWhatIsWrong) {
    Answers answers;
    answers.set("shop.name", "Kloof");
    answers.set_store("postalCode", "7646");
    answers.set_store("hours", "Mon-Fri 08:00-17:00");
    EXPECT_TRUE(answers.complete_store().empty());
    EXPECT_EQ(answers.store("code"), "S1");
    EXPECT_EQ(answers.store("province"), "ZA-WC");
    EXPECT_EQ(answers.store("town"), "Paarl");
    EXPECT_NE(answers.stores_file().find("S1,S1,Kloof Paarl,"), std::string::npos) << answers.stores_file();

    Answers nowhere;
    nowhere.set_store("postalCode", "12");
    nowhere.set_store("hours", "always");
    const auto problems = nowhere.complete_store();
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[0], "hours 'always' cannot be read; write them as Mon-Fri 08:00-17:00, Sat 08:00-13:00");
    EXPECT_NE(problems[1].find("postalCode '12' is not known"), std::string::npos);
}

TEST(Answers, RefuseWhatNoSettingTakes) {
    Answers answers;
    EXPECT_NE(said_by([&] { answers.set("shop.nmae", "x"); }).find("(did you mean shop.name?)"),
              std::string::npos);
    EXPECT_NE(said_by([&] { answers.set("shop.email", "x"); }), "nothing");
    EXPECT_NE(said_by([&] { answers.set("mail.smtp_url", "x"); }), "nothing");
    EXPECT_NE(said_by([&] { answers.set_store("hour", "x"); }).find("(did you mean hours?)"), std::string::npos);
    answers.set("shop.name", "First \"\\");
    answers.set("shop.name", "Second");
    EXPECT_EQ(answers.text("shop.name"), "First \"\\") << "what came first stays";
    EXPECT_NE(answers.settings_file().find("\nname = \"First \\\"\\\\\"\n"), std::string::npos);
}

TEST(Questions, AskAgainForWhatCannotBeTakenAndOnlyForWhatIsNotKnown) {
    Answers answers;
    answers.set("shop.tagline", "Tools");
    std::istringstream in{
        "\nKloof Hardware\n\n\n\n12 Lady Grey Street\nPaarl\n\nkloof\nhelp@kloof.example\n12\n+27215550142\n"
        "yes\n12 Lady Grey Street\nPaarl Central\n7646\n\n\nalways\n\n"
        "12 Lady Grey Street\nPaarl Central\n7646\n\n\n\n\n"
        "payfats\npayfast\n10000100\nsecret-key\n\n\n\n"};
    std::ostringstream out;
    Questions{in, out, answers}.ask();
    EXPECT_EQ(answers.text("shop.name"), "Kloof Hardware");
    EXPECT_EQ(answers.text("shop.legal_name"), "Kloof Hardware");
    EXPECT_EQ(answers.text("shop.address"), "12 Lady Grey Street, Paarl");
    EXPECT_EQ(answers.text("shop.email"), "help@kloof.example");
    EXPECT_EQ(answers.text("shop.phone"), "+27215550142");
    EXPECT_EQ(answers.store("displayName"), "Kloof Hardware Paarl");
    EXPECT_EQ(answers.store("hours").substr(0, 18), "closed|08:00-17:00");
    EXPECT_EQ(answers.text("payments.payfast_merchant_id"), "10000100");
    EXPECT_EQ(answers.text("payments.payfast_merchant_key"), "secret-key");
    EXPECT_EQ(answers.text("mail.from"), "no-reply@kloof.example");
    EXPECT_FALSE(answers.has("mail.smtp_url"));
    const std::string said = out.str();
    EXPECT_EQ(said.find("What it sells"), std::string::npos);
    EXPECT_NE(said.find("this is needed"), std::string::npos);
    EXPECT_NE(said.find("must be a plain address"), std::string::npos);
    EXPECT_NE(said.find("must be a number with its area code"), std::string::npos);
    EXPECT_NE(said.find("hours 'always' cannot be read"), std::string::npos);
    EXPECT_NE(said.find("(did you mean payfast?)"), std::string::npos);

    std::istringstream nobody{"Kloof\n"};
    Answers none;
    EXPECT_EQ(said_by([&] { Questions{nobody, out, none}.ask(); }), "stopped: nothing was written");
}

}  // namespace
}  // namespace spaza::app

#include "base/validation.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "base/assets.hpp"

namespace spaza {
namespace {

std::string as_text(const boost::json::value& value) {
    if (value.is_string()) return std::string{value.as_string()};
    return value.is_bool() && value.as_bool() ? "true" : "";
}

FormFields form_of(const boost::json::object& one) {
    FormFields form;
    if (const auto* with = one.if_contains("with"))
        for (const auto& field : with->as_object()) form.emplace(field.key(), as_text(field.value()));
    return form;
}

template <class Each>
void every_case(const char* kind, Each&& each) {
    int seen = 0;
    for (const Asset& file : assets()) {
        if (!file.path.starts_with("contract/rules/cases/")) continue;
        const auto document =
            boost::json::parse(boost::json::string_view{file.content.data(), file.content.size()}).as_object();
        const std::string field{document.at("field").as_string()};
        for (const auto& one : document.at(kind).as_array()) {
            ++seen;
            each(field, one.as_object());
        }
    }
    EXPECT_GT(seen, 50) << "the cases of the contract are missing";
}

std::string shown(const boost::json::object& one) {
    const std::string text = boost::json::serialize(one.at("value"));
    return text.size() > 60 ? text.substr(0, 60) + "…" : text;
}

TEST(FieldRules, AcceptWhatTheContractAccepts) {
    every_case("accepted", [](const std::string& field, const boost::json::object& one) {
        const auto failed = FieldRules::shared().check(field, as_text(one.at("value")), form_of(one));
        EXPECT_EQ(failed, std::vector<std::string>{}) << field << ' ' << shown(one);
    });
}

TEST(FieldRules, RefuseWhatTheContractRefusesWithItsMessages) {
    every_case("refused", [](const std::string& field, const boost::json::object& one) {
        std::vector<std::string> expected;
        for (const auto& key : one.at("messages").as_array()) expected.emplace_back(key.as_string());
        const auto failed = FieldRules::shared().check(field, as_text(one.at("value")), form_of(one));
        EXPECT_EQ(failed, expected) << field << ' ' << shown(one);
    });
}

TEST(FieldRules, ReportEveryFailedRuleOfEveryField) {
    const FieldRules rules{R"({"a":[{"mandatory":true,"message":"a.missing"}],
        "b":[{"minLength":3,"message":"b.short"},{"pattern":"[0-9]","message":"b.digit"}]})"};

    const auto errors = rules.check_all({"a", "b"}, {{"b", "x"}});

    ASSERT_EQ(errors.size(), 3U);
    EXPECT_EQ(errors[0].message_key, "a.missing");
    EXPECT_EQ(errors[1].subject, "b");
    EXPECT_EQ(errors[2].message_key, "b.digit");
}

TEST(FieldRules, GiveUpOnHostileTextsInsteadOfHanging) {
    for (const Asset& file : assets()) {
        if (file.path != "contract/rules/fields.json") continue;
        for (const char* part : {"a", "1", "@", ".", "a.", "a-", "a@"}) {
            std::string text;
            while (text.size() < 20'000) text += part;
            for (const char* field : {"email", "loginId", "password", "firstName", "line1", "postalCode"})
                FieldRules::shared().check(field, text + "!");
        }
    }
}

TEST(FieldRules, NameTheRuleThatCannotBeRead) {
    EXPECT_THROW(FieldRules{R"({"x":[{"pattern":"("}]})"}, std::invalid_argument);
}

}  // namespace
}  // namespace spaza

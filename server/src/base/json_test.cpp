#include "base/json.hpp"

#include <gtest/gtest.h>

namespace spaza::json {

struct Thing {
    std::string name;
    int quantity{};
    Money price;
    std::optional<std::string> note;
    std::vector<Thing> parts;
};
BOOST_DESCRIBE_STRUCT(Thing, (), (name, quantity, price, note, parts))

/// Without levels of its own, like the wrappers round lists.
struct Shelf {
    std::vector<Thing> things;
    int total{};
    Raw prepared;
};
BOOST_DESCRIBE_STRUCT(Shelf, (), (things, total, prepared))

template <>
struct Levels<Thing> {
    static constexpr std::array members{MemberLevel{"name", Level::basic}, MemberLevel{"price", Level::standard},
                                        MemberLevel{"parts", Level::standard, Level::basic}};
};

namespace {

const Thing kettle{
    .name = "Kettle \"1.7 l\"\n", .quantity = 2, .price = Money::cents(5500), .note = {}, .parts = {}};

TEST(Json, WritesMoneyWithTwoDecimalsAndLeavesOutWhatIsAbsent) {
    EXPECT_EQ(write(kettle), R"({"name":"Kettle \"1.7 l\"\n","quantity":2,"price":55.00,"parts":[]})");
}

TEST(Json, KnowsOneZero) { EXPECT_EQ(write(std::vector<double>{-0.0, 0.0, 0.5}), "[0,0,0.5]"); }

TEST(Json, WritesOnlyTheFieldsAskedFor) {
    const Thing set{.name = "Set", .quantity = 1, .price = Money::cents(100), .note = {}, .parts = {kettle}};
    EXPECT_EQ(write(set, FieldSet{Level::basic}), R"({"name":"Set"})");
    EXPECT_EQ(write(set, FieldSet{Level::standard}),
              R"({"name":"Set","price":1.00,"parts":[{"name":"Kettle \"1.7 l\"\n"}]})");
    EXPECT_EQ(write(set, *FieldSet::parse("parts(quantity)")), R"({"parts":[{"quantity":2}]})");
}

TEST(Json, SelectsThroughWrappersThatHaveNoLevels) {
    const Shelf shelf{
        .things = {kettle}, .total = 1, .prepared = {R"({"a":{"b":1.50,"c":"x\"}"},"d":[{"b":2},{}]})"}};
    EXPECT_EQ(write(shelf, *FieldSet::parse("things(quantity)")), R"({"things":[{"quantity":2}]})");
    EXPECT_EQ(write(shelf, *FieldSet::parse("things(DEFAULT,quantity),total")),
              R"({"things":[{"name":"Kettle \"1.7 l\"\n","quantity":2,"price":55.00,"parts":[]}],"total":1})");
    EXPECT_EQ(write(shelf, FieldSet{Level::basic}),
              R"({"things":[{"name":"Kettle \"1.7 l\"\n"}],"total":1,"prepared":)" + shelf.prepared.text + "}");
    EXPECT_EQ(write(shelf, *FieldSet::parse("prepared(a(b),d(b))")),
              R"({"prepared":{"a":{"b":1.50},"d":[{"b":2},{}]}})");
    EXPECT_EQ(write(shelf, *FieldSet::parse("prepared(d,unknown)")), R"({"prepared":{"d":[{"b":2},{}]}})");
    EXPECT_EQ(write(shelf, *FieldSet::parse("prepared(a)")), R"({"prepared":{"a":{"b":1.50,"c":"x\"}"}}})");
}

TEST(Json, NamesEveryBadFieldByItsPlace) {
    const auto read_thing =
        read<Thing>(R"({"name":1,"quantity":2.5,"price":1.005,"parts":[{"name":"x","quantity":99999999999}]})");
    ASSERT_FALSE(read_thing);
    std::vector<std::string> subjects{read_thing.error().subject};
    for (const Error& error : read_thing.error().more) subjects.push_back(error.subject);
    EXPECT_EQ(subjects, (std::vector<std::string>{"name", "quantity", "price", "parts/0/quantity", "parts/0/price",
                                                  "parts/0/parts"}));
}

TEST(Json, RefusesNumbersThatNothingHolds) {
    EXPECT_EQ(read<std::vector<double>>("[1e300,-0.5]"), (std::vector{1e300, -0.5}));
    for (const char* bad : {"[1,1e551]", "[1,-1e551]", "[1,null]", R"([1,"2"])"}) {
        const auto numbers = read<std::vector<double>>(bad);
        ASSERT_FALSE(numbers) << bad;
        EXPECT_EQ(numbers.error().subject, "1") << bad;
        EXPECT_EQ(numbers.error().message_key, "request.expectedNumber") << bad;
    }
}

TEST(Json, RefusesNulInsideTexts) {
    EXPECT_FALSE(read<Thing>(R"({"name":"a\u0000","quantity":1,"price":1,"parts":[]})"));
    EXPECT_FALSE(read<Thing>(R"({"name":"a\\\u0000","quantity":1,"price":1,"parts":[]})"));
    EXPECT_TRUE(read<Thing>(R"({"name":"a\\u0000","quantity":1,"price":1,"parts":[]})"));
}

TEST(Json, RefusesWhatIsNotJson) {
    for (const char* bad : {"", "{", "{}x", "[[[[[[[[[[[[[[[[[[[[[[[["})
        EXPECT_EQ(read<Thing>(bad).error().message_key, "request.malformedJson") << bad;
}

}  // namespace
}  // namespace spaza::json

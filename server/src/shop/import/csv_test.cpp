#include "shop/import/csv.hpp"

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace spaza::import {
namespace {

using Fields = std::vector<std::string>;

CsvReader reader(std::string text, std::size_t step = 1) {
    return CsvReader{[text = std::move(text), at = std::size_t{0}, step](char* into, std::size_t most) mutable {
        const std::size_t take = std::min({most, step, text.size() - at});
        std::memcpy(into, text.data() + at, take);
        at += take;
        return take;
    }};
}

std::vector<CsvRecord> records(const std::string& text, std::size_t step = 1) {
    CsvReader csv = reader(text, step);
    std::vector<CsvRecord> all;
    CsvRecord record;
    while (csv.next(record)) all.push_back(record);
    return all;
}

TEST(Csv, ReadsQuotedCommasQuotesAndLineEndsAndKnowsWhereARecordBegins) {
    const auto all = records(
        "\xEF\xBB\xBF"
        "a,b\r\n\"x,\"\"y\"\"\r\nz\",2\r\n\r\n,\n\"\",last");
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0].fields, (Fields{"a", "b"}));
    EXPECT_EQ(all[1].fields, (Fields{"x,\"y\"\r\nz", "2"}));
    EXPECT_EQ(all[1].line, 2);
    EXPECT_EQ(all[2].fields, (Fields{"", ""}));
    EXPECT_EQ(all[2].line, 5);
    EXPECT_EQ(all[3].fields, (Fields{"", "last"}));
}

TEST(Csv, TakesAQuoteInsideAnUnquotedFieldAsItStands) {
    EXPECT_EQ(records("TV 55\" black,1\n")[0].fields, (Fields{"TV 55\" black", "1"}));
    EXPECT_EQ(records("a\rb,1\r\n")[0].fields, (Fields{"a\rb", "1"}));
}

TEST(Csv, RefusesABadRecordAndGoesOnWithTheNext) {
    const auto all = records("\"a\"b,1\nok,2\n\xFF,3\nfine,4\n\"open,5\n6");
    ASSERT_EQ(all.size(), 5U);
    EXPECT_EQ(all[0].problem, "text stands after a closing quote");
    EXPECT_EQ(all[1].fields, (Fields{"ok", "2"}));
    EXPECT_EQ(all[2].problem, "is not UTF-8 text");
    EXPECT_EQ(all[3].problem, "");
    EXPECT_EQ(all[4].problem, "a quoted field is never closed");
    EXPECT_EQ(all[4].line, 5);
}

TEST(Csv, RefusesARecordWithoutEnd) {
    const auto all = records("\"" + std::string(CsvReader::kMaxRecord + 10, 'x') + "\"\nnext\n", 65536);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_NE(all[0].problem, "");
    EXPECT_EQ(all[1].fields, Fields{"next"});
}

TEST(Csv, KnowsUtf8) {
    for (const char* good : {"", "a", "é", "€", "😀", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF"})
        EXPECT_TRUE(is_utf8(good)) << good;
    for (const char* bad :
         {"\x80", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8", "\xC3"})
        EXPECT_FALSE(is_utf8(bad));
}

TEST(Csv, ReadsBackWhateverIsWritten) {
    rc::check([](const std::vector<std::vector<std::string>>& rows, bool crlf) {
        std::string text;
        std::vector<Fields> written;
        for (const auto& row : rows) {
            if (row.empty()) continue;
            written.push_back(row);
            for (std::size_t i = 0; i < row.size(); ++i) {
                text += i ? ",\"" : "\"";
                for (const char c : row[i]) text += c == '"' ? std::string{"\"\""} : std::string{c};
                text += '"';
            }
            text += crlf ? "\r\n" : "\n";
        }
        const auto read = records(text, 7);
        RC_ASSERT(read.size() == written.size());
        for (std::size_t i = 0; i < read.size(); ++i)
            if (read[i].problem.empty()) RC_ASSERT(read[i].fields == written[i]);
    });
}

}  // namespace
}  // namespace spaza::import

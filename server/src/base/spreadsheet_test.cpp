#include "base/spreadsheet.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(SpreadsheetCell, IsTheTextItself) {
    EXPECT_EQ(spreadsheet_cell(""), "");
    EXPECT_EQ(spreadsheet_cell("12 Long Street - flat 3"), "12 Long Street - flat 3");
    EXPECT_EQ(spreadsheet_cell("TV, \"big\""), "\"TV, \"\"big\"\"\"");
    EXPECT_EQ(spreadsheet_cell("one\ntwo"), "\"one\ntwo\"");
}

TEST(SpreadsheetCell, BeginsNoFormula) {
    for (const char* sign : {"=", "+", "-", "@"}) {
        EXPECT_EQ(spreadsheet_cell(sign + std::string{"1"}), "'" + std::string{sign} + "1");
        EXPECT_EQ(spreadsheet_cell(" " + std::string{sign} + "1"), " '" + std::string{sign} + "1");
    }
    EXPECT_EQ(spreadsheet_cell("\t=1"), "\"'\t'=1\"");
}

TEST(SpreadsheetCell, HoldsNoneWhereALineIsDividedElsewhere) {
    EXPECT_EQ(spreadsheet_cell("12 Long Street;=1+1;"), "\"12 Long Street;'=1+1;\"");
    EXPECT_EQ(spreadsheet_cell("a; \"=1\""), "\"a; \"\"'=1\"\"\"");
    EXPECT_EQ(spreadsheet_cell("a\t@b"), "\"a\t'@b\"");
    EXPECT_EQ(spreadsheet_cell("a\r\n+b"), "\"a\r\n'+b\"");
}

}  // namespace
}  // namespace spaza

#include "shop/reports/report_table.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

const ReportTable kTable{.title = "departments",
                         .headings = {"Name", "Orders", "Sold"},
                         .rows = {{std::string{"TV, audio \"and\" more"}, std::int64_t{2}, Money::cents(1234'50)},
                                  {std::string{"=1+1"}, std::int64_t{0}, Money::cents(-5)},
                                  {std::string{"Kettle;=1+1;"}, std::int64_t{1}, Money::cents(5)}}};

TEST(ReportTable, IsCsvThatASpreadsheetTakesForWhatItIs) {
    EXPECT_EQ(report_csv(kTable),
              "\xEF\xBB\xBFName,Orders,Sold\r\n"
              "\"TV, audio \"\"and\"\" more\",2,1234.50\r\n"
              "'=1+1,0,-0.05\r\n"
              "\"Kettle;'=1+1;\",1,0.05\r\n");
}

TEST(ReportTable, IsAWorkbook) {
    const std::string book = report_xlsx(kTable);
    EXPECT_EQ(book.substr(0, 2), "PK");
    EXPECT_NE(book.find("xl/worksheets/sheet1.xml"), book.npos);
}

}  // namespace
}  // namespace spaza

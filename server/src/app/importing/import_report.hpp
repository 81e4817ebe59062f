#pragma once

#include <boost/json/array.hpp>
#include <fstream>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "shop/import/import.hpp"

namespace spaza::app {

/// Rows that were not taken: what is wrong with many of a file is said once, with the first line it stands in and
/// how many there are. All go to the report file, if one is wanted.
class ImportReport {
public:
    /// Throws CommandFailed when the file cannot be written. "" for none.
    explicit ImportReport(const std::string& path);

    void add(const import::RowProblem& problem, bool skipped);

    struct Said {
        std::string file;
        std::int64_t line{};  // the first one; 0: of the file as a whole
        std::string words;
        std::string field;
        std::string reason;
        std::int64_t times{};
    };
    /// By file, in the order in which files were read, and line; the first two hundred.
    const std::vector<Said>& said() const { return said_; }
    /// `stock.csv:2: store 'ZZ' is unknown (and 4 more lines)`, to standard error.
    void print() const;
    boost::json::array json() const;
    /// Throws CommandFailed when the file could not be written to its end.
    void close();

private:
    std::ofstream file_;
    std::vector<Said> said_;
    std::map<std::tuple<std::string, std::string, std::string>, std::size_t> place_of_;
    std::int64_t unsaid_{0};
};

}  // namespace spaza::app

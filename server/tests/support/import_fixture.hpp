#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

#include "shop/import/import_run_service.hpp"
#include "shop/import/review.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {

/// A folder of files, gone with the object.
class ImportFolder {
public:
    ImportFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "spaza-import-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    ~ImportFolder() { std::filesystem::remove_all(path_); }
    ImportFolder(const ImportFolder&) = delete;
    ImportFolder& operator=(const ImportFolder&) = delete;
    std::string write(const std::string& name, const std::string& text) const {
        const std::string path = path_ + "/" + name;
        std::ofstream{path, std::ios::binary} << text;
        return path;
    }

private:
    std::string path_;
};

/// Files that are imported into an empty database, and what was said of them. (No line begins with the namespace
/// `import`: the formatter takes it for the keyword.)
class ImportTest : public DatabaseTest {
protected:
    auto run(const std::vector<std::string>& files, bool partial = false,
             const import::Mapping* mapping = nullptr) {
        auto answer = import::RunAnswer{};
        database().write([&](storage::Session& session) {
            auto rows = import::ImportSession{session, now};
            answer = import::run(files, rows, options(mapping));
            return answer.bad == 0 || partial;
        });
        return answer;
    }
    /// What it would do.
    auto review(const std::vector<std::string>& files, import::Review& seen) {
        auto answer = import::RunAnswer{};
        database().read([&](storage::Session& session) {
            auto rows = import::ImportSession{session, now, {}, &seen};
            answer = import::run(files, rows, options(nullptr));
        });
        return answer;
    }
    auto options(const import::Mapping* mapping) -> import::RunOptions {
        problems.clear();
        notes.clear();
        return {.mapping = mapping,
                .allow_free = allow_free,
                .report = [&](const import::RowProblem& problem, bool) { problems.push_back(problem); },
                .note = [&](const std::string&, const std::string& what) { notes.push_back(what); }};
    }
    std::string first_problem() const {
        return problems.empty() ? "none" : problems[0].field + " " + problems[0].reason;
    }
    std::int64_t count(const std::string& sql) {
        return *database().reading([&](storage::Session& session) {
            return session.row(sql, {}, [](const storage::Row& row) { return row.integer(0); });
        });
    }
    std::vector<std::string> good_files() {
        return {
            folder.write("products.csv",
                         "code,name,brand,brandName,category,attr:screenSize,features\r\n"
                         "P1,\"TV, 55\"\"\",umoya,Umoya,tv,55.4,Bright|Quiet\r\n"
                         "P2,\"Two, lines\",umoya,,tv,,\r\n"),
            folder.write("prices.csv", "product,price,wasPrice\nP1,8999.00,10999\nP2,5.5,\n"),
            folder.write("stock.csv", "product,store,onHand\nP1,G205,3\n"),
            folder.write("stores.csv", "code,name,latitude,longitude\nG205,midrand,-26.0,28.1\n"),
            folder.write("attributes.csv", "code,name,type,unit,facet\nscreenSize,Screen size,number,inch,yes\n"),
            folder.write("categories.csv",
                         "\xEF\xBB\xBF"
                         "code,name,parent\nroot_sale_cat,All,\ntv,TV,\n")};
    }

    ImportFolder folder;
    TimePoint now{};
    bool allow_free{false};
    std::vector<import::RowProblem> problems;
    std::vector<std::string> notes;
};

}  // namespace spaza::testing

#include "app/importing/import_report.hpp"

#include <boost/json/object.hpp>
#include <fmt/core.h>

#include "app/commands/command_failed.hpp"
#include "app/importing/import_files.hpp"
#include "shop/import/csv_line.hpp"

namespace spaza::app {

namespace {

constexpr std::size_t kMostKept = 200;
constexpr std::size_t kMostShown = 20;

}  // namespace

ImportReport::ImportReport(const std::string& path) {
    if (path.empty()) return;
    file_.open(path, std::ios::binary | std::ios::trunc);
    if (!file_) throw CommandFailed{"report " + path + " cannot be written"};
    file_ << "file,line,outcome,field,reason\n";
}

void ImportReport::add(const import::RowProblem& problem, bool skipped) {
    if (file_.is_open())
        file_ << import::csv_line({problem.file, std::to_string(problem.line), skipped ? "skipped" : "bad",
                                   problem.field, problem.reason});
    if (skipped) return;
    const auto [place, fresh] = place_of_.try_emplace({problem.file, problem.field, problem.reason}, said_.size());
    if (!fresh) {
        ++said_[place->second].times;
    } else if (said_.size() < kMostKept) {
        said_.push_back({problem.file, problem.line, words_of(problem), problem.field, problem.reason, 1});
    } else {
        place_of_.erase(place);
        ++unsaid_;
    }
}

void ImportReport::print() const {
    for (std::size_t i = 0; i < std::min(said_.size(), kMostShown); ++i) {
        const Said& each = said_[i];
        const std::string line = each.line > 0 ? ":" + std::to_string(each.line) : "";
        const std::string more =
            each.times > 1 ? fmt::format(" (and {} more line{})", each.times - 1, each.times == 2 ? "" : "s") : "";
        fmt::print(stderr, "{}{}: {}{}\n", each.file, line, each.words, more);
    }
    const std::int64_t left =
        unsaid_ + static_cast<std::int64_t>(said_.size() - std::min(said_.size(), kMostShown));
    if (left > 0)
        fmt::print(stderr, "… and {} more{}\n", left, file_.is_open() ? "" : " (--report FILE writes them all)");
}

boost::json::array ImportReport::json() const {
    boost::json::array list;
    for (const Said& each : said_)
        list.push_back(boost::json::object{{"file", each.file},
                                           {"line", each.line},
                                           {"field", each.field},
                                           {"reason", each.reason},
                                           {"times", each.times}});
    return list;
}

void ImportReport::close() {
    if (file_.is_open() && !file_.flush()) throw CommandFailed{"the report cannot be written to its end"};
}

}  // namespace spaza::app

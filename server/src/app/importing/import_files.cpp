#include "app/importing/import_files.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace spaza::app {

ImportedFiles import_files(storage::Database& database, TimePoint now, const ImportFiles& wanted) {
    ImportedFiles done;
    const auto run = [&](storage::Session& session) {
        if (wanted.review) wanted.review->restart();  // a transaction may be run again
        import::ImportSession rows{session, now, {}, wanted.review};
        done.answer = import::run(wanted.files, rows, wanted.options);
    };
    if (wanted.review) {
        database.read(run);
        return done;
    }
    database.write([&](storage::Session& session) {
        run(session);
        done.kept = (done.answer.bad == 0 || wanted.partial) && !(wanted.give_up && wanted.give_up());
        return done.kept;
    });
    return done;
}

std::int64_t import_kept(storage::Database& database, TimePoint now, const import::Review& review) {
    return database.writing([&](storage::Session& session) {
        import::ImportSession rows{session, now};
        for (const auto& [kind, cells] : *review.kept()) rows.add_kept(kind, cells);
        std::int64_t changed = 0;
        for (const auto& [kind, counts] : rows.finish()) changed += counts.changed;
        return changed;
    });
}

import::Mapping read_mapping(const std::string& path){std::ifstream file{path, std::ios::binary};
if (!file) throw std::runtime_error{"mapping " + path + " cannot be opened"};
std::ostringstream text;
text << file.rdbuf();
try {
    return import::Mapping::parse(text.str());
} catch (const std::invalid_argument& wrong) {
    throw std::runtime_error{"mapping " + path + ": " + wrong.what()};
}
}  // namespace spaza::app

std::string words_of(const import::RowProblem& problem) {
    return problem.field + (problem.field.empty() ? "" : " ") + problem.reason;
}

}  // namespace spaza::app

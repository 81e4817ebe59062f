#include "app/importing/import_files.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace spaza::app {

import::RunAnswer import_files(storage::Database& database, TimePoint now,
                               const ImportFiles& wanted){import::RunAnswer answer;
const auto run = [&](storage::Session& session) {
    import::ImportSession rows{session, now, {}, wanted.review};
    answer = import::run(wanted.files, rows, wanted.options);
};
if (wanted.review) {
    database.read(run);
    return answer;
}
database.write([&](storage::Session& session) {
    run(session);
    return (answer.bad == 0 || wanted.partial) && !(wanted.give_up && wanted.give_up());
});
return answer;
}  // namespace spaza::app

import::Mapping read_mapping(const std::string& path){std::ifstream file{path, std::ios::binary};
if (!file) throw std::runtime_error{"mapping " + path + " cannot be opened"};
std::ostringstream text;
text << file.rdbuf();
try {
    return import::Mapping::parse(text.str());
} catch (const std::invalid_argument& wrong) {
    throw std::runtime_error{"mapping " + path + ": " + wrong.what()};
}
}

std::string words_of(const import::RowProblem& problem) {
    return problem.field + (problem.field.empty() ? "" : " ") + problem.reason;
}

}  // namespace spaza::app

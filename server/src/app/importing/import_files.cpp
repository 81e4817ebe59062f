#include "app/importing/import_files.hpp"

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <unordered_set>

#include "platform/http/download.hpp"
#include "shop/pictures/media_source_store_sql.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza::app {

namespace {

/// Why an address may not be named, in words.
std::optional<std::string> wrong_with(const std::string& address, const std::vector<std::string>& private_hosts) {
    if (auto wrong = wrong_with_foreign(address)) return wrong;
    if (address.starts_with("https://") ||
        std::ranges::find(private_hosts, http::host_of(address)) != private_hosts.end())
        return std::nullopt;
    return "is not https (media.private_hosts names hosts that need not be)";
}

}  // namespace

ImportedFiles import_files(storage::Database& database, TimePoint now, const ImportFiles& wanted) {
    ImportedFiles done;
    std::unordered_set<std::string> named;
    import::RunOptions options = wanted.options;
    options.foreign = {
        .wrong = [&](const std::string& address) { return wrong_with(address, wanted.private_hosts); },
        .want =
            [&](const NamedSource& source) {
                if (named.insert(source.name).second) done.foreign.push_back(source);
            }};
    const auto run = [&](storage::Session& session) {
        named.clear();
        done.foreign.clear();
        if (wanted.review) wanted.review->restart();  // a transaction may be run again
        import::ImportSession rows{session, now, {}, wanted.review};
        done.answer = import::run(wanted.files, rows, options);
    };
    if (wanted.review) {
        database.read(run);
        return done;
    }
    database.write([&](storage::Session& session) {
        run(session);
        done.to_fetch = SqlMediaSourceStore{session}.want(done.foreign, wanted.fetch_from);
        done.kept = (done.answer.bad == 0 || wanted.partial) && !(wanted.give_up && wanted.give_up());
        return done.kept;
    });
    return done;
}

std::int64_t import_kept(storage::Database& database, TimePoint now, const import::Review& review,
                         const std::vector<NamedSource>& foreign) {
    return database.writing([&](storage::Session& session) {
        import::ImportSession rows{session, now};
        SqlMediaSourceStore{session}.want(foreign, now);
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

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/import/import_run_service.hpp"
#include "shop/import/review.hpp"

namespace spaza::app {

struct ImportFiles {
    std::vector<std::string> files;
    import::RunOptions options{};
    bool partial{false};              // the good rows are taken although there are bad ones
    import::Review* review{nullptr};  // nothing is written: it is reported what would be
    std::function<bool()> give_up{};  // asked before what was read is kept
    /// Hosts that pictures may be fetched from although they are private (media.private_hosts).
    std::vector<std::string> private_hosts{};
    TimePoint fetch_from{};  // when the running shop fetches what nobody has fetched by then
};

struct ImportedFiles {
    import::RunAnswer answer{};
    bool kept{false};  // what was read is in the database
    /// Pictures and documents of other servers, once each; with a review not noted in the database yet.
    std::vector<NamedSource> foreign{};
    std::int64_t to_fetch{};  // of them
};

/// Reads the files in one transaction, which is kept whole or not at all.
ImportedFiles import_files(storage::Database& database, TimePoint now, const ImportFiles& wanted);

/// Writes the rows a review kept, in one transaction, and notes the files of other servers they name; answers how
/// many rows.
std::int64_t import_kept(storage::Database& database, TimePoint now, const import::Review& review,
                         const std::vector<NamedSource>& foreign = {});

/// The mapping of a file. Throws std::runtime_error with what is wrong with it.
import::Mapping read_mapping(const std::string& path);

/// `store 'ZZ' is unknown`
std::string words_of(const import::RowProblem& problem);

}  // namespace spaza::app

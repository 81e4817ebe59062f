#include "app/media/clamd_scanner.hpp"

#include "base/text.hpp"
#include "platform/log/log.hpp"

namespace spaza::app {
namespace {

constexpr int kMostScansAtOnce = 4;
constexpr std::size_t kShownFind = 80;

metrics::Counter& counted(metrics::Registry& figures, const char* verdict) {
    return figures.counter("spaza_file_scans_total", "Files of customers by what the virus scanner said",
                           {{"verdict", verdict}});
}

}  // namespace

ClamdScanner::ClamdScanner(std::string address, metrics::Registry& figures)
    : daemon_{std::move(address)},
      places_{kMostScansAtOnce},
      clean_{counted(figures, "clean")},
      infected_{counted(figures, "infected")},
      too_large_{counted(figures, "too_large")},
      busy_{counted(figures, "busy")},
      away_{counted(figures, "away")} {}

FileScanner::Verdict ClamdScanner::scan(std::string_view content) {
    if (!places_.try_acquire()) {
        busy_.add();
        return Verdict::busy;
    }
    const Verdict verdict = ask(content);
    places_.release();
    switch (verdict) {
        case Verdict::clean: clean_.add(); break;
        case Verdict::infected: infected_.add(); break;
        case Verdict::too_large: too_large_.add(); break;
        case Verdict::busy:
        case Verdict::away: away_.add(); break;
    }
    return verdict;
}

FileScanner::Verdict ClamdScanner::ask(std::string_view content) const {
    try {
        const clamd::Verdict said = daemon_.scan(content);
        switch (said.kind) {
            case clamd::Verdict::Kind::clean: return Verdict::clean;
            case clamd::Verdict::Kind::infected:
                log::warn("file_infected", {{"found", plain(said.name, kShownFind)}});
                return Verdict::infected;
            case clamd::Verdict::Kind::too_large:
                log::error("file_not_scanned",
                           {{"why", "clamd's StreamMaxLength is below attachments.most_bytes"}});
                return Verdict::too_large;
        }
    } catch (const std::exception& failure) {  // whatever happened, it has not been looked at
        log::error("file_not_scanned", {{"why", plain(failure.what(), 4 * kShownFind)}});
    }
    return Verdict::away;
}

std::unique_ptr<FileScanner> file_scanner(const Config& config, metrics::Registry& figures) {
    if (config.attachments.clamd.empty()) return nullptr;
    return std::make_unique<ClamdScanner>(config.attachments.clamd, figures);
}

}  // namespace spaza::app

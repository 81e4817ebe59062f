#include "app/commands/doctor_clamd.hpp"

#include "base/text.hpp"
#include "platform/clamd/clamd.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::days kFresh{7};  // freshclam asks every hour or so
constexpr std::size_t kShownVersion = 120;

}  // namespace

void examine_clamd(const Config& config, TimePoint now, std::vector<storage::Finding>& findings) {
    if (config.attachments.clamd.empty()) return;
    const clamd::Clamd daemon{config.attachments.clamd};
    try {
        const std::string version = daemon.version();
        (void)daemon.scan("doctor");
        const std::string about = daemon.address() + " is " + plain(version, kShownVersion);
        const auto made = clamd::signatures_made(version);
        if (!made)
            findings.push_back({true, "virus scanner", about + ", without signatures of ClamAV's own",
                                "run freshclam where it stands"});
        else if (now - *made > kFresh)
            findings.push_back({true, "virus scanner", about + ": its signatures are older than a week",
                                "see why freshclam does not fetch newer ones"});
        else
            findings.push_back({true, "virus scanner", about, {}});
    } catch (const clamd::Unavailable& failure) {
        findings.push_back({false, "virus scanner", daemon.address() + ": " + plain(failure.what(), kShownVersion),
                            "start it, or fix attachments.clamd; until then no file is taken"});
    }
}

}  // namespace spaza::app

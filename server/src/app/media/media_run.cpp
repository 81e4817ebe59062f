#include "app/media/media_run.hpp"

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/commands/system_login.hpp"
#include "app/media/picture_maker.hpp"
#include "app/media/taking.hpp"
#include "base/clock.hpp"
#include "shop/pictures/media_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {

namespace {

using Kind = MediaOutcome::Kind;
using SteadyTime = std::chrono::steady_clock::time_point;

constexpr std::chrono::seconds kBetweenCommits{3};
constexpr std::size_t kMostAtOnce = 200;
/// While the files of the same picture are removed for good.
constexpr int kMostAttempts = 20;
constexpr std::chrono::milliseconds kBetweenAttempts{250};
constexpr const char* kLeftOut = "was removed by staff, left out: bring it back in the back office";

/// A file that was looked at: what to write, or why not.
struct Looked {
    const OfferedFile* file{};
    TakenFile taken;
    std::string why;  // not empty: it failed
};

class Run {
public:
    Run(const Offer& offer, storage::Database& database, MediaFiles& files, const MediaRunOptions& options)
        : offer_{offer},
          database_{database},
          files_{files},
          options_{options},
          known_{database.reading([](storage::Session& session) { return SqlMediaStore{session}.hashes(); })} {
        database_.read([&](storage::Session& session) {
            SqlMediaStore store{session};
            names_ = store.names();
            removed_ = store.removed_names();
            there_ = store.picture_hashes();
        });
    }

    void run() {
        for (const LeftOut& each : offer_.left_out)
            options_.tell({each.wrong ? Kind::failed : Kind::skipped, each.shown, each.why});
        std::vector<std::jthread> workers;
        running_ = std::max(1, options_.parallel);
        for (int n = running_; n > 0; --n) workers.emplace_back([this] { work(); });
        gather();
        workers.clear();
        if (broken_) std::rethrow_exception(broken_);
    }

private:
    const OfferedFile* next() {
        const std::scoped_lock lock{mutex_};
        while (!stopped_ && !broken_ && next_ < offer_.files.size()) {
            const OfferedFile& file = offer_.files[next_++];
            const auto [first, fresh] = first_of_name_.try_emplace(file.name, &file);
            if (fresh) return &file;
            hand_over({&file, {}, "has the same name as " + first->second->shown});
        }
        return nullptr;
    }

    /// With the lock held.
    void hand_over(Looked looked) {
        looked_.push_back(std::move(looked));
        something_.notify_one();
    }

    void work() {
        try {
            PictureMaker maker{options_.program};
            while (const OfferedFile* file = next()) {
                Looked looked = look(*file, maker, known_);
                const std::scoped_lock lock{mutex_};
                hand_over(std::move(looked));
            }
        } catch (...) {  // the folder cannot be written
            const std::scoped_lock lock{mutex_};
            if (!broken_) broken_ = std::current_exception();
        }
        const std::scoped_lock lock{mutex_};
        --running_;
        something_.notify_one();
    }

    Looked look(const OfferedFile& file, PictureMaker& maker, const KnownFiles& known) {
        auto bytes = file.read();
        if (!bytes) return {&file, {}, bytes.error()};
        auto taken = take_file(file.name, *bytes, {maker, files_, known, options_.dry_run});
        if (!taken) return {&file, {}, taken.error()};
        return {&file, *std::move(taken), {}};
    }

    /// In the thread that started it: notes what the workers made, a batch at a time.
    void gather() {
        std::vector<Looked> batch;
        SteadyTime committed = std::chrono::steady_clock::now();
        for (bool more = true; more;) {
            {
                std::unique_lock lock{mutex_};
                something_.wait_for(lock, std::chrono::milliseconds{100},
                                    [&] { return !looked_.empty() || running_ == 0; });
                stopped_ = stopped_ || options_.stop();
                while (!looked_.empty()) {
                    batch.push_back(std::move(looked_.front()));
                    looked_.pop_front();
                    ++done_;
                }
                more = running_ > 0;
            }
            options_.progress(done_);
            const auto now = std::chrono::steady_clock::now();
            if (!more || batch.size() >= kMostAtOnce || now - committed >= kBetweenCommits) {
                commit(std::exchange(batch, {}));
                committed = now;
            }
        }
    }

    Kind kind_of(const Looked& looked) const {
        if (!looked.why.empty()) return Kind::failed;
        const auto removed = removed_.find(looked.file->name);
        if (options_.dry_run && removed != removed_.end() && removed->second == looked.taken.hash)
            return Kind::skipped;
        const auto named = names_.find(looked.file->name);
        if (named == names_.end()) return Kind::added;
        return named->second == looked.taken.hash ? Kind::unchanged : Kind::replaced;
    }

    void commit(std::vector<Looked> batch) {
        if (batch.empty()) return;
        std::vector<Noted> noted(batch.size(), Noted::done);
        if (!options_.dry_run) {
            files_.settle();
            noted = note(batch, there_);
        }
        for (std::size_t n = 0; n < batch.size(); ++n) {
            Looked& each = batch[n];
            if (noted[n] == Noted::again) noted[n] = take_anew(each);
            conclude(each, noted[n]);
        }
    }

    /// A picture of which the files were removed for good between its being looked at and noted.
    Noted take_anew(Looked& looked) {
        PictureMaker maker{options_.program};
        Noted noted = Noted::again;
        for (int attempt = 0; attempt < kMostAttempts && noted == Noted::again; ++attempt) {
            std::this_thread::sleep_for(attempt * kBetweenAttempts);
            const std::string hash = looked.taken.hash;
            const auto standing = database_.writing([&](storage::Session& session) {
                return SqlMediaStore{session}.standing(looked.file->name, hash);
            });
            if (standing.picture == MediaStanding::Picture::going) continue;
            looked = look(*looked.file, maker, KnownFiles{});
            if (!looked.why.empty()) return Noted::done;
            files_.settle();
            const bool was_there = standing.picture != MediaStanding::Picture::none;
            noted = note({looked}, was_there ? std::set{hash} : std::set<std::string>{}).front();
        }
        if (noted == Noted::again) looked.why = "is being removed at this moment: add it once more";
        return noted;
    }

    void conclude(const Looked& looked, Noted noted) {
        const std::string& name = looked.file->name;
        const Kind kind = noted == Noted::left_out && looked.why.empty() ? Kind::skipped : kind_of(looked);
        options_.tell({kind, looked.file->shown, kind == Kind::skipped ? kLeftOut : looked.why});
        if (kind != Kind::failed && kind != Kind::skipped) names_[name] = looked.taken.hash;
    }

    /// `there`: pictures that were there before these were looked at.
    std::vector<Noted> note(const std::vector<Looked>& batch, const std::set<std::string>& there) {
        return database_.writing([&](storage::Session& session) {
            SqlMediaStore store{session};
            std::vector<Noted> all;
            std::vector<StaffActDraft> acts;
            bool changed = false;
            const SystemClock clock;
            for (const Looked& each : batch) {
                if (!each.why.empty()) {
                    all.push_back(Noted::done);
                    continue;
                }
                const bool renames = kind_of(each) != Kind::unchanged || !options_.alt_text.empty();
                all.push_back(note_taken(store,
                                         {.name = each.file->name,
                                          .taken = each.taken,
                                          .was_there = there.contains(each.taken.hash),
                                          .renames = renames,
                                          .alt_text = options_.alt_text},
                                         clock.now()));
                if (all.back() == Noted::left_out || all.back() == Noted::again) continue;
                if (all.back() == Noted::back)
                    acts.push_back({"picture.restored", each.file->name, {}, each.file->shown});
                changed = changed || renames || each.taken.picture || each.taken.document;
            }
            if (changed) store.announce();
            if (!acts.empty()) (void)SqlStaffActStore{session, clock, system_login()}.note_all("shop", acts);
            return all;
        });
    }

    const Offer& offer_;
    storage::Database& database_;
    MediaFiles& files_;
    const MediaRunOptions& options_;
    const KnownFiles known_;                    // as they were at the start
    std::map<std::string, std::string> names_;  // in the gathering thread
    std::map<std::string, std::string> removed_;
    std::set<std::string> there_;
    std::size_t done_{};

    std::mutex mutex_;  // of what follows
    std::condition_variable something_;
    std::map<std::string, const OfferedFile*> first_of_name_;
    std::size_t next_{};
    std::deque<Looked> looked_;
    int running_{};
    bool stopped_{};
    std::exception_ptr broken_;
};

}  // namespace

std::string_view name_of(MediaOutcome::Kind kind) {
    constexpr std::array<std::string_view, 5> kNames{"added", "replaced", "unchanged", "skipped", "failed"};
    return kNames.at(static_cast<std::size_t>(kind));
}

void take_in(const Offer& offer, storage::Database& database, MediaFiles& files, const MediaRunOptions& options) {
    if (!options.dry_run && !offer.files.empty() && !PictureMaker{options.program}.works())
        throw CommandFailed{options.program.string() +
                            " does not run; it decodes pictures and must lie beside spaza"};
    Run{offer, database, files, options}.run();
}

}  // namespace spaza::app

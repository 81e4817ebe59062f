#include "app/media/media_run.hpp"

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/media/picture_maker.hpp"
#include "app/media/taking.hpp"
#include "base/clock.hpp"
#include "shop/pictures/media_store_sql.hpp"

namespace spaza::app {

namespace {

using Kind = MediaOutcome::Kind;
using SteadyTime = std::chrono::steady_clock::time_point;

constexpr std::chrono::seconds kBetweenCommits{3};
constexpr std::size_t kMostAtOnce = 200;

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
                Looked looked = look(*file, maker);
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

    Looked look(const OfferedFile& file, PictureMaker& maker) {
        auto bytes = file.read();
        if (!bytes) return {&file, {}, bytes.error()};
        auto taken = take_file(file.name, *bytes, {maker, files_, known_, options_.dry_run});
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
                commit(batch);
                batch.clear();
                committed = now;
            }
        }
    }

    Kind kind_of(const Looked& looked) const {
        if (!looked.why.empty()) return Kind::failed;
        const auto named = names_.find(looked.file->name);
        if (named == names_.end()) return Kind::added;
        return named->second == looked.taken.hash ? Kind::unchanged : Kind::replaced;
    }

    void commit(const std::vector<Looked>& batch) {
        if (batch.empty()) return;
        if (!options_.dry_run) {
            files_.settle();
            database_.write([&](storage::Session& session) {
                write(SqlMediaStore{session}, batch);
                return true;
            });
        }
        for (const Looked& each : batch) {
            options_.tell({kind_of(each), each.file->shown, each.why});
            if (each.why.empty()) names_[each.file->name] = each.taken.hash;
        }
    }

    void write(SqlMediaStore store, const std::vector<Looked>& batch) const {
        bool changed = false;
        const TimePoint now = SystemClock{}.now();
        for (const Looked& each : batch) {
            if (!each.why.empty()) continue;
            const bool renames = kind_of(each) != Kind::unchanged || !options_.alt_text.empty();
            note_taken(store, each.file->name, each.taken, renames, options_.alt_text, now);
            changed = changed || renames || each.taken.picture || each.taken.document;
        }
        if (changed) store.announce();
    }

    const Offer& offer_;
    storage::Database& database_;
    MediaFiles& files_;
    const MediaRunOptions& options_;
    const KnownFiles known_;                    // as they were at the start
    std::map<std::string, std::string> names_;  // in the gathering thread
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

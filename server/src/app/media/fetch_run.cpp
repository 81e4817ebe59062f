#include "app/media/fetch_run.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <stdlib.h>
#include <system_error>
#include <thread>

#include "app/commands/command_failed.hpp"
#include "app/media/fetch_queue.hpp"
#include "app/media/folder_files.hpp"
#include "app/media/taking.hpp"
#include "base/clock.hpp"
#include "platform/http/download.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/media_rules.hpp"
#include "shop/pictures/media_source_rules.hpp"
#include "shop/pictures/media_source_store_sql.hpp"
#include "shop/pictures/media_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace fetching {
namespace {

namespace fs = std::filesystem;
using Kind = FetchOutcome::Kind;
using Outcome = MediaSource::Outcome;
using SteadyClock = std::chrono::steady_clock;

constexpr std::uint64_t kLargestFetched = 40'000'000;  // bytes
constexpr int kPage = 500;
constexpr std::size_t kMostWaiting = 2000;
constexpr std::chrono::minutes kClaimedFor{30};
constexpr std::chrono::seconds kBetweenCommits{3};
constexpr std::size_t kMostAtOnce = 200;
constexpr const char* kGoneMeanwhile = "was removed for good at this moment: it is fetched once more";

/// A folder for what is on its way, gone with the object.
class Scratch {
public:
    Scratch() {
        std::string name = (fs::temp_directory_path() / "spaza-media-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw CommandFailed{"no folder can be made: " + name};
        path_ = name;
    }
    ~Scratch() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    fs::path next() { return path_ / std::to_string(++made_); }

private:
    fs::path path_;
    std::atomic<std::int64_t> made_{};
};

/// On the disk, to be decoded.
struct Fetched {
    MediaSource source;
    fs::path file;
};

/// What became of one, to be noted.
struct Looked {
    Kind kind{};
    MediaSource source;
    TakenFile taken{};
    std::string why{};
};

class Run {
public:
    Run(storage::Database& database, MediaFiles& files, const FetchOptions& options)
        : database_{database},
          files_{files},
          options_{options},
          queue_{options.per_host},
          known_{database.reading([](storage::Session& session) { return SqlMediaStore{session}.hashes(); })},
          names_{database.reading([](storage::Session& session) { return SqlMediaStore{session}.names(); })},
          there_{database.reading(
              [](storage::Session& session) { return SqlMediaStore{session}.picture_hashes(); })} {}

    std::int64_t run() {
        std::vector<std::jthread> workers;
        fetching_ = std::max(1, options_.connections);
        decoding_ = std::max(1, options_.decoders);
        try {
            for (int n = fetching_; n > 0; --n) workers.emplace_back([this] { guarded(&Run::fetch); });
            for (int n = decoding_; n > 0; --n) workers.emplace_back([this] { guarded(&Run::decode); });
            gather();
        } catch (...) {
            end();
            workers.clear();
            release();
            throw;
        }
        workers.clear();
        release();
        if (broken_) std::rethrow_exception(broken_);
        return done_;
    }

private:
    bool ending() const { return stopped_ || options_.stop(); }

    void end() {
        stopped_ = true;
        queue_.stop();
        const std::scoped_lock lock{mutex_};
        something_.notify_all();
    }

    void guarded(void (Run::*work)()) {
        try {
            (this->*work)();
        } catch (...) {  // the place of the files cannot be written
            {
                const std::scoped_lock lock{mutex_};
                if (!broken_) broken_ = std::current_exception();
            }
            end();
        }
        const std::scoped_lock lock{mutex_};
        --(work == &Run::fetch ? fetching_ : decoding_);
        something_.notify_all();
    }

    void fetch() {
        while (auto item = queue_.next()) {
            fetch_one(*std::move(item));
            if (ending()) return;
        }
    }

    void fetch_one(FetchItem item) {
        MediaSource& source = item.source;
        const fs::path file = scratch_.next();
        const bool is_there = has(source.named.name);
        const http::Downloaded got = http::download({.url = source.named.address,
                                                     .to = file.string(),
                                                     .etag = is_there ? source.etag : "",
                                                     .modified = is_there ? source.modified : "",
                                                     .most_bytes = kLargestFetched,
                                                     .most_time = options_.patience,
                                                     .private_hosts = options_.private_hosts,
                                                     .give_up = [this] { return ending(); }});
        if (got.is != http::Downloaded::Is::fetched) fs::remove(file);
        if (ending()) return queue_.done(item.host);
        if (got.is == http::Downloaded::Is::failed) return failed(std::move(item), got.failure, got.may_pass);
        queue_.done(item.host);
        if (got.is == http::Downloaded::Is::unchanged) return hand_over({Kind::unchanged, std::move(source)});
        source.etag = got.etag;
        source.modified = got.modified;
        std::unique_lock lock{mutex_};
        // So that no more lie on the disk than the decoders come by.
        something_.wait(lock, [this] { return stopped_ || fetched_.size() < most_fetched(); });
        fetched_.push_back({std::move(source), file});
        something_.notify_all();
    }

    std::size_t most_fetched() const { return 2 * static_cast<std::size_t>(std::max(1, options_.decoders)); }

    bool has(const std::string& name) {
        const auto known = names_.find(name);
        if (known == names_.end() || !known_.contains(known->second)) return false;
        return files_.holds(is_document_name(name) ? address_of_document(known->second)
                                                   : media_address(known->second));
    }

    /// Tried again in this run or, by the running shop and when that was enough, later.
    void failed(FetchItem item, const std::string& why, bool may_pass) {
        ++item.failures;
        const auto pause = may_pass && !options_.only_due ? pause_in_a_run(item.failures) : std::nullopt;
        if (pause) return queue_.again(std::move(item), SteadyClock::now() + *pause);
        queue_.done(item.host);
        give_up(std::move(item.source), why, may_pass);
    }

    void give_up(MediaSource source, const std::string& why, bool may_pass) {
        // What is there stays, although it could not be looked at again.
        source.outcome = has(source.named.name) ? Outcome::taken : Outcome::failed;
        source.words = why;
        ++source.failures;
        source.due_at.reset();
        if (may_pass && source.outcome == Outcome::failed)
            source.due_at = SystemClock{}.now() + pause_between_runs(source.failures);
        hand_over({Kind::failed, std::move(source), {}, why});
    }

    void decode() {
        PictureMaker maker{options_.program};
        while (auto fetched = next_fetched()) {
            const auto bytes = read_file(fetched->file);
            fs::remove(fetched->file);
            if (!bytes)
                throw fs::filesystem_error{"cannot be read", fetched->file,
                                           std::make_error_code(std::errc::io_error)};
            auto taken = take_file(fetched->source.named.name, *bytes, {maker, files_, known_, false});
            if (!taken)
                give_up(std::move(fetched->source), taken.error(), false);
            else
                hand_over({Kind::fetched, std::move(fetched->source), *std::move(taken)});
        }
    }

    std::optional<Fetched> next_fetched() {
        std::unique_lock lock{mutex_};
        something_.wait(lock, [this] { return stopped_ || !fetched_.empty() || fetching_ == 0; });
        if (stopped_ || fetched_.empty()) return std::nullopt;
        Fetched next = std::move(fetched_.front());
        fetched_.pop_front();
        something_.notify_all();
        return next;
    }

    void hand_over(Looked looked) {
        const std::scoped_lock lock{mutex_};
        const std::string hash = looked.taken.hash;
        looked_.push_back(std::move(looked));
        // Its row is written before that of any that is handed over later.
        if (!hash.empty()) known_.add(hash);
        something_.notify_all();
    }

    /// In the thread that started it: brings more, and notes what became of it, a batch at a time.
    void gather() {
        std::vector<Looked> batch;
        SteadyClock::time_point committed = SteadyClock::now();
        for (bool more = true; more;) {
            if (options_.stop()) end();
            if (!stopped_) refill();
            {
                std::unique_lock lock{mutex_};
                something_.wait_for(lock, std::chrono::milliseconds{100},
                                    [&] { return !looked_.empty() || decoding_ + fetching_ == 0; });
                for (; !looked_.empty(); looked_.pop_front()) {
                    batch.push_back(std::move(looked_.front()));
                    ++done_;
                }
                more = decoding_ + fetching_ > 0;
            }
            options_.progress(done_);
            const auto now = SteadyClock::now();
            if (!more || batch.size() >= kMostAtOnce || now - committed >= kBetweenCommits) {
                commit(batch);
                batch.clear();
                committed = now;
            }
        }
    }

    bool is_wanted(const MediaSource& source) const {
        return !options_.only || options_.only->contains(source.named.name);
    }

    void refill() {
        if (all_loaded_ || queue_.waiting() > kMostWaiting) return;
        const TimePoint now = SystemClock{}.now();
        const auto page = database_.writing([&](storage::Session& session) {
            SqlMediaSourceStore store{session};
            if (options_.only_due) return store.take_due(now, now + kClaimedFor, kPage);
            using Which = SqlMediaSourceStore::Which;
            auto found = store.after(last_, options_.again ? Which::all : Which::missing, kPage);
            std::vector<MediaSource> claimed;
            std::ranges::copy_if(found, std::back_inserter(claimed),
                                 [&](const auto& each) { return is_wanted(each); });
            store.claim(claimed, now + kClaimedFor);
            return found;
        });
        for (const MediaSource& each : page) {
            last_ = each.named.name;
            if (!is_wanted(each)) continue;
            if (each.outcome != Outcome::taken) claimed_.insert(each.named.name);
            queue_.add({each, http::host_of(each.named.address)});
        }
        all_loaded_ = page.size() < kPage;
        if (all_loaded_) queue_.close();
    }

    void commit(std::vector<Looked>& batch) {
        if (batch.empty()) return;
        files_.settle();
        const TimePoint now = SystemClock{}.now();
        for (Looked& each : batch) {
            if (each.kind == Kind::failed) continue;
            each.source.outcome = Outcome::taken;
            each.source.words.clear();
            each.source.failures = 0;
            each.source.due_at.reset();
        }
        const auto noted = database_.writing([&](storage::Session& session) { return note(session, batch, now); });
        for (std::size_t n = 0; n < batch.size(); ++n) {
            Looked& each = batch[n];
            if (noted[n] == Noted::again) {
                each.kind = Kind::failed;
                each.why = kGoneMeanwhile;
            }
            const bool same = each.kind == Kind::fetched && (noted[n] == Noted::left_out || is_same(each));
            claimed_.erase(each.source.named.name);
            options_.tell({same ? Kind::unchanged : each.kind, each.source, each.why});
        }
    }

    /// A name that means the same file as before.
    bool is_same(const Looked& looked) const {
        const auto known = names_.find(looked.source.named.name);
        return known != names_.end() && known->second == looked.taken.hash;
    }

    std::vector<Noted> note(storage::Session& session, const std::vector<Looked>& batch, TimePoint now) const {
        SqlMediaStore store{session};
        SqlMediaSourceStore sources{session};
        std::vector<Noted> all;
        std::vector<StaffActDraft> acts;
        bool changed = false;
        for (const Looked& each : batch) {
            all.push_back(each.kind == Kind::fetched ? note_taken(store,
                                                                  {.name = each.source.named.name,
                                                                   .taken = each.taken,
                                                                   .was_there = there_.contains(each.taken.hash),
                                                                   .renames = !is_same(each)},
                                                                  now)
                                                     : Noted::done);
            sources.keep(all.back() == Noted::again ? fetched_again(each.source, now) : each.source, now);
            if (all.back() == Noted::back)
                acts.push_back({"picture.restored", each.source.named.name, {}, each.source.named.address});
            if (each.kind == Kind::fetched && all.back() != Noted::left_out && all.back() != Noted::again)
                changed = changed || !is_same(each) || each.taken.picture || each.taken.document;
        }
        if (changed) store.announce();
        const SystemClock clock;
        if (!acts.empty()) (void)SqlStaffActStore{session, clock, "system"}.note_all("shop", acts);
        return all;
    }

    static MediaSource fetched_again(MediaSource source, TimePoint now) {
        source.outcome = Outcome::failed;
        source.words = kGoneMeanwhile;
        source.due_at = now;
        return source;
    }

    /// What was not come by is the shop's again.
    void release() {
        if (claimed_.empty()) return;
        std::vector<MediaSource> left;
        for (const std::string& name : claimed_) left.push_back({.named = {.name = name}});
        database_.writing([&](storage::Session& session) {
            SqlMediaSourceStore{session}.claim(left, SystemClock{}.now());
            return true;
        });
    }

    storage::Database& database_;
    MediaFiles& files_;
    const FetchOptions& options_;
    FetchQueue queue_;
    KnownFiles known_;
    const std::map<std::string, std::string> names_;  // as they were at the start
    const std::set<std::string> there_;
    Scratch scratch_;
    // In the thread that started it:
    std::set<std::string> claimed_;
    std::string last_;
    bool all_loaded_{};
    std::int64_t done_{};

    std::atomic<bool> stopped_{};
    std::mutex mutex_;  // of what follows
    std::condition_variable something_;
    std::deque<Fetched> fetched_;
    std::deque<Looked> looked_;
    int fetching_{};
    int decoding_{};
    std::exception_ptr broken_;
};

}  // namespace
}  // namespace fetching

std::int64_t fetch_media(storage::Database& database, MediaFiles& files, const FetchOptions& options) {
    if (!PictureMaker{options.program}.works())
        throw CommandFailed{options.program.string() +
                            " does not run; it decodes pictures and must lie beside spaza"};
    return fetching::Run{database, files, options}.run();
}

}  // namespace spaza::app

#include "platform/storage/sqlite_database.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "platform/storage/announcements.hpp"
#include "platform/storage/fair_pool.hpp"
#include "platform/storage/node_mark.hpp"
#include "platform/storage/sqlite_connection.hpp"

namespace spaza::storage {

namespace {

using Body = std::function<bool(Session&)>;

constexpr std::size_t kLargestGroup = 128;
constexpr std::chrono::milliseconds kLongestGroup{
    20};  // then commit, so that the first need not wait for the last

class SqliteDatabase final : public Database {
public:
    SqliteDatabase(const std::string& path, const Options& options)
        : node_{options.node ? new_node_number() : 0},
          mark_{path, node_},
          writer_{path, SqliteConnection::Use::writing},  // first and alone: it makes the file and its WAL
          readers_{options.max_queued},
          max_queued_{static_cast<std::size_t>(options.max_queued)} {
        for (int i = 0; i < std::max(1, options.readers); ++i)
            readers_.give(std::make_unique<SqliteConnection>(path, SqliteConnection::Use::reading));
        thread_ = std::jthread{[this](const std::stop_token& stop) { write_groups(stop); }};
    }

    Engine engine() const override { return Engine::sqlite; }

    void read(const std::function<void(Session&)>& body) override {
        const auto reader = readers_.take();
        reader->control("BEGIN");
        struct End {
            SqliteConnection& connection;
            ~End() {
                connection.forget_failure();
                connection.announced().clear();
                try {
                    if (connection.in_transaction()) connection.control("ROLLBACK");
                } catch (const Failure&) {  // nothing to undo in a read
                }
            }
        } const end{*reader};
        body(*reader);
    }

    void write(const Body& body) override {
        if (std::this_thread::get_id() == thread_.get_id())
            throw std::logic_error{"a write cannot be opened inside a write"};
        Job job{body};
        std::unique_lock lock{mutex_};
        if (waiting_.size() >= max_queued_) throw Busy{"too many changes wait for the database"};
        waiting_.push_back(&job);
        if (waiting_.size() == 1) arrived_.notify_one();
        const BoundedWait wait;
        const auto done = [&] { return job.done; };
        if (wait.end() && !job.finished.wait_until(lock, *wait.end(), done) && std::erase(waiting_, &job) == 1)
            throw Busy{"the database is being written to"};
        job.finished.wait(lock, done);  // what is under way cannot be called back
        lock.unlock();
        if (job.failure) std::rethrow_exception(job.failure);
    }

    std::unique_ptr<Listener> listen(const std::string& topic) override { return announcements_.listen(topic); }

    std::int64_t node() const override { return node_; }
    bool node_runs(std::int64_t node) override { return node != 0 && mark_.runs(node); }
    int other_nodes() override { return mark_.others(); }

private:
    struct Job {
        explicit Job(const Body& what) : body{what} {}
        const Body& body;
        std::exception_ptr failure;
        bool done{false};
        std::condition_variable finished;
    };

    void write_groups(const std::stop_token& stop) {
        while (Job* first = next(stop)) {
            std::vector<Job*> group{first};
            try {
                run(group);
            } catch (...) {
                // The commit failed, so nothing of the group exists; a refusal may rest on what is gone, too.
                fail_all(group, std::current_exception());
            }
            wake(group);
        }
    }

    /// One transaction for the first job and all that wait: one wait for the disk.
    void run(std::vector<Job*>& group) {
        const auto began = std::chrono::steady_clock::now();
        writer_.control("BEGIN IMMEDIATE");
        writer_.announced().clear();
        run(*group.front());
        while (group.size() < kLargestGroup && std::chrono::steady_clock::now() - began < kLongestGroup) {
            Job* const job = next_if_waiting();
            if (!job) break;
            group.push_back(job);
            run(*job);
        }
        try {
            writer_.control("COMMIT");
        } catch (...) {
            roll_back();
            throw;
        }
        announcements_.announce(writer_.announced());
    }

    /// Each body in its own savepoint: what one refuses or breaks leaves the others alone.
    void run(Job& job) {
        if (!writer_.in_transaction())
            throw Failure{Failure::Kind::unavailable,
                          "SQLite has rolled back the transaction (is the disk full?)"};
        writer_.control("SAVEPOINT job");
        const std::size_t announced = writer_.announced().size();
        bool keep = false;
        try {
            keep = job.body(writer_);
            if (keep && writer_.failed())
                throw Failure{Failure::Kind::other, "a statement failed, so the change cannot be committed"};
        } catch (...) {
            job.failure = std::current_exception();
            keep = false;
        }
        writer_.forget_failure();
        if (!writer_.in_transaction())
            throw Failure{Failure::Kind::unavailable,
                          "SQLite has rolled back the transaction (is the disk full?)"};
        if (!keep) {
            writer_.control("ROLLBACK TO job");
            writer_.announced().resize(announced);
        }
        writer_.control("RELEASE job");
    }

    void roll_back() {
        try {
            if (writer_.in_transaction()) writer_.control("ROLLBACK");
        } catch (const Failure&) {  // the next BEGIN will tell
        }
    }

    void fail_all(std::vector<Job*>& group, const std::exception_ptr& failure) {
        roll_back();
        for (Job* job : group)
            if (!job->failure) job->failure = failure;
    }

    Job* next(const std::stop_token& stop) {
        std::unique_lock lock{mutex_};
        arrived_.wait(lock, stop, [&] { return !waiting_.empty(); });
        return pop();
    }

    Job* next_if_waiting() {
        const std::lock_guard lock{mutex_};
        return pop();
    }

    Job* pop() {
        if (waiting_.empty()) return nullptr;
        Job* const job = waiting_.front();
        waiting_.pop_front();
        return job;
    }

    void wake(const std::vector<Job*>& group) {
        const std::lock_guard lock{mutex_};  // a woken job is gone once the lock is
        for (Job* job : group) {
            job->done = true;
            job->finished.notify_one();
        }
    }

    std::int64_t node_;
    NodeMark mark_;
    SqliteConnection writer_;
    FairPool<SqliteConnection> readers_;
    Announcements announcements_;
    std::mutex mutex_;
    std::condition_variable_any arrived_;
    std::deque<Job*> waiting_;
    std::size_t max_queued_;
    std::jthread thread_;  // last: stops before what it uses goes
};

}  // namespace

std::unique_ptr<Database> open_sqlite(const std::string& path, const Options& options) {
    return std::make_unique<SqliteDatabase>(path, options);
}

}  // namespace spaza::storage

#pragma once

#include <memory>
#include <stdexcept>

#include "platform/storage/storage.hpp"

namespace spaza::testing {

struct CutOff : std::runtime_error {
    CutOff() : std::runtime_error{"the plug is pulled"} {}
};

/// A database that is cut off once: at the n-th statement of its writes, between the last one and the commit, or
/// right after the commit.
class FaultyDatabase final : public storage::Database {
public:
    explicit FaultyDatabase(storage::Database& behind) : behind_{behind} {}

    /// Counts points from 1; 0 is never. `commits` counts as one point, what follows it as another.
    void cut_off_at(int point) {
        at_ = point;
        passed_ = 0;
    }
    bool was_cut_off() const { return at_ > 0 && passed_ >= at_; }

    storage::Engine engine() const override { return behind_.engine(); }
    void read(const std::function<void(storage::Session&)>& body) override { behind_.read(body); }
    void write(const std::function<bool(storage::Session&)>& body) override {
        behind_.write([&](storage::Session& session) {
            FaultySession watched{session, *this};
            const bool keep = body(watched);
            if (keep) pass();
            return keep;
        });
        pass();
    }
    std::unique_ptr<storage::Listener> listen(const std::string& topic) override { return behind_.listen(topic); }

private:
    class FaultySession final : public storage::Session {
    public:
        FaultySession(storage::Session& behind, FaultyDatabase& watch) : behind_{behind}, watch_{watch} {}
        storage::Engine engine() const override { return behind_.engine(); }
        void script(const std::string& sql) override { behind_.script(sql); }
        void attempt(const std::function<void()>& body) override { behind_.attempt(body); }
        void announce(std::string_view topic) override { behind_.announce(topic); }

    protected:
        std::int64_t run(std::string_view sql, storage::Values values,
                         const std::function<void(const storage::Row&)>& each) override {
            watch_.pass();
            const std::vector<storage::Value> all{values.begin(), values.end()};
            if (!each) return behind_.execute(sql, all);
            behind_.query(sql, all, each);
            return 0;
        }

    private:
        storage::Session& behind_;
        FaultyDatabase& watch_;
    };

    void pass() {
        if (++passed_ == at_) throw CutOff{};
    }

    storage::Database& behind_;
    int at_{0};
    int passed_{0};
};

}  // namespace spaza::testing

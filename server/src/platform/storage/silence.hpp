#pragma once

#include <atomic>

#include "platform/storage/storage.hpp"
#include "platform/storage/wait_budget.hpp"

namespace spaza::storage {

/// While the database does not answer, one request at a time finds out whether it does again; the others are
/// refused at once, so that no threads and no requests pile up behind it.
class Silence {
public:
    /// Passes through what may go ahead; throws Busy for the rest. Work without a WaitBudget always may.
    class Pass {
    public:
        explicit Pass(Silence& silence) : silence_{silence}, bounded_{WaitBudget::left().has_value()} {
            if (!bounded_ || !silence_.silent_.load(std::memory_order_relaxed)) return;
            if (silence_.asking_.exchange(true)) throw Busy{"the database does not answer"};
            asking_ = true;
        }
        ~Pass() {
            if (asking_) silence_.asking_ = false;
        }
        Pass(const Pass&) = delete;
        Pass& operator=(const Pass&) = delete;

        /// To be called again after a wait: it may have become silent meanwhile.
        void still_open() const {
            if (bounded_ && !asking_ && silence_.silent_.load(std::memory_order_relaxed))
                throw Busy{"the database does not answer"};
        }
        bool asking() const { return asking_; }

    private:
        Silence& silence_;
        bool bounded_;
        bool asking_{false};
    };

    void begin() { silent_ = true; }
    void end() {
        if (silent_.load(std::memory_order_relaxed)) silent_ = false;
    }

private:
    std::atomic<bool> silent_{false};
    std::atomic<bool> asking_{false};
};

}  // namespace spaza::storage

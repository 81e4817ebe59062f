#include "platform/storage/announcements.hpp"

#include <utility>

namespace spaza::storage {

class Announcements::TopicListener final : public Listener {
public:
    TopicListener(Announcements& announcements, std::string topic, std::uint64_t seen)
        : announcements_{announcements}, topic_{std::move(topic)}, seen_{seen} {}

    bool wait(std::chrono::milliseconds at_most, const std::stop_token& stop) override {
        std::unique_lock lock{announcements_.mutex_};
        const auto& count = announcements_.counts_[topic_];
        const bool heard = announcements_.heard_.wait_for(lock, stop, at_most, [&] { return count != seen_; });
        seen_ = count;
        return heard;
    }

private:
    Announcements& announcements_;
    std::string topic_;
    std::uint64_t seen_;
};

void Announcements::announce(const std::vector<std::string>& topics) {
    if (topics.empty()) return;
    {
        const std::lock_guard lock{mutex_};
        for (const std::string& topic : topics) ++counts_[topic];
    }
    heard_.notify_all();
}

std::unique_ptr<Listener> Announcements::listen(const std::string& topic) {
    const std::lock_guard lock{mutex_};
    return std::make_unique<TopicListener>(*this, topic, counts_[topic]);
}

}  // namespace spaza::storage

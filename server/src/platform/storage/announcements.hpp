#pragma once

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// What this process has announced or heard so far, by topic.
class Announcements {
public:
    void announce(const std::vector<std::string>& topics);
    std::unique_ptr<Listener> listen(const std::string& topic);

private:
    class TopicListener;

    std::mutex mutex_;
    std::condition_variable_any heard_;
    std::map<std::string, std::uint64_t, std::less<>> counts_;
};

}  // namespace spaza::storage

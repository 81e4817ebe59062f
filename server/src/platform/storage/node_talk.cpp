#include "platform/storage/node_talk.hpp"

#include <utility>

#include "platform/storage/postgresql_channel.hpp"

namespace spaza::storage {

namespace {

/// What is said is worth something only while it is new.
constexpr std::size_t kMostWaiting = 200;
constexpr std::chrono::milliseconds kSaidEvery{10};

class PostgresqlTalk final : public NodeTalk {
public:
    PostgresqlTalk(const std::string& url, const std::string& subject, Heard heard)
        : channel_{url,
                   {.name = "left('spaza_" + subject + "_' || current_schema(), 63)",
                    .every = kSaidEvery,
                    .most_waiting = kMostWaiting},
                   std::move(heard)} {}

    void say(const std::vector<std::string>& messages) override { channel_.send(messages); }

private:
    PostgresqlChannel channel_;
};

}  // namespace

std::unique_ptr<NodeTalk> open_node_talk(const std::string& database_url, const std::string& subject,
                                         NodeTalk::Heard heard) {
    if (database_url.starts_with("sqlite:")) return nullptr;
    return std::make_unique<PostgresqlTalk>(database_url, subject, std::move(heard));
}

}  // namespace spaza::storage

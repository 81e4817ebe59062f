#include "platform/storage/postgresql_wire.hpp"

#include <chrono>

namespace spaza::storage {

namespace {

constexpr std::chrono::milliseconds kAnnouncedEvery{10};  // announcements of a busy shop travel together

}  // namespace

PostgresqlWire::PostgresqlWire(const std::string& url, Announcements& announcements, std::int64_t node)
    : announcements_{announcements},
      channel_{url,
               {.name = "'spaza'", .every = kAnnouncedEvery, .node = node, .each_once = true},
               [&announcements](const std::vector<std::string>& topics) { announcements.announce(topics); }} {}

void PostgresqlWire::announce(const std::vector<std::string>& topics) {
    announcements_.announce(topics);
    channel_.send(topics);
}

}  // namespace spaza::storage

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "platform/storage/announcements.hpp"
#include "platform/storage/postgresql_channel.hpp"

namespace spaza::storage {

/// Carries announcements between processes.
///
/// NOTIFY inside the announcing transaction would hold a lock of the whole database until that transaction is on
/// disk, so that no two of them could commit together. Here it is sent just after the commit, one for many; a
/// lost one costs its listeners a poll.
class PostgresqlWire {
public:
    /// Other processes see by its connection that node `node` runs, unless that is 0.
    PostgresqlWire(const std::string& url, Announcements& announcements, std::int64_t node);

    /// Announces here at once and elsewhere soon.
    void announce(const std::vector<std::string>& topics);

private:
    Announcements& announcements_;
    PostgresqlChannel channel_;
};

}  // namespace spaza::storage

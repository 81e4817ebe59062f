#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// Where the change log stands in this read, as a text to go on from: SQLite's last number, PostgreSQL's
/// pg_snapshot.
std::string change_position(Session& session);

/// A position before every change of one kind that was noted at this time or later; earlier ones may be after it,
/// too.
std::string change_position_at(Session& session, std::string_view kind, TimePoint at);

/// Whether a text is a position this database can have been at; one of another database may pass for it.
bool is_change_position(Session& session, const std::string& text);

/// Changes of one kind that were committed after `from` was taken and not after `to` was, each in exactly one of
/// the windows between positions taken one after the other (see ChangeCursor).
struct ChangeWindow {
    std::string kind;
    std::string from;
    std::string to;
};

/// Whether one of them was of everything.
bool is_all_changed(Session& session, const ChangeWindow& window);

/// Whether there is any between two positions, of whatever kind.
bool is_any_changed(Session& session, const std::string& from, const std::string& to);

/// Their keys, each once, in the database's order, those after `after` and at most so many.
std::vector<std::string> changed_keys(Session& session, const ChangeWindow& window, const std::string& after,
                                      int most);

}  // namespace spaza::storage

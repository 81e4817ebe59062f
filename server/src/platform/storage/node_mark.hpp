#pragma once

#include <cstdint>
#include <string>

namespace spaza::storage {

/// The mark of a process that serves the shop from a SQLite file: a lock on one byte of a file beside it, which
/// the system lets go when the process ends, however it ends.
class NodeMark {
public:
    /// Looks only when `node` is 0.
    NodeMark(const std::string& database_path, std::int64_t node);
    ~NodeMark();
    NodeMark(const NodeMark&) = delete;
    NodeMark& operator=(const NodeMark&) = delete;

    /// True also when it cannot be known.
    bool runs(std::int64_t node) const;
    int others() const;

private:
    std::string path_;
    std::int64_t node_;
    int file_{-1};  // of a node, with its lock
};

/// A number for a process that serves the shop; two processes hardly ever draw the same.
std::int64_t new_node_number();

}  // namespace spaza::storage

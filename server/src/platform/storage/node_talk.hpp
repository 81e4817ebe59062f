#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace spaza::storage {

/// Short messages between the processes that serve a shop: there within moments and at most once, kept nowhere.
class NodeTalk {
public:
    using Heard = std::function<void(const std::vector<std::string>&)>;

    virtual ~NodeTalk() = default;
    /// Each of at most 7 999 bytes of text.
    virtual void say(const std::vector<std::string>& messages) = 0;
};

/// About one subject, a short word. `heard` is called from another thread with what the others say. Null where the
/// database carries none, as SQLite.
std::unique_ptr<NodeTalk> open_node_talk(const std::string& database_url, const std::string& subject,
                                         NodeTalk::Heard heard);

}  // namespace spaza::storage

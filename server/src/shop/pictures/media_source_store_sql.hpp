#pragma once

#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/pictures/media_source.hpp"

namespace spaza {

/// Files of other servers that imports name. Callers change them in a transaction of their own.
class SqlMediaSourceStore {
public:
    explicit SqlMediaSourceStore(storage::Session& session) : session_{session} {}

    /// Notes those that are new, and that those which failed are wanted again; the running shop fetches them from
    /// `due_at` on. Answers how many are to be fetched.
    std::int64_t want(const std::vector<NamedSource>& named, TimePoint due_at);

    /// Which ones: what is still to be fetched, or all, also what was taken.
    enum class Which { missing, all };
    std::int64_t count(Which which);
    /// By name, after one of that name.
    std::vector<MediaSource> after(const std::string& name, Which which, int most);
    bool is_something_due(TimePoint now);
    /// What the running shop is to fetch by now, for whoever asks alone: no other node gets any of it before
    /// `until`.
    std::vector<MediaSource> take_due(TimePoint now, TimePoint until, int most);
    /// Address of each, by name.
    std::vector<std::pair<std::string, std::string>> addresses();

    /// The running shop leaves them alone until then: somebody fetches them.
    void claim(const std::vector<MediaSource>& sources, TimePoint until);
    void keep(const MediaSource& source, TimePoint now);

private:
    storage::Session& session_;
};

}  // namespace spaza

#pragma once

#include "platform/storage/storage.hpp"
#include "shop/content/content_store.hpp"

namespace spaza {

class SqlContentStore final : public ContentStore {
public:
    explicit SqlContentStore(storage::Session& session) : session_{session} {}
    ContentBook load() override;
    /// Told to all nodes; those that have expired are forgotten.
    void add_preview(const ContentPreview& preview, TimePoint now) override;

private:
    std::vector<ContentPage> load_pages();
    storage::Session& session_;
};

}  // namespace spaza

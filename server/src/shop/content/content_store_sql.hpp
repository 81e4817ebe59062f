#pragma once

#include "platform/storage/storage.hpp"
#include "shop/content/content_store.hpp"

namespace spaza {

class SqlContentStore final : public ContentStore {
public:
    explicit SqlContentStore(storage::Session& session) : session_{session} {}
    ContentData load() override;
    /// Reported to all nodes; those that have expired are forgotten.
    void add_preview(const ContentPreview& preview, TimePoint now) override;

    /// What is published; of one page where a code is given.
    std::vector<ContentPage> pages(const std::string& code = {});

private:
    std::vector<ContentPage> load_drafts(const std::vector<ContentPage>& pages);
    storage::Session& session_;
};

}  // namespace spaza

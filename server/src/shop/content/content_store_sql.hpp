#pragma once

#include "platform/storage/storage.hpp"
#include "shop/content/content_store.hpp"

namespace spaza {

class SqlContentStore final : public ContentStore {
public:
    explicit SqlContentStore(storage::Session& session) : session_{session} {}
    std::vector<ContentPage> load() override;

private:
    storage::Session& session_;
};

}  // namespace spaza

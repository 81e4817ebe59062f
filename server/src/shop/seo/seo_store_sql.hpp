#pragma once

#include "platform/storage/storage.hpp"
#include "shop/seo/seo_store.hpp"

namespace spaza {

class SqlSeoStore final : public SeoStore {
public:
    explicit SqlSeoStore(storage::Session& session) : session_{session} {}
    std::vector<std::int64_t> product_parts(std::int64_t part_size) override;
    std::vector<ListedProduct> product_changes(std::int64_t from, std::int64_t most) override;
    std::vector<ListedProduct> products(std::int64_t from, std::int64_t most) override;
    std::vector<ListedPage> departments() override;
    std::vector<ListedPage> brands() override;

private:
    storage::Session& session_;
};

}  // namespace spaza

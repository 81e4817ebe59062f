#pragma once

#include "platform/storage/storage.hpp"
#include "shop/catalogue/catalogue_store.hpp"

namespace spaza {

class SqlCatalogueStore final : public CatalogueStore {
public:
    explicit SqlCatalogueStore(storage::Database& database) : database_{database} {}

    std::shared_ptr<const Catalogue> catalogue() override;
    std::shared_ptr<const Prices> prices(const Catalogue& catalogue) override;
    std::shared_ptr<StockBoard> stock(const Catalogue& catalogue) override;
    std::vector<Price> prices_of(const std::vector<std::string>& products) override;
    std::vector<Stock> stock_of(const std::vector<std::string>& keys) override;

private:
    storage::Database& database_;
};

}  // namespace spaza

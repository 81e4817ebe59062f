#pragma once

#include "platform/storage/storage.hpp"
#include "shop/catalogue/catalogue_store.hpp"
#include "shop/catalogue/promotion_labels.hpp"

namespace spaza {

class SqlCatalogueStore final : public CatalogueStore {
public:
    /// `labels` is asked for at each reading of the whole catalogue: what it gives may change.
    explicit SqlCatalogueStore(storage::Database& database, std::function<PromotionLabels()> labels = {},
                               const MediaLibrary* media = nullptr, int most_units = kMostUnitsOfAnOrder)
        : database_{database}, labels_{std::move(labels)}, media_{media}, most_units_{most_units} {}

    std::shared_ptr<const Catalogue> catalogue() override;
    std::shared_ptr<const Prices> prices(const Catalogue& catalogue) override;
    std::shared_ptr<StockBoard> stock(const Catalogue& catalogue) override;
    std::vector<Price> prices_of(const std::vector<std::string>& products) override;
    std::vector<Stock> stock_of(const std::vector<std::string>& keys) override;

private:
    storage::Database& database_;
    std::function<PromotionLabels()> labels_;
    const MediaLibrary* media_;
    int most_units_;
};

}  // namespace spaza

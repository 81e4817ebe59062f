#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "base/published.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/catalogue/catalogue_data.hpp"
#include "shop/catalogue/catalogue_store.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// The catalogue in memory: loaded at start, kept in step with the change log, read by everyone without a lock.
/// Products swap whole, prices swap whole beside them, stock changes in place.
class CatalogueSnapshot final : public ProductReader, public ShelfReader {
public:
    /// Called with each new catalogue before it is published, e.g. to index it for search.
    using Prepare = std::function<void(const CatalogueView&)>;

    /// Called with each new catalogue while its prices and stock are still being read.
    using Index = std::function<void(const std::shared_ptr<const Catalogue>&)>;

    explicit CatalogueSnapshot(CatalogueStore& store);

    void on_catalogue(Index index) { index_ = std::move(index); }
    void before_publishing(Prepare prepare) { prepare_ = std::move(prepare); }
    void load();

    /// Changes by kind and key, as the change log tells them; `*` for everything of a kind. One caller at a time.
    void apply(const std::vector<std::pair<std::string, std::string>>& changes);

    std::shared_ptr<const CatalogueView> view() const { return view_.load(); }
    /// Another number after every change of texts, prices or stock. Read it before the view.
    std::uint64_t edition() const { return edition_.load(); }

    std::optional<ProductFacts> find(const ProductCode& code) const override;
    int available(const ProductCode& code, const StoreCode& store) const override;
    bool sells(const ProductCode& product) const override;

private:
    void publish(CatalogueView view);
    void apply_prices(const std::vector<std::string>& products);
    void apply_stock(const std::vector<std::string>& keys);

    std::atomic<std::uint64_t> edition_{0};
    CatalogueStore& store_;
    Index index_;
    Prepare prepare_;
    Published<CatalogueView> view_;
};

}  // namespace spaza

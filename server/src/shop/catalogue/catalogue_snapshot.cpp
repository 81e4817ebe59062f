#include "shop/catalogue/catalogue_snapshot.hpp"

#include <algorithm>
#include <future>

namespace spaza {

CatalogueSnapshot::CatalogueSnapshot(CatalogueStore& store) : store_{store} {
    auto empty = std::make_shared<Prices>();
    view_.store(std::make_shared<const CatalogueView>(
        CatalogueView{std::make_shared<const Catalogue>(), std::move(empty),
                      std::make_shared<StockBoard>(0, std::vector<StoreCode>{})}));
}

void CatalogueSnapshot::load() {
    CatalogueView next;
    next.catalogue = store_.catalogue();
    auto rest = std::async(std::launch::async, [&] {
        next.prices = store_.prices(*next.catalogue);
        next.stock = store_.stock(*next.catalogue);
    });
    if (index_) index_(next.catalogue);
    rest.get();
    publish(std::move(next));
}

void CatalogueSnapshot::publish(CatalogueView view) {
    if (prepare_) prepare_(view);
    view_.store(std::make_shared<const CatalogueView>(std::move(view)));
    ++edition_;
}

void CatalogueSnapshot::apply(const std::vector<std::pair<std::string, std::string>>& changes) {
    std::vector<std::string> prices;
    std::vector<std::string> stock;
    bool everything = false;
    bool all_prices = false;
    bool all_stock = false;
    for (const auto& [kind, key] : changes) {
        everything = everything || kind == "product" || kind == "promotion";
        if (kind == "price") key == "*" ? void(all_prices = true) : prices.push_back(key);
        if (kind == "stock") key == "*" ? void(all_stock = true) : stock.push_back(key);
        if (kind == "store") all_stock = true;  // a new store is a new column
        if (kind == "media") ++edition_;        // answers name the variants of pictures
    }
    if (everything) return load();

    const auto unique = [](std::vector<std::string>& keys) {
        std::sort(keys.begin(), keys.end());
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    };
    unique(prices);
    unique(stock);
    if (all_prices || all_stock) {
        CatalogueView next = *view();
        if (all_prices) next.prices = store_.prices(*next.catalogue);
        if (all_stock) next.stock = store_.stock(*next.catalogue);
        publish(std::move(next));
    }
    if (!all_prices && !prices.empty()) apply_prices(prices);
    if (!all_stock && !stock.empty()) apply_stock(stock);
}

void CatalogueSnapshot::apply_prices(const std::vector<std::string>& products) {
    CatalogueView next = *view();
    auto prices = std::make_shared<Prices>(*next.prices);
    for (const CatalogueStore::Price& price : store_.prices_of(products)) {
        const auto product = next.catalogue->find(price.product);
        if (!product) continue;
        prices->cents[*product] = price.cents;
        prices->was[*product] = price.was;
    }
    prices->index();
    next.prices = std::move(prices);
    publish(std::move(next));
}

void CatalogueSnapshot::apply_stock(const std::vector<std::string>& keys) {
    const auto now = view();
    for (const CatalogueStore::Stock& stock : store_.stock_of(keys)) {
        const auto product = now->catalogue->find(stock.product);
        const auto column = now->stock->column(StoreCode{stock.store});
        if (product && column) now->stock->set(*product, *column, stock.units);
    }
    ++edition_;
}

std::optional<ProductFacts> CatalogueSnapshot::find(const ProductCode& code) const {
    const auto now = view();
    const Catalogue& all = *now->catalogue;
    const auto found = all.find(code.value);
    if (!found) return std::nullopt;
    const Ordinal product = *found;
    const BrandNode& brand = all.brands[all.brand_of[product]];
    ProductFacts facts;
    facts.code = code;
    facts.name = all.names[product];
    facts.url = all.url(product);
    facts.brand = brand.code;
    facts.brand_name = brand.name;
    facts.image_url = all.image(product);
    facts.small_image_url = all.small_image(product);
    const std::int64_t cents = now->prices->cents[product];
    facts.price = Money::cents(std::max<std::int64_t>(cents, 0));
    if (now->prices->was[product] > cents) facts.was_price = Money::cents(now->prices->was[product]);
    facts.trading_type = static_cast<TradingType>(all.trading_types[product]);
    for (const CategoryIndex index : all.categories[all.category_of[product]].path) {
        facts.categories.push_back(all.categories[index].code);
        facts.category_names.push_back(all.categories[index].name);
    }
    const std::uint8_t flags = all.flags[product];
    facts.requires_tv_licence = flags & kTvLicence;
    facts.liquor = flags & kLiquor;
    facts.pre_order = flags & kPreOrder;
    facts.returnable = flags & kReturnable;
    facts.most_units = all.most_units[product];
    facts.purchasable = cents != Prices::kNone;
    if (all.released[product] != 0) facts.released_at = from_millis(all.released[product]);
    return facts;
}

int CatalogueSnapshot::available(const ProductCode& code, const StoreCode& store) const {
    const auto now = view();
    const auto product = now->catalogue->find(code.value);
    const auto column = now->stock->column(store);
    return product && column ? now->stock->units(*product, *column) : 0;
}

bool CatalogueSnapshot::sells(const ProductCode& product) const {
    return view()->catalogue->find(product.value).has_value();
}

}  // namespace spaza

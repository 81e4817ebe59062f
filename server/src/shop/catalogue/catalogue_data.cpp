#include "shop/catalogue/catalogue_data.hpp"

#include <algorithm>
#include <numeric>

#include "shop/catalogue/paths.hpp"
#include "shop/pictures/media_json.hpp"
#include "shop/pictures/media_library.hpp"

namespace spaza {

std::string Catalogue::url(Ordinal product) const {
    return categories[category_of[product]].product_url + percent_encoded(code(product));
}

std::string Catalogue::small_image(Ordinal product) const {
    constexpr int kSmall = 320;
    const std::string_view address = image(product);
    const auto picture = media ? media->at(address) : nullptr;
    return picture ? plain_address(*picture, kSmall) : std::string{address};
}

std::string_view Catalogue::image(Ordinal product) const {
    const std::string_view images = texts[parts[product].images];
    return images.substr(0, images.find(kBetweenImageParts));
}

void Prices::index() {
    by_price.resize(cents.size());
    std::iota(by_price.begin(), by_price.end(), Ordinal{0});
    const auto key = [&](Ordinal product) {
        return static_cast<std::uint64_t>(cents[product]);
    };  // kNone is greatest
    std::sort(by_price.begin(), by_price.end(),
              [&](Ordinal a, Ordinal b) { return key(a) != key(b) ? key(a) < key(b) : a < b; });
    const auto unpriced =
        std::find_if(by_price.begin(), by_price.end(), [&](Ordinal product) { return cents[product] == kNone; });
    by_price_down.assign(std::make_reverse_iterator(unpriced), by_price.rend());
    by_price_down.insert(by_price_down.end(), unpriced, by_price.end());
    reduced = Bitset{cents.size()};
    for (std::size_t product = 0; product < cents.size(); ++product)
        if (cents[product] != kNone && was[product] > cents[product]) reduced.set(product);
}

StockBoard::StockBoard(std::size_t products, std::vector<StoreCode> stores)
    : products_{products},
      words_{(products + 63) / 64},
      stores_{std::move(stores)},
      units_{std::make_unique<std::atomic<std::uint16_t>[]>(products_ * stores_.size())},
      present_{std::make_unique<std::atomic<std::uint64_t>[]>(words_ * stores_.size())} {
    for (std::size_t i = 0; i < stores_.size(); ++i) columns_.emplace(stores_[i], i);
}

std::optional<std::size_t> StockBoard::column(const StoreCode& store) const {
    const auto found = columns_.find(store);
    return found == columns_.end() ? std::nullopt : std::optional{found->second};
}

void StockBoard::set(Ordinal product, std::size_t column, std::int64_t units) {
    const auto shown = static_cast<std::uint16_t>(std::clamp<std::int64_t>(units, 0, kMost));
    units_[column * products_ + product].store(shown, std::memory_order_relaxed);
    const std::uint64_t bit = 1ULL << (product % 64);
    std::atomic<std::uint64_t>& word = present_[column * words_ + product / 64];
    const std::uint64_t before = shown > 0 ? word.fetch_or(bit, std::memory_order_relaxed)
                                           : word.fetch_and(~bit, std::memory_order_relaxed);
    if (((before & bit) != 0) != (shown > 0)) edition_.fetch_add(1, std::memory_order_relaxed);
}

Bitset StockBoard::in_stock(std::size_t column) const {
    Bitset present{products_};
    for (std::size_t i = 0; i < words_; ++i)
        present.words()[i] = present_[column * words_ + i].load(std::memory_order_relaxed);
    return present;
}

}  // namespace spaza

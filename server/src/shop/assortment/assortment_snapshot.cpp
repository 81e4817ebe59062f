#include "shop/assortment/assortment_snapshot.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <string_view>

#include "shop/search/tokens.hpp"

namespace spaza {
namespace {

constexpr std::array<std::pair<std::string_view, ProductState>, kProductStates> kStates{
    {{"all", ProductState::all},
     {"visible", ProductState::visible},
     {"hidden", ProductState::hidden},
     {"withoutPrice", ProductState::without_price},
     {"withoutPicture", ProductState::without_picture},
     {"outOfStock", ProductState::out_of_stock},
     {"lowStock", ProductState::low_stock}}};
constexpr std::array<std::pair<std::string_view, ProductSort>, 7> kSorts{{{"code", ProductSort::code},
                                                                          {"name", ProductSort::name},
                                                                          {"price", ProductSort::price},
                                                                          {"priceDown", ProductSort::price_down},
                                                                          {"stock", ProductSort::stock},
                                                                          {"stockDown", ProductSort::stock_down},
                                                                          {"changed", ProductSort::changed}}};

/// More changed products than this are read as all of them.
constexpr std::size_t kMostSingle = 2000;

bool begins_with(std::string_view text, std::string_view beginning) {
    return text.size() >= beginning.size() && search::folded(text.substr(0, beginning.size())) == beginning;
}

/// Where something stands in a list.
struct Place {
    std::int64_t number{};
    std::string_view text;
    std::string_view code;
    auto operator<=>(const Place&) const = default;
};

Place place_of(const BoardProduct& product, std::int64_t free, ProductSort sort) {
    switch (sort) {
        case ProductSort::code: return {0, {}, product.code};
        case ProductSort::name: return {0, product.name, product.code};
        case ProductSort::price: return {product.cents < 0 ? INT64_MAX : product.cents, {}, product.code};
        case ProductSort::price_down: return {-product.cents, {}, product.code};
        case ProductSort::stock: return {free, {}, product.code};
        case ProductSort::stock_down: return {-free, {}, product.code};
        case ProductSort::changed: return {-product.changed_at, {}, product.code};
    }
    return {};
}

std::string cursor_of(const Place& place) {
    return std::to_string(place.number) + '\n' + std::string{place.code} + '\n' + std::string{place.text};
}

/// Views the cursor.
std::optional<Place> place_in(std::string_view cursor) {
    const std::size_t first = cursor.find('\n');
    const std::size_t second = first == cursor.npos ? cursor.npos : cursor.find('\n', first + 1);
    if (second == cursor.npos) return std::nullopt;
    Place place;
    const auto [end, error] = std::from_chars(cursor.data(), cursor.data() + first, place.number);
    if (error != std::errc{} || end != cursor.data() + first) return std::nullopt;
    place.code = cursor.substr(first + 1, second - first - 1);
    place.text = cursor.substr(second + 1);
    return place;
}

}  // namespace

std::optional<ProductState> product_state_named(std::string_view name) {
    const auto found = std::ranges::find(kStates, name, [](const auto& each) { return each.first; });
    return found == kStates.end() ? std::nullopt : std::optional{found->second};
}

std::string_view name_of(ProductState state) { return kStates.at(static_cast<std::size_t>(state)).first; }

std::optional<ProductSort> product_sort_named(std::string_view name) {
    const auto found = std::ranges::find(kSorts, name, [](const auto& each) { return each.first; });
    return found == kSorts.end() ? std::nullopt : std::optional{found->second};
}

/// A filter made ready: words folded, categories gathered.
struct AssortmentSnapshot::Chosen {
    std::string code;  // folded
    std::vector<std::string> words;
    std::string brand;
    bool any_category{true};
    std::set<std::string, std::less<>> categories;  // with those below
    std::set<std::string, std::less<>> hidden;
    std::optional<std::int32_t> store;
    bool no_such_store{};
    bool with_stock_only{};

    bool finds(const BoardProduct& product) const {
        if (!brand.empty() && product.brand != brand) return false;
        if (!any_category && !categories.contains(product.category)) return false;
        if (code.empty() || begins_with(product.code, code) || product.ean == code) return true;
        return std::ranges::all_of(
            words, [&](const std::string& word) { return product.words.find(word) != std::string::npos; });
    }
    /// Free units where it is asked for; nothing when it never was there.
    std::optional<std::int64_t> free_of(const BoardProduct& product) const {
        if (no_such_store) return std::nullopt;
        if (with_stock_only && product.shelves.empty()) return std::nullopt;
        std::optional<std::int64_t> units = store ? std::optional<std::int64_t>{} : std::optional{std::int64_t{0}};
        for (const BoardShelf& shelf : product.shelves)
            if (!store || shelf.store == *store) units = units.value_or(0) + shelf.free;
        return units;
    }
};

AssortmentSnapshot::Chosen AssortmentSnapshot::chosen(const ProductFilter& filter) const {
    Chosen chosen;
    chosen.code = search::folded(filter.query);
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
    while (!chosen.code.empty() && blank(chosen.code.back())) chosen.code.pop_back();
    chosen.code.erase(0, chosen.code.find_first_not_of(" \t\r\n") == std::string::npos
                             ? chosen.code.size()
                             : chosen.code.find_first_not_of(" \t\r\n"));
    std::string word;
    for (const char c : chosen.code + ' ') {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || std::isalnum(byte) != 0) {
            word += c;
        } else if (!word.empty()) {
            chosen.words.push_back(' ' + word);
            word.clear();
        }
    }
    if (chosen.words.empty() && !chosen.code.empty()) chosen.words.push_back("\n");  // found in no words
    chosen.brand = filter.brand;
    chosen.any_category = filter.department.empty();
    for (const auto& [code, category] : categories_) {
        const BoardCategory* at = &category;
        for (int depth = 0; depth < 100; ++depth) {
            if (at->hidden) chosen.hidden.insert(code);
            if (!chosen.any_category && at->code == filter.department) chosen.categories.insert(code);
            const auto above = categories_.find(at->parent);
            if (above == categories_.end()) break;
            at = &above->second;
        }
    }
    if (!filter.store.empty()) {
        const auto store = stores_.find(filter.store);
        chosen.no_such_store = store == stores_.end();
        if (!chosen.no_such_store) chosen.store = store->second;
    }
    chosen.with_stock_only = filter.with_stock_only;
    return chosen;
}

bool AssortmentSnapshot::is_in(const BoardProduct& product, ProductState state, std::int64_t free,
                               const Chosen& chosen) const {
    const auto is_shown = [&] { return product.on_sale && !chosen.hidden.contains(product.category); };
    switch (state) {
        case ProductState::all: return true;
        case ProductState::visible: return is_shown();
        case ProductState::hidden: return !is_shown();
        case ProductState::without_price: return product.cents < 0;
        case ProductState::without_picture: return !product.has_picture;
        case ProductState::out_of_stock: return free <= 0;
        case ProductState::low_stock: return free > 0 && free <= low_units_;
    }
    return false;
}

std::optional<FoundProducts> AssortmentSnapshot::find(const ProductQuestion& question) {
    load();
    std::optional<Place> after;
    if (!question.cursor.empty()) {
        after = place_in(question.cursor);
        if (!after) return std::nullopt;
    }
    const std::shared_lock lock{mutex_};
    const Chosen filter = chosen(question.filter);
    FoundProducts found;
    std::vector<Place> places;
    for (const BoardProduct& product : products_) {
        if (!filter.finds(product)) continue;
        const auto free = filter.free_of(product);
        if (!free || !is_in(product, question.filter.state, *free, filter)) continue;
        ++found.total;
        const Place place = place_of(product, *free, question.sort);
        if (!after || place > *after) places.push_back(place);
    }
    const bool more = places.size() > question.size;
    const auto end = places.begin() + static_cast<std::ptrdiff_t>(more ? question.size : places.size());
    std::partial_sort(places.begin(), end, places.end());
    for (auto place = places.begin(); place != end; ++place) found.codes.emplace_back(place->code);
    if (more && question.size > 0) found.next = cursor_of(*(end - 1));
    return found;
}

std::array<std::size_t, kProductStates> AssortmentSnapshot::count(const ProductFilter& filter) {
    load();
    const std::shared_lock lock{mutex_};
    const Chosen made = chosen(filter);
    std::array<std::size_t, kProductStates> counts{};
    for (const BoardProduct& product : products_) {
        if (!made.finds(product)) continue;
        const auto free = made.free_of(product);
        if (!free) continue;
        for (const auto& [name, state] : kStates)
            if (is_in(product, state, *free, made)) ++counts.at(static_cast<std::size_t>(state));
    }
    return counts;
}

std::optional<std::vector<std::string>> AssortmentSnapshot::codes(const ProductFilter& filter, std::size_t most) {
    const auto found = find({.filter = filter, .sort = ProductSort::code, .cursor = {}, .size = most});
    if (!found->next.empty()) return std::nullopt;
    return found->codes;
}

void AssortmentSnapshot::put(BoardProduct product) {
    const auto [place, fresh] = index_.emplace(product.code, products_.size());
    if (fresh)
        products_.push_back(std::move(product));
    else
        products_[place->second] = std::move(product);
}

struct AssortmentSnapshot::Contents {
    std::vector<BoardCategory> categories;
    std::vector<std::string> stores;
    std::vector<BoardProduct> products;
};

AssortmentSnapshot::Contents AssortmentSnapshot::read() {
    Contents contents;
    contents.categories = source_.categories();
    contents.stores = source_.stores();
    contents.products = source_.products();
    return contents;
}

/// With the lock held.
void AssortmentSnapshot::take(Contents contents) {
    products_ = std::move(contents.products);
    index_.clear();
    for (std::size_t n = 0; n < products_.size(); ++n) index_.emplace(products_[n].code, n);
    categories_.clear();
    for (BoardCategory& category : contents.categories) categories_.emplace(category.code, category);
    stores_.clear();
    for (std::size_t n = 0; n < contents.stores.size(); ++n)
        stores_.emplace(contents.stores[n], static_cast<std::int32_t>(n));
}

/// Without a lock on what is read meanwhile; changes that come in between are read once more at the end.
void AssortmentSnapshot::load() {
    {
        const std::shared_lock lock{mutex_};
        if (state_ == State::ready) return;
    }
    const std::scoped_lock one{loading_};
    std::uint64_t forgotten = 0;
    {
        const std::unique_lock lock{mutex_};
        if (state_ == State::ready) return;
        state_ = State::loading;
        missed_.clear();
        forgotten = forgotten_;
    }
    Contents contents;
    try {
        contents = read();
    } catch (...) {
        const std::unique_lock lock{mutex_};
        state_ = State::empty;
        throw;
    }
    std::vector<std::pair<std::string, std::string>> missed;
    {
        const std::unique_lock lock{mutex_};
        take(std::move(contents));
        // What was forgotten meanwhile is read once more when somebody asks next.
        state_ = forgotten == forgotten_ ? State::ready : State::empty;
        missed.swap(missed_);
    }
    if (!missed.empty()) apply(missed);
}

void AssortmentSnapshot::refresh(const std::vector<std::string>& codes) {
    auto products = source_.products(codes);
    const std::unique_lock lock{mutex_};
    for (BoardProduct& product : products) put(std::move(product));
}

void AssortmentSnapshot::apply(const std::vector<std::pair<std::string, std::string>>& changes) {
    {
        const std::unique_lock lock{mutex_};
        if (state_ == State::loading) missed_.insert(missed_.end(), changes.begin(), changes.end());
        if (state_ != State::ready) return;
    }
    std::set<std::string> codes;
    bool everything = false;
    for (const auto& [kind, key] : changes) {
        if (kind == "store") everything = true;
        if (kind != "product" && kind != "price" && kind != "stock") continue;
        if (key == "*")
            everything = true;
        else
            codes.insert(kind == "stock" ? key.substr(0, key.rfind('|')) : key);
    }
    const std::scoped_lock one{applying_};
    if (everything || codes.size() > kMostSingle) {  // lists are answered from what there is until it is read
        Contents contents = read();
        const std::unique_lock lock{mutex_};
        return take(std::move(contents));
    }
    if (!codes.empty()) refresh({codes.begin(), codes.end()});
}

void AssortmentSnapshot::forget() {
    const std::unique_lock lock{mutex_};
    ++forgotten_;
    state_ = State::empty;
    missed_.clear();
}

}  // namespace spaza

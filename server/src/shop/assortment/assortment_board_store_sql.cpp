#include "shop/assortment/assortment_board_store_sql.hpp"

#include <algorithm>
#include <unordered_map>

#include "shop/assortment/product_rows_store_sql.hpp"
#include "shop/search/tokens.hpp"

namespace spaza {
namespace {

constexpr const char* kBoardColumns =
    "SELECT p.code, p.name, b.name, p.model, p.ean, p.brand_code, p.category_code, p.on_sale, CASE WHEN p.images "
    "= "
    "'[]' THEN 0 ELSE 1 END, price.cents, p.modified_at FROM product p JOIN brand b ON b.code = p.brand_code LEFT "
    "JOIN price ON price.product_code = p.code ";

/// ` 55 inch smart tv vela vq55a`: every word begins with a space.
std::string board_words(std::string_view name, std::string_view brand, std::string_view model) {
    std::string text{" "};
    for (const std::string_view part : {name, brand, model}) {
        for (const char c : search::folded(part)) {
            const auto byte = static_cast<unsigned char>(c);
            const bool is_letter = byte >= 0x80 || std::isalnum(byte) != 0;
            if (is_letter || text.back() != ' ') text += is_letter ? c : ' ';
        }
        if (text.back() != ' ') text += ' ';
    }
    return text;
}

BoardProduct board_product(const storage::Row& row) {
    BoardProduct product;
    product.code = row.get<std::string>(0);
    product.name = search::folded(row.text(1));
    product.words = board_words(row.text(1), row.text(2), row.text(3));
    product.ean = row.get<std::string>(4);
    product.brand = row.get<std::string>(5);
    product.category = row.get<std::string>(6);
    product.on_sale = row.get<bool>(7);
    product.has_picture = row.get<bool>(8);
    product.cents = row.is_null(9) ? -1 : row.integer(9);
    product.changed_at = row.integer(10);
    return product;
}

std::vector<std::string> store_codes(storage::Session& session) {
    return session.rows("SELECT code FROM point_of_service ORDER BY code", {},
                        [](const storage::Row& row) { return row.get<std::string>(0); });
}

/// Puts shelves at the products they belong to.
class Shelver {
public:
    Shelver(storage::Session& session, std::vector<BoardProduct>& products) : products_{products} {
        const auto stores = store_codes(session);
        for (std::size_t n = 0; n < stores.size(); ++n) stores_.emplace(stores[n], static_cast<std::int32_t>(n));
        for (std::size_t n = 0; n < products.size(); ++n) index_.emplace(products[n].code, n);
    }
    void operator()(const storage::Row& row) {
        if (const std::string_view code = row.text(0); code != last_) {
            last_.assign(code);
            const auto found = index_.find(last_);
            product_ = found == index_.end() ? nullptr : &products_[found->second];
        }
        const auto store = stores_.find(std::string{row.text(1)});
        if (product_ && store != stores_.end())
            product_->shelves.push_back({store->second, static_cast<std::int32_t>(row.integer(2))});
    }

private:
    std::vector<BoardProduct>& products_;
    std::unordered_map<std::string, std::int32_t> stores_;
    std::unordered_map<std::string, std::size_t> index_;
    std::string last_;
    BoardProduct* product_{};
};

}  // namespace

std::vector<BoardProduct> SqlBoardSource::products() {
    return database_.reading([](storage::Session& session) {
        auto products = session.rows(kBoardColumns, {}, board_product);
        Shelver shelve{session, products};
        session.query("SELECT product_code, store_code, on_hand - reserved FROM stock", {}, std::ref(shelve));
        return products;
    });
}

std::vector<BoardProduct> SqlBoardSource::products(const std::vector<std::string>& codes) {
    return database_.reading([&](storage::Session& session) {
        std::vector<BoardProduct> products;
        product_rows::in_parts(codes, [&](const std::string& places, const std::vector<storage::Value>& values) {
            session.query(std::string{kBoardColumns} + "WHERE p.code IN (" + places + ")", values,
                          [&](const storage::Row& row) { products.push_back(board_product(row)); });
        });
        Shelver shelve{session, products};
        product_rows::in_parts(codes, [&](const std::string& places, const std::vector<storage::Value>& values) {
            session.query(
                "SELECT product_code, store_code, on_hand - reserved FROM stock WHERE product_code IN (" + places +
                    ") ORDER BY product_code",
                values, std::ref(shelve));
        });
        return products;
    });
}

std::vector<BoardCategory> SqlBoardSource::categories() {
    return database_.reading([](storage::Session& session) {
        return session.rows("SELECT code, parent_code, hidden FROM category", {}, [](const storage::Row& row) {
            return BoardCategory{row.get<std::string>(0), row.get<std::optional<std::string>>(1).value_or(""),
                                 row.get<bool>(2)};
        });
    });
}

std::vector<std::string> SqlBoardSource::stores() {
    return database_.reading([](storage::Session& session) { return store_codes(session); });
}

}  // namespace spaza

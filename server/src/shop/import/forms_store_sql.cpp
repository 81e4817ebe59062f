#include <algorithm>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/import/forms.hpp"

namespace spaza::import {

namespace {

/// The same for the same options in another order; empty when nothing tells the product apart by name.
std::string form_of(std::string_view base, std::string_view variant, std::string_view unit) {
    if (base.empty() || variant.empty()) return {};
    std::vector<std::string_view> options;
    for (std::size_t from = 0; from <= variant.size();) {
        const std::size_t end = std::min(variant.find('|', from), variant.size());
        options.push_back(variant.substr(from, end - from));
        from = end + 1;
    }
    std::ranges::sort(options);
    std::string form{base};
    for (const std::string_view option : options) form.append("\n").append(option);
    return form.append("\n").append(unit);
}

}  // namespace

void Forms::load(storage::Session& session) {
    session.query("SELECT code, base_product, variant_value, unit_code FROM product WHERE base_product <> ''", {},
                  [&](const storage::Row& row) {
                      take(std::string{row.text(0)}, form_of(row.text(1), row.text(2), row.text(3)));
                  });
}

void Forms::load(storage::Session& session, const std::string& base) {
    session.query(
        "SELECT code, base_product, variant_value, unit_code FROM product WHERE base_product = $1 AND "
        "base_product <> ''",
        {base}, [&](const storage::Row& row) {
            take(std::string{row.text(0)}, form_of(row.text(1), row.text(2), row.text(3)));
        });
}

std::optional<std::string> Forms::taken_by(const ProductRow& row) {
    std::string form = form_of(row.base_product, row.variant_value, row.unit_code);
    const auto found = form.empty() ? product_of_.end() : product_of_.find(form);
    if (found != product_of_.end() && found->second != row.code) return found->second;
    take(row.code, std::move(form));
    return {};
}

void Forms::take(const std::string& code, std::string form) {
    if (const auto before = form_of_.find(code); before != form_of_.end()) {
        product_of_.erase(before->second);
        form_of_.erase(before);
    }
    if (form.empty()) return;
    product_of_[form] = code;
    form_of_[code] = std::move(form);
}

}  // namespace spaza::import

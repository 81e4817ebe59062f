#include <algorithm>

#include "shop/import/record.hpp"
#include "shop/import/record_fields.hpp"
#include "shop/promotions/terms_check.hpp"

namespace spaza::import {

namespace {

/// `3000` from a text such as `R 3000`, `10%` or `3000`.
std::optional<Off> off_of(std::string_view text) {
    if (text.ends_with('%')) {
        const auto percent = parse_integer(text.substr(0, text.size() - 1));
        if (!percent || *percent < 1 || *percent > 100) return std::nullopt;
        return Off{.percent = static_cast<int>(*percent)};
    }
    const auto amount = parse_rand(text);
    if (!amount || *amount <= Money{}) return std::nullopt;
    return Off{.percent = 0, .amount = *amount};
}

template <class CodeType>
std::vector<CodeType> codes(Fields& fields, std::string_view name) {
    std::vector<CodeType> all;
    for (std::string& each : fields.list(name)) all.push_back(CodeType{std::move(each)});
    return all;
}

/// `1000=100|2000=15%`: from so much on, so much off.
std::vector<Tier> tiers_of(Fields& fields) {
    std::vector<Tier> tiers;
    for (const TagRow& each : fields.tags("tiers")) {
        const auto from = parse_rand(each.code);
        const auto off = off_of(each.text);
        if (!from || !off)
            fields.problem("tiers", "'" + each.code + "=" + each.text + "' is not such as 1000=100 or 2000=15%");
        else
            tiers.push_back({*from, *off});
    }
    std::ranges::sort(tiers, {}, &Tier::from);
    return tiers;
}

/// `TV1=1|BAR2=1` or `TV1|BAR2`: products and how many of each.
std::vector<BundlePart> bundle_of(Fields& fields) {
    std::vector<BundlePart> bundle;
    for (const Part& each : fields.parts("bundle")) {
        const std::string text = each.key.empty() ? each.text : each.key + "=" + each.text;
        const std::size_t equals = text.find('=');
        const auto units =
            equals == std::string::npos ? std::optional<std::int64_t>{1} : parse_integer(text.substr(equals + 1));
        if (!units || *units < 1 || *units > 99)
            fields.problem("bundle", "'" + text + "' is not such as CODE or CODE=2");
        else
            bundle.push_back({ProductCode{text.substr(0, equals)}, static_cast<int>(*units)});
    }
    return bundle;
}

int number(Fields& fields, std::string_view name, int otherwise, std::int64_t least = 0) {
    return fields.has(name) ? static_cast<int>(fields.integer(name, least, 1'000'000'000)) : otherwise;
}

}  // namespace

Checked<PromotionRow> read_promotion(const Record& record) {
    Checked<PromotionRow> checked;
    Fields fields{record, checked.problems};
    Promotion& row = checked.row.promotion;
    row.code = fields.required_code("code");
    const std::string type = fields.required("type");
    const auto kind = promotion_kind(type);
    if (!kind && !type.empty()) fields.one_of("type", promotion_kind_names());
    row.kind = kind.value_or(PromotionKind::product_discount);
    row.title = fields.required("title");
    row.description = fields.text("description");
    row.target = {.everything = fields.flag("everything", false),
                  .products = codes<ProductCode>(fields, "products"),
                  .categories = codes<CategoryCode>(fields, "categories"),
                  .brands = codes<BrandCode>(fields, "brands"),
                  .except_products = codes<ProductCode>(fields, "exceptProducts"),
                  .except_categories = codes<CategoryCode>(fields, "exceptCategories")};
    row.reward = {.everything = false,
                  .products = codes<ProductCode>(fields, "rewardProducts"),
                  .categories = codes<CategoryCode>(fields, "rewardCategories"),
                  .brands = codes<BrandCode>(fields, "rewardBrands"),
                  .except_products = {},
                  .except_categories = {}};
    complete(row);
    row.units = number(fields, "units", 1, 1);
    row.reward_units = number(fields, "rewardUnits", 1, 1);
    row.bundle = bundle_of(fields);
    row.bundle_worth = fields.rand("bundleWorth");
    row.off = {.percent = static_cast<int>(fields.integer("percent", 0, 100)),
               .amount = fields.rand("amount").value_or(Money{})};
    row.tiers = tiers_of(fields);
    if (const auto from = fields.rand("from")) {
        if (!row.tiers.empty()) fields.problem("from", "stands already in tiers");
        row.tiers = {{*from, row.off}};
    }
    row.gift = ProductCode{fields.code("gift")};
    row.gift_units = number(fields, "giftUnits", 1, 1);
    row.most_off = fields.rand("mostOff").value_or(Money{});
    row.most_times = number(fields, "mostTimes", 0);
    row.priority = static_cast<int>(fields.integer("priority", -1'000'000, 1'000'000));
    row.group = fields.code("group");
    row.first_order = fields.flag("firstOrder", false);
    row.needs_coupon = fields.flag("needsCoupon", false);
    row.enabled = fields.flag("enabled", true);
    row.starts_at = fields.time("startsAt");
    row.ends_at = fields.time("endsAt");
    row.max_uses = number(fields, "maxUses", 0);
    row.max_uses_per_customer = number(fields, "maxUsesPerCustomer", 0);
    row.max_given = fields.rand("maxGiven").value_or(Money{});
    if (kind)
        for (const TermsProblem& each : problems_in(row)) fields.problem(each.field, each.reason);
    return checked;
}

Checked<CouponRow> read_coupon(const Record& record) {
    Checked<CouponRow> checked;
    Fields fields{record, checked.problems};
    Coupon& row = checked.row.coupon;
    const std::string given = fields.required_code("code");
    row.code = coupon_code(given);
    const bool plain = row.code.size() <= 64 && std::ranges::all_of(row.code, [](unsigned char c) {
                           return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
                       });
    if (!plain) fields.problem("code", "may hold letters, digits, - and _ only, at most 64");
    row.promotion = fields.required_code("promotion");
    row.max_uses = number(fields, "maxUses", 0);
    row.max_uses_per_customer = number(fields, "maxUsesPerCustomer", 0);
    row.customer_uid = fields.text("customer", 256);
    std::ranges::transform(row.customer_uid, row.customer_uid.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    row.starts_at = fields.time("startsAt");
    row.ends_at = fields.time("endsAt");
    return checked;
}

}  // namespace spaza::import

// Times pricing a cart of 30 entries against 2 000 promotions that all run: own discounts, deals that share
// products, tiers, gifts and free delivery. Processor time of this thread, so that other work on the machine does
// not count.
#include <algorithm>
#include <ctime>
#include <fmt/core.h>
#include <random>

#include "shop/promotions/pricing_rules.hpp"

namespace {

using namespace spaza;

constexpr int kProducts = 5000;
constexpr int kCategories = 60;
constexpr int kBrands = 80;
constexpr int kPromotions = 2000;
constexpr int kEntries = 30;

double worked() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Maker {
public:
    explicit Maker(unsigned seed) : random_{seed} {}

    int number(int least, int most) { return std::uniform_int_distribution<int>{least, most}(random_); }
    ProductCode product() { return ProductCode{"P" + std::to_string(number(0, kProducts - 1))}; }

    Promotion promotion(int i) {
        Promotion made{.code = "D" + std::to_string(i), .title = "An offer of " + std::to_string(i)};
        made.priority = number(0, 9);
        made.off = number(0, 1) ? Off{.percent = number(5, 40)} : Off{.percent = 0, .amount = money(10, 300)};
        const int kind = number(0, 99);
        if (kind < 60) {
            made.kind = PromotionKind::product_discount;
            if (kind < 40)
                for (int n = number(1, 20); n > 0; --n) made.target.products.push_back(product());
            else
                made.target.categories = {CategoryCode{"c" + std::to_string(number(0, kCategories - 1))}},
                made.target.brands = {BrandCode{"b" + std::to_string(number(0, kBrands - 1))}};
        } else if (kind < 72) {
            made.kind = PromotionKind::bonus_buy_all;
            for (int n = number(2, 3); n > 0; --n) made.bundle.push_back({product(), 1});
        } else if (kind < 84) {
            made.kind = PromotionKind::bonus_buy_any;
            made.units = number(2, 3);
            for (int n = number(3, 20); n > 0; --n) made.target.products.push_back(product());
        } else if (kind < 92) {
            made.kind = PromotionKind::buy_get;
            for (int n = number(2, 12); n > 0; --n) made.target.products.push_back(product());
            made.reward = made.target;
        } else if (kind < 96) {
            made.kind = PromotionKind::order_discount;
            made.group = "tiers";
            made.tiers = {{money(1000, 5000), made.off}, {money(5001, 20000), made.off}};
        } else if (kind < 98) {
            made.kind = PromotionKind::giveaway;
            made.target.products = {product()};
            made.gift = product();
        } else {
            made.kind = PromotionKind::free_delivery;
            made.tiers = {{money(200, 900), {}}};
        }
        return made;
    }

    std::vector<PricingEntry> cart(const PromotionSet& promotion_set) {
        std::vector<PricingEntry> entries;
        std::vector<ProductCode> wanted;
        // Half of the entries are there because of a deal: the hard case, not the usual one.
        while (static_cast<int>(wanted.size()) < kEntries) {
            const Promotion& deal = promotion_set.at(static_cast<std::size_t>(number(0, kPromotions - 1)));
            if (!deal.is_deal() || wanted.size() > kEntries / 2) {
                wanted.push_back(product());
                continue;
            }
            for (const BundlePart& part : deal.bundle) wanted.push_back(part.product);
            for (std::size_t i = 0; i < std::min<std::size_t>(3, deal.target.products.size()); ++i)
                wanted.push_back(deal.target.products[i]);
        }
        std::ranges::sort(wanted);
        wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
        for (const ProductCode& each : wanted) {
            const int at = std::stoi(each.value.substr(1));
            entries.push_back(
                {.number = static_cast<int>(entries.size()),
                 .product = each,
                 .brand = BrandCode{"b" + std::to_string(at % kBrands)},
                 .categories = {CategoryCode{"root"}, CategoryCode{"c" + std::to_string(at % kCategories)}},
                 .unit_price = money(20, 15'000),
                 .quantity = number(1, 4)});
        }
        return entries;
    }

private:
    Money money(int least, int most) { return Money::cents(number(least * 100, most * 100)); }
    std::mt19937 random_;
};

}  // namespace

int main() {
    Maker maker{7};
    std::vector<Promotion> promotions;
    for (int i = 0; i < kPromotions; ++i) promotions.push_back(maker.promotion(i));
    const PromotionSet promotion_set{std::move(promotions)};
    const ShopTerms terms{
        .vat_percent = 15, .delivery_fee = Money::cents(50'00), .free_delivery_over = Money::cents(500'00)};
    std::vector<std::vector<PricingEntry>> carts;
    for (int i = 0; i < 400; ++i) carts.push_back(maker.cart(promotion_set));

    std::vector<double> took;
    std::size_t fired = 0;
    std::size_t entries = 0;
    int not_best = 0;
    for (int round = 0; round < 5; ++round)
        for (const auto& cart : carts) {
            const double began = worked();
            const PricedCart priced = price(cart, terms, promotion_set, {});
            took.push_back(worked() - began);
            fired += priced.fired.size();
            entries += cart.size();
            not_best += priced.best ? 0 : 1;
        }
    std::ranges::sort(took);
    const auto at = [&](double share) {
        return took[static_cast<std::size_t>(share * static_cast<double>(took.size() - 1))];
    };
    fmt::print(
        "pricing {:.1f} entries against {} promotions: p50 {:.3f} ms, p99 {:.3f} ms, most {:.3f} ms; "
        "{:.1f} fired a cart, {} of {} with too many combinations to try all\n",
        static_cast<double>(entries) / static_cast<double>(took.size()), kPromotions, at(0.5), at(0.99), at(1),
        static_cast<double>(fired) / static_cast<double>(took.size()), not_best, took.size());
}

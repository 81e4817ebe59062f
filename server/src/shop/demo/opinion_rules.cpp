#include "shop/demo/opinion_rules.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "shop/demo/random.hpp"

namespace spaza::demo {
namespace {

struct Words {
    std::string_view headline;
    std::string_view comment;
};

constexpr std::array kAuthors{"Thabo M.",   "Anneke V.", "Sipho D.",  "Fatima E.", "Lerato K.", "Johan B.",
                              "Nomvula Z.", "Priya N.",  "Kagiso S.", "Zanele M.", "Deon P.",   "Busisiwe H."};
// True of everything, from earbuds to a wheelbarrow; what is drunk has words of its own.
constexpr std::array kFive{
    Words{"No complaint so far", "Three weeks in and no complaint. It does what the page said it would."},
    Words{"Better than the one it replaces", "Came on the day they promised and well packed. Very happy."},
    Words{"Worth every rand", "We compared four of them. This one won on price and it feels solid."},
};
constexpr std::array kFour{
    Words{"Good, with one small thing", "Does what it should. The box could be half the size, but we got there."},
    Words{"Happy with it", "Does the job every day. One star off because the box was a bit dented."},
    Words{"Good value", "Not the fanciest, but for this price I would buy it again."},
};
constexpr std::array kThree{
    Words{"It is all right", "Fine for us, though I expected a little more for the price."},
    Words{"Average", "Good enough. Read the specifications first, they matter."},
};
constexpr std::array kLow{
    Words{"Not for us", "We sent it back within the seven days. The refund was quick, I must say."},
    Words{"Expected more", "Not what we had hoped for. They took it back without a fight."},
};
constexpr std::array kDrinkFive{
    Words{"Our Sunday favourite", "Opened it with the braai and nobody left any. Ordering more."},
    Words{"Well packed", "Arrived without a scratch and they checked my age at the door. Lovely taste."},
};
constexpr std::array kDrinkFour{
    Words{"Good for the price", "Goes down well with friends. I would buy it again."},
    Words{"Happy with it", "Good, if not quite as good as the last one. Delivery was quick."},
};
constexpr std::array kDrinkThree{
    Words{"It is all right", "Fine for a weekday, I would take another for guests."},
};
constexpr std::array kDrinkLow{
    Words{"Not to our taste", "Too sweet for us. Somebody else will like it."},
};

template <class List>
const Words& one_of(const List& list, std::uint64_t n) {
    return list[n % list.size()];
}

const Words& words_for(bool liquor, int rating, std::uint64_t n) {
    if (rating == 5) return liquor ? one_of(kDrinkFive, n) : one_of(kFive, n);
    if (rating == 4) return liquor ? one_of(kDrinkFour, n) : one_of(kFour, n);
    if (rating == 3) return liquor ? one_of(kDrinkThree, n) : one_of(kThree, n);
    return liquor ? one_of(kDrinkLow, n) : one_of(kLow, n);
}

std::uint64_t mixed(std::uint64_t value) { return Random{value}.next(); }

std::uint64_t number_of(std::string_view text, std::uint64_t seed) {
    for (const char c : text) seed = mixed(seed ^ static_cast<unsigned char>(c));
    return seed;
}

}  // namespace

std::vector<Review> opinions_on(const import::ProductRow& product, std::chrono::sys_days today,
                                std::uint64_t seed) {
    if (product.rating == 0 || product.review_count == 0) return {};
    const std::uint64_t base = number_of(product.code, seed + 1);
    const auto count = std::min<std::uint64_t>(2 + base % 4, static_cast<std::uint64_t>(product.review_count));
    std::vector<Review> all;
    for (std::uint64_t n = 0; n < count; ++n) {
        const std::uint64_t draw = mixed(base + n);
        const auto spread = static_cast<std::int64_t>(draw % 101) - 50;  // half a star either way
        const int rating = std::clamp(static_cast<int>((product.rating + spread + 50) / 100), 1, 5);
        const Words& words = words_for(product.liquor, rating, draw >> 8);
        const TimePoint at =
            today - std::chrono::days{3 + 9 * n + (draw >> 16) % 8} + std::chrono::hours{8 + draw % 12};
        all.push_back({.id = "demo-" + product.code + "-" + std::to_string(n + 1),
                       .product = {product.code},
                       .customer = {"demo-customer-" + std::to_string(n + 1)},
                       .author = kAuthors[(draw >> 24) % kAuthors.size()],
                       .headline = std::string{words.headline},
                       .comment = std::string{words.comment},
                       .rating = rating,
                       .verified = (draw >> 32) % 4 != 0,
                       .status = ReviewStatus::approved,
                       .created_at = at,
                       .helpful = static_cast<int>((draw >> 40) % 9),
                       .unhelpful = static_cast<int>((draw >> 48) % 3)});
    }
    return all;
}

}  // namespace spaza::demo

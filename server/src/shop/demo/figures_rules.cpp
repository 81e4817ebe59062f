#include "shop/demo/figures_rules.hpp"

#include <algorithm>
#include <cmath>

namespace spaza::demo {

char ean13_check_digit(std::string_view first_twelve) {
    int sum = 0;
    for (std::size_t i = 0; i < first_twelve.size(); ++i) sum += (first_twelve[i] - '0') * (i % 2 == 0 ? 1 : 3);
    return static_cast<char>('0' + (10 - sum % 10) % 10);
}

std::string ean13(std::string_view first_twelve) {
    return std::string{first_twelve} + ean13_check_digit(first_twelve);
}

Money shelf_price(double rand) {
    const auto stepped = [&](std::int64_t step) {
        return std::max<std::int64_t>(1, std::llround(rand / static_cast<double>(step))) * step;
    };
    if (rand < 200) return Money::cents(stepped(10) * 100 - 1);
    if (rand < 1000) return Money::cents((stepped(50) - 1) * 100);
    if (rand < 10'000) return Money::cents((stepped(100) - 1) * 100);
    return Money::cents((stepped(500) - 1) * 100);
}

std::chrono::sys_days offer_friday(std::chrono::sys_days today) {
    std::chrono::sys_days day = today + std::chrono::days{2};
    while (std::chrono::weekday{day} != std::chrono::Friday) day += std::chrono::days{1};
    return day;
}

}  // namespace spaza::demo

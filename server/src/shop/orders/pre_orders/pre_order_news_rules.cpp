#include "shop/orders/pre_orders/pre_order_news_rules.hpp"

#include <algorithm>

namespace spaza {

PreOrderNews news_of(const PreOrderWatch& watch, std::optional<TimePoint> release_at, TimePoint now) {
    const auto day = [](const std::optional<TimePoint>& at) {
        return at ? std::optional{johannesburg_day(*at)} : std::nullopt;
    };
    const bool sooner = release_at && watch.release_at && *release_at < *watch.release_at;
    if (day(release_at) != day(watch.release_at) && !sooner) return PreOrderNews::moved;
    const auto last = std::max(release_at, watch.release_at);  // a day moved forward is reported to nobody
    if (!watch.missed_told && last && johannesburg_day(now) > johannesburg_day(*last)) return PreOrderNews::missed;
    return PreOrderNews::none;
}

}  // namespace spaza

#include "shop/voucher_draw/voucher_draw_service.hpp"

namespace spaza {

std::optional<VoucherDraw> VoucherDrawService::draw(const std::string& month, TimePoint from, TimePoint before,
                                                    const std::vector<DrawEntry>& wrote_in) {
    if (auto drawn = store_.find(month)) return drawn;
    const std::vector<OrderCode> orders = store_.orders(from, before);
    const auto entries = static_cast<std::int64_t>(orders.size() + wrote_in.size());
    if (entries == 0) return std::nullopt;
    const auto number = static_cast<std::size_t>(pick_(entries));
    VoucherDraw draw{
        .month = month,
        .entries = entries,
        .winner = number < orders.size() ? store_.entry(orders[number]) : wrote_in[number - orders.size()],
        .drawn_at = clock_.now()};
    store_.keep(draw);
    return draw;
}

}  // namespace spaza

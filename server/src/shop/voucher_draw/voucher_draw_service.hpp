#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "shop/voucher_draw/voucher_draw_store.hpp"

namespace spaza {

/// A number from 0 to below its argument, each as likely.
using PickNumber = std::function<std::int64_t(std::int64_t below)>;

/// The voucher of a month (spec: monthly draw): every order paid for in it is one entry, so is everybody who wrote
/// in.
class VoucherDrawService {
public:
    VoucherDrawService(VoucherDrawStore& store, const Clock& clock, PickNumber pick)
        : store_{store}, clock_{clock}, pick_{std::move(pick)} {}

    /// What was drawn for the month before, or a draw made and kept now; nothing when nobody takes part.
    /// The month lies between `from` and `before`, which must be over.
    std::optional<VoucherDraw> draw(const std::string& month, TimePoint from, TimePoint before,
                                    const std::vector<DrawEntry>& wrote_in);

private:
    VoucherDrawStore& store_;
    const Clock& clock_;
    PickNumber pick_;
};

}  // namespace spaza

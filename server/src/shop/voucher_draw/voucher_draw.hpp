#pragma once

#include <cstdint>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// Somebody in the draw: by an order paid for, or by having written in (no purchase is needed: CPA s 36).
struct DrawEntry {
    OrderCode order;  // empty: wrote in
    std::string name;
    std::string contact;
};

/// Whom the voucher of a month goes to.
struct VoucherDraw {
    std::string month;  // 2026-11
    std::int64_t entries{};
    DrawEntry winner;
    TimePoint drawn_at;
};

}  // namespace spaza

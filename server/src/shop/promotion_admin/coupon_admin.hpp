#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"
#include "shop/promotions/promotion.hpp"

/// Codes that open promotions, one by one and many at a time.
namespace spaza {

/// A code and what became of it.
struct CouponLine {
    Coupon coupon;
    std::string promotion_title;
    std::optional<TimePoint> promotion_starts_at{};
    std::optional<TimePoint> promotion_ends_at{};
    bool promotion_runs{true};
    std::string batch_name{};
    std::int64_t used{};  // orders that hold a use of it
    Money given;
};

enum class CouponState { planned, live, used_up, ended, off };
std::string_view name_of(CouponState state);
CouponState state_of(const CouponLine& line, TimePoint now);

/// An order that used it; released: it was not paid, or cancelled, and the use came back.
struct CouponUse {
    std::string order;
    TimePoint at;
    Money given;
    bool released{};
};

enum class BatchState { waiting, making, ready, off, withdrawn };
std::string_view name_of(BatchState state);

struct CouponBatch {
    std::string id{};
    std::string name;
    std::string promotion;
    std::string promotion_title{};
    std::string prefix;
    int codes{};
    int made{};
    int used{};       // codes with a use
    int max_uses{1};  // of each; zero: no limit
    bool one_a_customer{};
    std::optional<TimePoint> starts_at{};
    std::optional<TimePoint> ends_at{};
    std::optional<Money> most_cost{};  // nothing: it cannot be said
    BatchState state{};
    std::string by{};
    TimePoint at{};
    std::string why{};
};

inline constexpr int kMostCodes = 100'000;
inline constexpr int kMostUses = 1'000'000;  // of one code, where it has a limit

struct CouponQuestion {
    std::string promotion{};  // "" for any
    std::string query{};      // in the code
    int page{};
    int page_size{20};
};

struct FoundCoupons {
    std::vector<CouponLine> coupons;
    int total{};
};

}  // namespace spaza

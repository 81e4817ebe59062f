#include "shop/promotion_admin/coupon_admin_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/secrets.hpp"

namespace spaza {
namespace {

constexpr int kMadeAtOnce = 500;
constexpr std::size_t kLongestCoupon = 64;
constexpr std::size_t kLongestPrefix = 16;
constexpr const char* kCoupons = "coupons";

struct BatchMessage {
    std::string batch;
};
BOOST_DESCRIBE_STRUCT(BatchMessage, (), (batch))

/// What is agreed to: codes of the promotion as it is published, at this cost.
struct BatchPayload {
    std::int64_t published{};
    std::optional<std::int64_t> mostCents;
};
BOOST_DESCRIBE_STRUCT(BatchPayload, (), (published, mostCents))

struct BatchWords {
    std::string name;
    std::string promotion;
    int codes{};
    std::string prefix;
    int maxUses{};
    bool oneACustomer{};
    std::string why;
};
BOOST_DESCRIBE_STRUCT(BatchWords, (), (name, promotion, codes, prefix, maxUses, oneACustomer, why))

struct CouponWords {
    std::string promotion;
    std::string state;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(CouponWords, (), (promotion, state, why))

auto no_such_coupon(const std::string& code) {
    return fail(Reason::not_found, "promotionAdmin.couponUnknown", code, "NotFoundError", "coupon");
}

auto batch_not_now(const std::string& id) {
    return fail(Reason::conflict, "promotionAdmin.notNow", id, "StaffPromotionError", "batch");
}

bool is_plain(const std::string& text) {
    return std::ranges::all_of(text, [](unsigned char c) {
        return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

Done check_times(const std::optional<TimePoint>& starts, const std::optional<TimePoint>& ends) {
    if (starts && ends && *ends <= *starts) return fail(Reason::invalid, "validation.invalid", "endsAt");
    return Done{};
}

Done check_uses(int most) {
    if (most < 0) return fail(Reason::invalid, "validation.invalid", "maxUses");
    if (most > kMostUses) return fail(Reason::invalid, "promotionAdmin.mostUses", "maxUses");
    return Done{};
}

std::optional<std::int64_t> cents_of(const std::optional<Money>& amount) {
    return amount ? std::optional{amount->in_cents()} : std::nullopt;
}

std::string words_of_batch(const CouponBatch& batch) {
    return json::write(BatchWords{batch.name, batch.promotion, batch.codes, batch.prefix, batch.max_uses,
                                  batch.one_a_customer, batch.why});
}

std::string words_of_coupon(const CouponLine& line, const std::string& why = {}) {
    return json::write(CouponWords{line.coupon.promotion, line.coupon.off ? "off" : "on", why});
}

}  // namespace

/// Codes are of what customers can have: published, and asking for a code. It is held, so that nobody publishes it
/// anew meanwhile.
Result<KeptPromotion> CouponAdminService::opened_by_codes(const std::string& promotion) {
    auto kept = promotions_.lock(promotion);
    if (!kept || !kept->published) return fail(Reason::invalid, "promotion.unknown", "promotion");
    if (!kept->published->needs_coupon) return fail(Reason::invalid, "promotionAdmin.needsNoCoupon", "promotion");
    return *std::move(kept);
}

Result<CouponLine> CouponAdminService::add(Coupon coupon) {
    coupon.code = coupon_code(coupon.code);
    if (coupon.code.empty()) return fail(Reason::invalid, "request.required", "code");
    if (coupon.code.size() > kLongestCoupon || !is_plain(coupon.code))
        return fail(Reason::invalid, "validation.invalid", "code");
    if (const auto good = check_uses(coupon.max_uses); !good) return std::unexpected(good.error());
    if (const auto good = opened_by_codes(coupon.promotion); !good) return std::unexpected(good.error());
    if (const auto good = check_times(coupon.starts_at, coupon.ends_at); !good)
        return std::unexpected(good.error());
    if (!store_.add(coupon))
        return fail(Reason::conflict, "promotionAdmin.couponTaken", coupon.code, "AlreadyExistsError", "coupon");
    auto line = store_.find(coupon.code);
    if (!line) return no_such_coupon(coupon.code);
    acts_.note_all(by_, {{"coupon.added", coupon.code, {}, words_of_coupon(*line)}});
    return *std::move(line);
}

Result<CouponLine> CouponAdminService::look_up(const std::string& code) {
    auto line = store_.find(coupon_code(code));
    if (!line) return no_such_coupon(code);
    acts_.note_all(by_, {{"coupon.lookedUp", line->coupon.code, {}, {}}});
    return *std::move(line);
}

Result<CouponLine> CouponAdminService::set_off(const std::string& code, bool off, const std::string& why) {
    const auto before = store_.find(coupon_code(code));
    if (!before) return no_such_coupon(code);
    store_.set_off(before->coupon.code, off);
    auto after = store_.find(before->coupon.code);
    if (!after) return no_such_coupon(code);
    acts_.note_all(by_, {{off ? "coupon.switchedOff" : "coupon.switchedOn", before->coupon.code,
                          words_of_coupon(*before), words_of_coupon(*after, why)}});
    return *std::move(after);
}

Result<CouponBatch> CouponAdminService::held(const std::string& id) {
    auto batch = store_.lock_batch(id);
    if (!batch) return fail(Reason::not_found, "promotionAdmin.batchUnknown", id, "NotFoundError", "batch");
    return *std::move(batch);
}

Result<CouponBatch> CouponAdminService::add_batch(CouponBatch batch, Money delivery_fee) {
    if (batch.name.find_first_not_of(' ') == std::string::npos)
        return fail(Reason::invalid, "request.required", "name");
    batch.prefix = coupon_code(batch.prefix);
    if (batch.prefix.size() > kLongestPrefix || !is_plain(batch.prefix))
        return fail(Reason::invalid, "validation.invalid", "prefix");
    if (batch.codes < 1 || batch.codes > kMostCodes) return fail(Reason::invalid, "validation.invalid", "codes");
    if (const auto good = check_uses(batch.max_uses); !good) return std::unexpected(good.error());
    if (const auto good = check_times(batch.starts_at, batch.ends_at); !good) return std::unexpected(good.error());
    const auto kept = opened_by_codes(batch.promotion);
    if (!kept) return std::unexpected(kept.error());
    batch.most_cost = most_cost({batch}, *kept->published, delivery_fee);
    const bool takes_two = !batch.most_cost || *batch.most_cost > policy_.coupons_over;
    batch.state = takes_two ? BatchState::waiting : BatchState::making;
    batch.by = by_;
    batch.at = clock_.now();
    const CouponBatch added = store_.add_batch(std::move(batch));
    if (takes_two) {
        Proposal proposal{.id = {},
                          .topic = ProposalTopic::promotions,
                          .kind = kCoupons,
                          .about = added.id,
                          .payload = json::write(BatchPayload{kept->hash, cents_of(added.most_cost)})};
        proposal.units = added.codes;
        proposal.after = added.most_cost;
        proposal.why = added.why;
        proposals_.propose(std::move(proposal));
    } else {
        messages_.enqueue(kCouponBatchTopic, added.id, json::write(BatchMessage{added.id}));
    }
    acts_.note_all(by_, {{takes_two ? "coupons.proposed" : "coupons.made", added.id, {}, words_of_batch(added)}});
    return held(added.id);
}

std::optional<Proposal> CouponAdminService::waiting(const std::string& batch) {
    for (Proposal& each : proposals_.waiting(ProposalTopic::promotions, batch))
        if (each.kind == kCoupons) return std::move(each);
    return std::nullopt;
}

Result<CouponBatch> CouponAdminService::moved(const CouponBatch& batch, BatchState to, std::string_view act,
                                              const std::string& why) {
    store_.set_batch(batch.id, to);
    auto after = held(batch.id);
    if (!after) return after;
    if (to == BatchState::making)
        messages_.enqueue(kCouponBatchTopic, batch.id, json::write(BatchMessage{batch.id}));
    acts_.note_all(by_, {{std::string{act}, batch.id, std::string{name_of(batch.state)},
                          std::string{name_of(to)} + (why.empty() ? "" : ": " + why)}});
    return after;
}

Result<CouponBatch> CouponAdminService::agree(const std::string& id, Money delivery_fee) {
    const auto batch = held(id);
    if (!batch) return batch;
    const auto asked = waiting(id);
    if (!asked) return batch_not_now(id);
    const auto proposal = proposals_.to_agree(ProposalTopic::promotions, asked->id);
    if (!proposal) return std::unexpected(proposal.error());
    const auto agreed = json::read<BatchPayload>(proposal->payload);
    const auto kept = opened_by_codes(batch->promotion);
    if (!kept || !agreed || agreed->published != kept->hash ||
        agreed->mostCents != cents_of(most_cost({*batch}, *kept->published, delivery_fee)))
        return fail(Reason::conflict, "promotionAdmin.batchChangedSince", id, "StaffProposalError", "batch");
    proposals_.decide(*proposal, ProposalState::done);
    return moved(*batch, BatchState::making, "coupons.made", {});
}

Result<CouponBatch> CouponAdminService::withdraw(const std::string& id, const std::string& why) {
    const auto batch = held(id);
    if (!batch) return batch;
    const auto asked = waiting(id);
    if (!asked) return batch_not_now(id);
    proposals_.decide(*asked, ProposalState::withdrawn);
    return moved(*batch, BatchState::withdrawn, "coupons.withdrawn", why);
}

Result<CouponBatch> CouponAdminService::set_batch_off(const std::string& id, bool off, const std::string& why) {
    const auto batch = held(id);
    if (!batch) return batch;
    const bool can = off ? batch->state == BatchState::making || batch->state == BatchState::ready
                         : batch->state == BatchState::off;
    if (!can) return batch_not_now(id);
    const BatchState to = off                          ? BatchState::off
                          : batch->made < batch->codes ? BatchState::making
                                                       : BatchState::ready;
    return moved(*batch, to, off ? "coupons.switchedOff" : "coupons.switchedOn", why);
}

bool CouponAdminService::make_some(const std::string& id) {
    const auto batch = store_.lock_batch(id);
    if (!batch || batch->state != BatchState::making) return false;
    std::vector<std::string> codes;
    for (int n = 0; n < std::min(kMadeAtOnce, batch->codes - batch->made); ++n)
        codes.push_back(coupon_from(batch->prefix, secrets::random_bytes(kCouponBytes)));
    if (codes.empty()) {
        store_.set_batch(id, BatchState::ready);
        return false;
    }
    store_.make(*batch, codes);
    return true;
}

Result<CouponBatch> CouponAdminService::exported(const std::string& id) {
    auto batch = held(id);
    if (!batch) return batch;
    if (batch->state != BatchState::ready && batch->state != BatchState::off) return batch_not_now(id);
    acts_.note_all(by_, {{"coupons.exported", id, {}, std::to_string(batch->made) + " codes"}});
    return batch;
}

}  // namespace spaza

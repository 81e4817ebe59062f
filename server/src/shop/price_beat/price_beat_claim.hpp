#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/passkey.hpp"
#include "base/result.hpp"
#include "shop/price_beat/price_beat.hpp"

namespace spaza {

enum class PriceBeatStatus { sent, checking, agreed, refused, paid };

std::string_view name_of(PriceBeatStatus status);  // SENT, CHECKING, AGREED, REFUSED, PAID
std::optional<PriceBeatStatus> price_beat_status_named(std::string_view name);

/// The table of allowed moves. What is refused or paid stays so.
bool may_follow(PriceBeatStatus from, PriceBeatStatus to);

/// What of a claim stays as it was sent. It is for one unit.
struct PriceBeatFacts {
    std::string id{};  // PB-10001
    CustomerId customer{};
    PriceBeatKind kind{};
    OrderCode order{};   // after the purchase
    int entry_number{};  // after the purchase
    ProductCode product{};
    std::string product_name{};
    std::string product_url{};
    std::string image_url{};
    Money own_price{};  // paid for the unit, or what it costs in the shop
    Money competitor_price{};
    std::string competitor_url{};
    BeatenPrice beaten{};
    std::string comment{};
    TimePoint created_at{};
};

struct PriceBeatProgress {
    PriceBeatStatus status{PriceBeatStatus::sent};
    std::string first_agreed{};  // who agreed while a second person was still needed
    std::string reason{};        // why it was refused
    std::string coupon{};        // before the purchase, once agreed
    std::optional<TimePoint> coupon_ends{};
    std::string credit_note{};  // after the purchase, once agreed
    TimePoint modified_at{};
};

/// A move of a claim, for its history. Only a claim's verbs make one, and only with one can a changed claim be
/// saved.
class PriceBeatMove {
public:
    const std::string& claim() const { return claim_; }
    /// What happened: sent, checking, firstAgreed, agreed, refused, paid.
    std::string_view what() const { return what_; }
    PriceBeatStatus to() const { return to_; }
    /// Who did it: the customer, a person of the shop, or the shop itself.
    const std::string& by() const { return by_; }
    const std::string& said() const { return said_; }
    TimePoint at() const { return at_; }

private:
    friend class PriceBeatClaim;
    PriceBeatMove(std::string claim, std::string_view what, PriceBeatStatus to, std::string by, std::string said,
                  TimePoint at)
        : claim_{std::move(claim)}, what_{what}, to_{to}, by_{std::move(by)}, said_{std::move(said)}, at_{at} {}

    std::string claim_;
    std::string_view what_;  // of price_beat_claim.cpp's own words
    PriceBeatStatus to_;
    std::string by_;
    std::string said_;
    TimePoint at_;
};

class SqlPriceBeatStore;

/// One claim. Every change is a verb; a refusal changes nothing.
class PriceBeatClaim : public PriceBeatFacts {
public:
    /// As it is sent.
    explicit PriceBeatClaim(PriceBeatFacts facts);
    PriceBeatClaim(PriceBeatFacts facts, PriceBeatProgress progress, Passkey<SqlPriceBeatStore>);

    PriceBeatStatus status() const { return progress_.status; }
    const PriceBeatProgress& progress() const { return progress_; }
    bool is_open() const { return status() == PriceBeatStatus::sent || status() == PriceBeatStatus::checking; }
    /// What the customer pays for it, of a claim before the purchase.
    Money beaten_price() const { return own_price - beaten.amount; }

    /// The line its history begins with.
    PriceBeatMove opened() const;
    Result<PriceBeatMove> taken(const std::string& by, TimePoint at);
    /// Somebody agrees where two are needed.
    Result<PriceBeatMove> first_agreed(const std::string& by, TimePoint at);
    /// After the purchase, with the credit note it is paid out by.
    Result<PriceBeatMove> agreed_by_refund(const std::string& by, const std::string& credit_note, TimePoint at);
    /// Before the purchase, with the coupon for it.
    Result<PriceBeatMove> agreed_by_coupon(const std::string& by, const std::string& coupon, TimePoint coupon_ends,
                                           TimePoint at);
    Result<PriceBeatMove> refused(const std::string& by, const std::string& reason, TimePoint at);
    /// The money is on its way back, or the coupon is the customer's.
    Result<PriceBeatMove> paid(TimePoint at);

private:
    Result<PriceBeatMove> change(std::string_view what, PriceBeatProgress next, const std::string& by,
                                 TimePoint at, const std::string& said = {});

    PriceBeatProgress progress_;
};

/// A line of a claim's history, as it is kept.
struct PriceBeatLine {
    TimePoint at;
    std::string what;
    PriceBeatStatus status{};
    std::string by;
    std::string said;
};

/// A claim with all there is to show of it.
struct PriceBeatDetails {
    PriceBeatClaim claim;
    std::vector<PriceBeatLine> history;  // oldest first
    std::vector<Attachment> files;
    bool coupon_used{false};
};

struct PriceBeatPage {
    std::vector<PriceBeatClaim> claims;
    int total{};
};

}  // namespace spaza

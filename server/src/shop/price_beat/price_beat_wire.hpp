#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/attachments/attachments_wire.hpp"
#include "shop/price_beat/price_beat_claim.hpp"
#include "shop/promotions/amount_wire.hpp"

/// JSON shapes of contract/openapi/price-beat.yaml.
namespace spaza::wire {

struct PriceBeatStatus {
    std::string id;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(PriceBeatStatus, (), (id, name))

struct PriceBeatClaimRef {
    std::string id;
    PriceBeatStatus status;
};
BOOST_DESCRIBE_STRUCT(PriceBeatClaimRef, (), (id, status))

struct PriceBeatEntry {
    int entryNumber{};
    bool isSelected{false};
    std::string code;
    std::string productName;
    std::optional<std::string> url;
    std::optional<std::string> imageUrl;
    int quantity{};
    Amount productPrice;
    std::string purchaseInfoDetailsMsg;
    std::optional<std::string> priceBeatdaysLeftMsg;
    std::optional<int> daysLeft;
    bool claimable{};
    std::optional<std::string> reason;
    std::vector<PriceBeatClaimRef> claims;
};
BOOST_DESCRIBE_STRUCT(PriceBeatEntry, (),
                      (entryNumber, isSelected, code, productName, url, imageUrl, quantity, productPrice,
                       purchaseInfoDetailsMsg, priceBeatdaysLeftMsg, daysLeft, claimable, reason, claims))

struct PriceBeatEntries {
    std::string orderCode;
    std::string placed;
    int windowDays{};
    std::vector<PriceBeatEntry> entries;
};
BOOST_DESCRIBE_STRUCT(PriceBeatEntries, (), (orderCode, placed, windowDays, entries))

struct PriceBeatStep {
    PriceBeatStatus status;
    std::string at;
};
BOOST_DESCRIBE_STRUCT(PriceBeatStep, (), (status, at))

struct PriceBeatClaim {
    std::string id;
    std::string requestType;
    PriceBeatStatus status;
    std::string createdAt;
    std::string modifiedAt;
    std::optional<std::string> orderCode;
    std::optional<int> entryNumber;
    std::string productCode;
    std::string productName;
    std::optional<std::string> url;
    std::optional<std::string> imageUrl;
    Amount ownPrice;
    Amount competitorPrice;
    std::string competitorProductURL;
    std::string competitorHost;
    Amount difference;
    Amount bonus;
    Amount amount;
    std::optional<Amount> beatenPrice;
    std::optional<std::string> reason;
    std::optional<std::string> comment;
    std::optional<std::string> couponCode;
    std::optional<std::string> couponEnds;
    std::optional<bool> couponUsed;
    std::optional<std::string> creditNote;
    std::vector<Attachment> attachments;
    std::vector<PriceBeatStep> steps;  // oldest first
    std::optional<bool> responseStatus;
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(PriceBeatClaim, (),
                      (id, requestType, status, createdAt, modifiedAt, orderCode, entryNumber, productCode,
                       productName, url, imageUrl, ownPrice, competitorPrice, competitorProductURL, competitorHost,
                       difference, bonus, amount, beatenPrice, reason, comment, couponCode, couponEnds, couponUsed,
                       creditNote, attachments, steps, responseStatus, successMsg))

struct PriceBeatPagination {
    int currentPage{};
    int pageSize{};
    int totalPages{};
    int totalResults{};
};
BOOST_DESCRIBE_STRUCT(PriceBeatPagination, (), (currentPage, pageSize, totalPages, totalResults))

struct PriceBeatClaimList {
    std::vector<PriceBeatClaim> claims;
    PriceBeatPagination pagination;
};
BOOST_DESCRIBE_STRUCT(PriceBeatClaimList, (), (claims, pagination))

/// Nothing for an empty text: the member is left out.
std::optional<std::string> if_any(const std::string& text);
PriceBeatStatus to_wire(spaza::PriceBeatStatus status, bool by_coupon);
PriceBeatClaim to_wire(const PriceBeatDetails& details, const std::string& competitor_host);

}  // namespace spaza::wire

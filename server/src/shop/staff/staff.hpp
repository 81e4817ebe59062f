#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/result.hpp"

namespace spaza {

/// What somebody does in the shop.
enum class StaffRole {
    owner,
    operations,
    store_lead,
    packer,
    service_desk,
    catalogue,
    prices,
    stock,
    promotions,
    finance,
    analyst,
    auditor,
    bulk_goods,
    bulk_orders
};

std::string_view name_of(StaffRole role);  // owner, operations, packer, service-desk, …
/// Each once, in the order given: `service-desk,finance`; refused when one is unknown, or there is none.
Result<std::vector<StaffRole>> staff_roles_in(std::string_view text);
std::string names_of(const std::vector<StaffRole>& roles);

/// Every role, in the order of the table.
std::vector<StaffRole> all_staff_roles();

/// How histories begin the name of another system, which signs with a key.
inline constexpr std::string_view kKeyDoer = "key:";

/// Whether somebody may be called so: a name, in at most 60 characters, that does not stand for nobody in
/// histories, nor for a key.
bool is_staff_name(const std::string& name);

/// What the calls of /backoffice/api ask of who calls.
namespace staff_right {
inline constexpr std::string_view kDesk = "desk";    // read returns, price beats, tickets and what customers sent
inline constexpr std::string_view kServe = "serve";  // answer, decide, receive and inspect
inline constexpr std::string_view kPay = "pay";      // give money, goods or a coupon
inline constexpr std::string_view kAudit = "audit";  // read what staff did
inline constexpr std::string_view kOrders = "orders";                // find and open orders
inline constexpr std::string_view kContact = "contact";              // see customers' email
inline constexpr std::string_view kFulfil = "fulfil";                // pack, send and hand over
inline constexpr std::string_view kCancel = "cancel";                // cancel before packing, with the money back
inline constexpr std::string_view kNote = "note";                    // write notes that staff alone read
inline constexpr std::string_view kStaff = "staff";                  // who works here, and as what
inline constexpr std::string_view kSeeCatalogue = "seeCatalogue";    // find and open products and categories
inline constexpr std::string_view kCatalogue = "catalogue";          // change them
inline constexpr std::string_view kSeePrices = "seePrices";          // read campaigns and what prices were
inline constexpr std::string_view kPrices = "prices";                // set prices
inline constexpr std::string_view kAgreePrices = "agreePrices";      // be the second of two for a large move
inline constexpr std::string_view kSeeStock = "seeStock";            // read stock by store
inline constexpr std::string_view kStock = "stock";                  // correct, move and count it
inline constexpr std::string_view kSeeCustomers = "seeCustomers";    // find and open customers
inline constexpr std::string_view kCustomers = "customers";          // note, block, sign out, send their data
inline constexpr std::string_view kForget = "forget";                // have accounts deleted, two together
inline constexpr std::string_view kSeePromotions = "seePromotions";  // read promotions and codes
inline constexpr std::string_view kPromotions = "promotions";        // write and publish them, make codes
inline constexpr std::string_view kAgreePromotions = "agreePromotions";  // be the second of two for a large one
inline constexpr std::string_view kSeeSearch = "seeSearch";              // read what is searched for, and why
inline constexpr std::string_view kSearch = "search";                    // pin and boost products
inline constexpr std::string_view kSeeContent = "seeContent";            // read pages and their drafts
inline constexpr std::string_view kContent = "content";                  // write and publish them
inline constexpr std::string_view kReports = "reports";                  // read reports and download them
inline constexpr std::string_view kSeeStores = "seeStores";              // find and open stores
inline constexpr std::string_view kStores = "stores";                    // change them and add them
inline constexpr std::string_view kSeeSettings = "seeSettings";          // read what the shop is set to
inline constexpr std::string_view kSettings = "settings";                // set the figures it sells by
inline constexpr std::string_view kSeeReviews = "seeReviews";  // read reviews that wait or were refused, too
inline constexpr std::string_view kReviews = "reviews";        // show and refuse them
inline constexpr std::string_view kBulkGoods = "bulkGoods";    // read products, prices and stock in bulk
inline constexpr std::string_view kBulkOrders = "bulkOrders";  // read orders and who placed them in bulk
// What no role has, only a key that signs what it sends (shop/integration).
inline constexpr std::string_view kSendStock = "sendStock";
inline constexpr std::string_view kSendPrices = "sendPrices";
inline constexpr std::string_view kSendSteps = "sendSteps";  // of orders' parts: packed, sent, handed over
}  // namespace staff_right

/// What these roles allow together, each once.
std::vector<std::string_view> rights_of(const std::vector<StaffRole>& roles);

/// A token of a person; what it says is not kept.
struct StaffToken {
    std::int64_t number{};
    std::string name;
    std::vector<StaffRole> roles;
    TimePoint created_at;
    TimePoint expires_at;
    std::optional<TimePoint> revoked_at{};
    std::optional<TimePoint> used_at{};  // to the hour
    bool is_good(TimePoint now) const { return !revoked_at && now < expires_at; }
};

}  // namespace spaza

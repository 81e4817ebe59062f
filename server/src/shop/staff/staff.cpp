#include "shop/staff/staff.hpp"

#include <algorithm>
#include <array>

#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {
namespace {

using namespace staff_right;

struct RoleRights {
    StaffRole role;
    std::string_view name;
    std::vector<std::string_view> rights;
};

/// The one table of who may do what (docs/backoffice.md).
const std::array<RoleRights, 14>& table() {
    static const std::array<RoleRights, 14> kTable{
        {{StaffRole::owner,
          "owner",
          {kDesk,        kServe,      kPay,           kAudit,      kOrders,          kContact,
           kFulfil,      kCancel,     kNote,          kStaff,      kSeeCatalogue,    kCatalogue,
           kSeePrices,   kPrices,     kAgreePrices,   kSeeStock,   kStock,           kSeeCustomers,
           kCustomers,   kForget,     kSeePromotions, kPromotions, kAgreePromotions, kSeeSearch,
           kSearch,      kSeeContent, kContent,       kReports,    kSeeStores,       kStores,
           kSeeSettings, kSettings,   kSeeReviews,    kReviews}},
         {StaffRole::operations,
          "operations",
          {kDesk,       kServe,         kPay,        kAudit,           kOrders,       kContact,
           kFulfil,     kCancel,        kNote,       kSeeCatalogue,    kCatalogue,    kSeePrices,
           kPrices,     kAgreePrices,   kSeeStock,   kStock,           kSeeCustomers, kCustomers,
           kForget,     kSeePromotions, kPromotions, kAgreePromotions, kSeeSearch,    kSearch,
           kSeeContent, kContent,       kReports,    kSeeStores,       kStores,       kSeeReviews,
           kReviews}},
         {StaffRole::store_lead,
          "store-lead",
          {kDesk, kServe, kOrders, kContact, kFulfil, kCancel, kNote, kSeeCatalogue, kSeeStock, kSeeCustomers,
           kSeeStores}},
         {StaffRole::packer, "packer", {kOrders, kFulfil, kNote}},
         {StaffRole::service_desk,
          "service-desk",
          {kDesk, kServe, kOrders, kContact, kFulfil, kCancel, kNote, kSeeCatalogue, kSeeCustomers, kCustomers,
           kSeeReviews, kReviews}},
         {StaffRole::catalogue,
          "catalogue",
          {kSeeCatalogue, kCatalogue, kSeePrices, kPrices, kSeePromotions, kSeeSearch, kSeeContent}},
         {StaffRole::prices, "prices", {kSeeCatalogue, kSeePrices, kPrices, kAgreePrices}},
         {StaffRole::stock, "stock", {kSeeCatalogue, kSeeStock, kStock, kSeeStores}},
         {StaffRole::promotions,
          "promotions",
          {kSeeCatalogue, kSeePromotions, kPromotions, kAgreePromotions, kSeeSearch, kSearch, kSeeContent,
           kContent}},
         {StaffRole::finance,
          "finance",
          {kDesk, kPay, kOrders, kContact, kCancel, kNote, kSeeCatalogue, kSeePrices, kSeeCustomers,
           kSeePromotions, kSeeSearch, kSeeContent, kReports}},
         {StaffRole::analyst, "analyst", {kReports}},
         {StaffRole::auditor,
          "auditor",
          {kDesk, kAudit, kOrders, kContact, kSeeCatalogue, kSeePrices, kSeeStock, kSeeCustomers, kSeePromotions,
           kSeeSearch, kSeeContent, kReports, kSeeStores, kSeeSettings, kSeeReviews}},
         // For other systems (docs/integration.md): who reads goods need not read who ordered what.
         {StaffRole::bulk_goods, "bulk-goods", {kBulkGoods}},
         {StaffRole::bulk_orders, "bulk-orders", {kBulkOrders}}}};
    return kTable;
}

constexpr std::size_t kLongestName = 60;

/// What stands in histories for who is no person.
bool is_nobody(const std::string& name) {
    constexpr std::array kNobodies{"shop", "customer", "courier", "warehouse", "system"};
    return std::ranges::any_of(kNobodies, [&](const char* each) { return is_same_person(name, each); });
}

}  // namespace

std::vector<StaffRole> all_staff_roles() {
    std::vector<StaffRole> all;
    for (const RoleRights& each : table()) all.push_back(each.role);
    return all;
}

bool is_staff_name(const std::string& name) {
    return is_named(name) && name.size() <= kLongestName && !is_nobody(name) &&
           !person_of(name).starts_with(kKeyDoer);
}

std::string_view name_of(StaffRole role) { return std::ranges::find(table(), role, &RoleRights::role)->name; }

Result<std::vector<StaffRole>> staff_roles_in(std::string_view text) {
    std::vector<StaffRole> roles;
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto known = std::ranges::find(table(), text.substr(0, comma), &RoleRights::name);
        if (known == table().end())
            return fail(Reason::invalid, "staff.roleUnknown", "roles", "ValidationError", "parameter");
        if (std::ranges::find(roles, known->role) == roles.end()) roles.push_back(known->role);
        if (comma == text.size()) return roles;
        text.remove_prefix(comma + 1);
    }
}

std::string names_of(const std::vector<StaffRole>& roles) {
    std::string names;
    for (const StaffRole role : roles) names.append(names.empty() ? "" : ",").append(name_of(role));
    return names;
}

std::vector<std::string_view> rights_of(const std::vector<StaffRole>& roles) {
    std::vector<std::string_view> all;
    for (const RoleRights& each : table())
        if (std::ranges::find(roles, each.role) != roles.end())
            for (const std::string_view right : each.rights)
                if (std::ranges::find(all, right) == all.end()) all.push_back(right);
    return all;
}

}  // namespace spaza

#include "shop/privacy/readdress_store_sql.hpp"

#include <array>

namespace spaza {
namespace {

constexpr std::array<AddressedTable, 5> kAddressed{{{"coupon", "customer_uid"},
                                                    {"old_order", "customer_email"},
                                                    {"guest_stock_notice", "email"},
                                                    {"stock_letter_stop", "email"},
                                                    {"voucher_draw", "contact"}}};

}  // namespace

std::span<const AddressedTable> addressed_tables() { return kAddressed; }

void readdress(storage::Session& session, const std::string& from, const std::string& to) {
    // Who waits for a product at both is told of it once.
    session.execute(
        "DELETE FROM guest_stock_notice WHERE email = $1 AND EXISTS (SELECT 1 FROM guest_stock_notice other "
        "WHERE other.product_code = guest_stock_notice.product_code AND other.email = $2)",
        {from, to});
    for (const auto& [table, column] : kAddressed) {
        const std::string name{column};
        session.execute("UPDATE " + std::string{table} + " SET " + name + " = $2 WHERE " + name + " = $1",
                        {from, to});
    }
}

}  // namespace spaza

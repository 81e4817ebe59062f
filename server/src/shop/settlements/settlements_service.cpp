#include "shop/settlements/settlements_service.hpp"

#include "base/digest.hpp"
#include "shop/settlements/settlement_file_rules.hpp"
#include "shop/settlements/settlement_match_rules.hpp"

namespace spaza {
namespace {

/// At least so many of the payments of a file's days that are not in it are found; a file has each payment once.
constexpr std::int64_t kMostMissing = 1'000;

}  // namespace

Result<SettlementMatch> SettlementService::add(const std::string& gateway, const std::string& name,
                                               std::string_view csv) {
    if (!store_.has_gateway(gateway))
        return fail(Reason::invalid, "settlement.gatewayUnknown", "gateway", "ValidationError", "parameter");
    const auto file = settlement_file(csv);
    if (!file) return std::unexpected(file.error());
    const SettlementHead head{.gateway = gateway,
                              .name = name,
                              .digest = sha256_hex(gateway + '\n' + std::string{csv}),
                              .at = clock_.now(),
                              .by = by_,
                              .rows = static_cast<std::int64_t>(file->rows.size()),
                              .from = file->from,
                              .to = file->to,
                              .gross = file->gross,
                              .fees = file->fees};
    const auto number = store_.add(head, file->rows);
    if (!number) return fail(Reason::conflict, "settlement.known", "body", "SettlementKnownError", "parameter");
    acts_.note(by_, "settlement.added", std::to_string(*number), {}, gateway);
    return show(*number);
}

Result<SettlementMatch> SettlementService::show(std::int64_t number) {
    const auto head = store_.find(number);
    if (!head)
        return fail(Reason::not_found, "settlement.unknown", std::to_string(number), "NotFoundError",
                    "settlement");
    std::vector<SettledPayment> expected;
    if (!head->from.empty())
        expected =
            store_.paid(head->gateway, johannesburg_midnight(head->from).value(),
                        johannesburg_midnight(head->to).value() + std::chrono::days{1}, head->rows + kMostMissing);
    return match_settlement(*head, store_.rows(number), store_.earlier(*head), store_.named(*head, false),
                            store_.named(*head, true), expected);
}

std::vector<SettlementHead> SettlementService::list() {
    constexpr int kMost = 100;
    return store_.latest(kMost);
}

}  // namespace spaza

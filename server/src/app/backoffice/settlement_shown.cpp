#include "app/backoffice/settlement_shown.hpp"

#include "app/backoffice/staff_calls.hpp"

namespace spaza::app::backoffice {

StaffSettlementHead head_shown(const SettlementHead& head) {
    return {.number = std::to_string(head.number),
            .gateway = head.gateway,
            .name = head.name,
            .at = iso_time(head.at),
            .by = head.by,
            .rows = head.rows,
            .from = if_any(head.from),
            .to = if_any(head.to),
            .gross = wire::amount(head.gross),
            .fees = wire::amount(head.fees)};
}

StaffSettlement settlement_shown(const SettlementMatch& match) {
    constexpr std::size_t kMostShown = 500;
    StaffSettlement shown{.head = head_shown(match.head),
                          .matched = match.matched,
                          .differences = {},
                          .isCut = match.differences.size() > kMostShown};
    for (const SettlementFinding& each : match.differences) {
        if (shown.differences.size() == kMostShown) break;
        StaffSettlementRow row{.row = each.row.row,
                               .reference = each.row.reference,
                               .kind = std::string{name_of(each.row.kind)},
                               .outcome = std::string{name_of(each.outcome)},
                               .order = if_any(each.order),
                               .theirs = {},
                               .ours = {},
                               .inFile = {}};
        if (each.in_file) row.inFile = std::to_string(*each.in_file);
        if (each.row.row != 0) row.theirs = wire::amount(each.row.gross);
        if (each.ours) row.ours = wire::amount(*each.ours);
        shown.differences.push_back(std::move(row));
    }
    return shown;
}

}  // namespace spaza::app::backoffice

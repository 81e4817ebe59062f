#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/backoffice/order_shown.hpp"
#include "shop/settlements/settlement.hpp"

/// JSON shapes of settlements in contract/openapi/backoffice-reports.yaml.
namespace spaza::app::backoffice {

struct StaffSettlementRow {
    std::int64_t row{};
    std::string reference;
    std::string kind;
    std::string outcome;
    std::optional<std::string> order{};
    std::optional<wire::Amount> theirs{};
    std::optional<wire::Amount> ours{};
    std::optional<std::string> inFile{};
};
BOOST_DESCRIBE_STRUCT(StaffSettlementRow, (), (row, reference, kind, outcome, order, theirs, ours, inFile))

struct StaffSettlementHead {
    std::string number;
    std::string gateway;
    std::string name;
    std::string at;
    std::string by;
    std::int64_t rows{};
    std::optional<std::string> from{};
    std::optional<std::string> to{};
    wire::Amount gross;
    wire::Amount fees;
};
BOOST_DESCRIBE_STRUCT(StaffSettlementHead, (), (number, gateway, name, at, by, rows, from, to, gross, fees))

struct StaffSettlement {
    StaffSettlementHead head;
    std::int64_t matched{};
    std::vector<StaffSettlementRow> differences{};
    bool isCut{};
};
BOOST_DESCRIBE_STRUCT(StaffSettlement, (), (head, matched, differences, isCut))

struct StaffSettlementList {
    std::vector<StaffSettlementHead> settlements{};
};
BOOST_DESCRIBE_STRUCT(StaffSettlementList, (), (settlements))

StaffSettlementHead head_shown(const SettlementHead& head);
/// 500 differences at most.
StaffSettlement settlement_shown(const SettlementMatch& match);

}  // namespace spaza::app::backoffice

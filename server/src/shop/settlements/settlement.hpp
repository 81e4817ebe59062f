#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"

namespace spaza {

enum class SettlementKind { payment, refund, other };

/// A row of a gateway's file.
struct SettlementRow {
    std::int64_t row{};       // line of the file, its heading being 1
    std::string reference{};  // ours: the attempt's merchant reference
    std::string gateway_ref{};
    SettlementKind kind{};
    Money gross{};  // without its sign
    Money fee{};    // below zero: given back
};

struct SettlementFile {
    std::vector<SettlementRow> rows{};
    std::string from{};  // first and last day of its rows; "" without dates
    std::string to{};
    Money gross{};  // payments less refunds
    Money fees{};
};

struct SettlementHead {
    std::int64_t number{};
    std::string gateway;
    std::string name;
    std::string digest;
    TimePoint at;
    std::string by;
    std::int64_t rows{};
    std::string from;
    std::string to;
    Money gross;
    Money fees;
};

/// What the shop has of the payment a row is about.
struct SettledPayment {
    std::string attempt;
    std::string merchant_ref;
    std::string order;
    Money amount;
    bool holds_money{};            // it was paid, whatever went back since
    std::vector<Money> refunds{};  // that are done
    std::vector<Money> open_refunds{};
};

enum class SettlementOutcome { matched, other_amount, unknown, twice, not_paid, missing };

struct SettlementFinding {
    SettlementRow row;  // row 0: not in the file
    SettlementOutcome outcome{};
    std::string order{};
    std::optional<Money> ours{};
    std::optional<std::int64_t> in_file{};  // of `twice`: the file that has it as well, when it is another
};

/// A row of a file that was read in earlier.
struct EarlierRow {
    std::int64_t file{};
    SettlementRow row;
};

struct SettlementMatch {
    SettlementHead head;
    std::int64_t matched{};
    std::vector<SettlementFinding> differences{};
};

std::string_view name_of(SettlementKind kind);
std::string_view name_of(SettlementOutcome outcome);

}  // namespace spaza

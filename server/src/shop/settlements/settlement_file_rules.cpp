#include "shop/settlements/settlement_file_rules.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "shop/import/csv.hpp"
#include "shop/settlements/settlement_amount_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kMostRows = 20'000;
constexpr std::size_t kDayLength = 10;
constexpr std::chrono::days kMostDays{92};

enum class Column { date, type, sign, reference, gateway_ref, gross, fee, net };

struct Heading {
    std::string_view name;  // small letters and digits alone
    Column column;
};

/// As gateways call them, in their exports and in others'.
constexpr Heading kHeadings[]{{"date", Column::date},
                              {"transactiondate", Column::date},
                              {"settlementdate", Column::date},
                              {"type", Column::type},
                              {"transactiontype", Column::type},
                              {"sign", Column::sign},
                              {"mpaymentid", Column::reference},
                              {"merchantreference", Column::reference},
                              {"merchanttransactionid", Column::reference},
                              {"reference", Column::reference},
                              {"transactionreference", Column::reference},
                              {"pfpaymentid", Column::gateway_ref},
                              {"gatewayreference", Column::gateway_ref},
                              {"transactionid", Column::gateway_ref},
                              {"gross", Column::gross},
                              {"amount", Column::gross},
                              {"grossamount", Column::gross},
                              {"fee", Column::fee},
                              {"fees", Column::fee},
                              {"net", Column::net},
                              {"netamount", Column::net}};

std::string plain(std::string_view text) {
    std::string out;
    for (const char each : text) {
        if (each >= 'A' && each <= 'Z') out += static_cast<char>(each - 'A' + 'a');
        if ((each >= 'a' && each <= 'z') || (each >= '0' && each <= '9')) out += each;
    }
    return out;
}

std::string trimmed(const std::string& text) {
    const auto from = text.find_first_not_of(" \t");
    return from == text.npos ? std::string{} : text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

auto wrong(const char* key, std::int64_t row, std::string column = {}) {
    return std::unexpected(Error{.reason = Reason::invalid,
                                 .message_key = key,
                                 .subject = "body",
                                 .type = "SettlementFileError",
                                 .subject_type = "parameter",
                                 .params = {{"row", std::to_string(row)}, {"column", std::move(column)}},
                                 .more = {}});
}

class Reader {
public:
    explicit Reader(std::string_view csv)
        : csv_{[rest = csv](char* into, std::size_t most) mutable {
              const std::size_t count = std::min(most, rest.size());
              std::memcpy(into, rest.data(), count);
              rest.remove_prefix(count);
              return count;
          }} {}

    Result<SettlementFile> read() {
        import::CsvRecord record;
        if (!csv_.next(record) || csv_.is_utf16() || !record.problem.empty())
            return wrong("settlement.noHeading", 1);
        for (std::size_t n = 0; n < record.fields.size(); ++n)
            if (const auto* const known = std::ranges::find(kHeadings, plain(record.fields[n]), &Heading::name);
                known != std::ranges::end(kHeadings))
                columns_[static_cast<std::size_t>(known->column)].push_back(n);
        for (const auto& [column, name] :
             {std::pair{Column::reference, "Merchant Reference"}, {Column::gross, "Gross"}})
            if (columns_[static_cast<std::size_t>(column)].empty())
                return wrong("settlement.columnMissing", record.line, name);
        while (csv_.next(record)) {
            if (!record.problem.empty()) return wrong("settlement.rowUnreadable", record.line);
            if (file_.rows.size() == kMostRows) return wrong("settlement.tooManyRows", record.line);
            if (auto done = add(record); !done) return std::unexpected(done.error());
        }
        if (auto done = add_amounts(); !done) return std::unexpected(done.error());
        return std::move(file_);
    }

private:
    /// The first column of this meaning that is filled in this row.
    std::string text(const import::CsvRecord& record, Column column) const {
        for (const std::size_t n : columns_[static_cast<std::size_t>(column)])
            if (n < record.fields.size())
                if (std::string found = trimmed(record.fields[n]); !found.empty()) return found;
        return {};
    }

    Done add(const import::CsvRecord& record) {
        const std::string day = text(record, Column::date).substr(0, kDayLength);
        if (!day.empty() && !johannesburg_midnight(day)) return wrong("settlement.notADay", record.line, "Date");
        if (!day.empty() && (file_.from.empty() || day < file_.from)) file_.from = day;
        file_.to = std::max(file_.to, day);
        if (!day.empty() && *johannesburg_midnight(file_.to) - *johannesburg_midnight(file_.from) >= kMostDays)
            return wrong("settlement.tooManyDays", record.line, "Date");
        Amounts amounts{text(record, Column::gross), text(record, Column::fee), text(record, Column::net)};
        for (const std::string& each : {amounts.gross, amounts.fee, amounts.net})
            if (!mark_) mark_ = decimal_mark_in(each);
        amounts_.push_back(std::move(amounts));
        file_.rows.push_back({.row = record.line,
                              .reference = text(record, Column::reference),
                              .gateway_ref = text(record, Column::gateway_ref),
                              .kind = kind_of(record)});
        return std::monostate{};
    }

    /// Once all rows are read: only then is it known how the file writes amounts.
    Done add_amounts() {
        for (std::size_t n = 0; n < file_.rows.size(); ++n) {
            SettlementRow& row = file_.rows[n];
            const auto gross = amount(amounts_[n].gross, row, "Gross");
            if (!gross) return std::unexpected(gross.error());
            row.gross = *gross;
            if (amounts_[n].fee.empty()) continue;
            const auto fee = amount(amounts_[n].fee, row, "Fee");
            if (!fee) return std::unexpected(fee.error());
            row.fee = *fee;
        }
        const bool turns = has_fees_below_zero();
        for (SettlementRow& row : file_.rows) {
            if (turns) row.fee = Money{} - row.fee;
            const bool is_below = row.gross < Money{};
            if (is_below) row.gross = Money{} - row.gross;
            if (is_below && row.kind == SettlementKind::payment) row.kind = SettlementKind::refund;
            if (row.kind == SettlementKind::payment) file_.gross += row.gross;
            if (row.kind == SettlementKind::refund) file_.gross -= row.gross;
            file_.fees += row.fee;
        }
        return std::monostate{};
    }

    Result<Money> amount(const std::string& text, const SettlementRow& row, const char* column) const {
        const auto found = settlement_amount(text, mark_);
        if (found) return *found;
        const bool is_unclear = settlement_amount(text, '.') || settlement_amount(text, ',');
        return wrong(is_unclear ? "settlement.amountUnclear" : "settlement.notAnAmount", row.row, column);
    }

    /// Whether the column writes what a payment costs with a minus, and what is given back without: as `Net`
    /// shows, else by what the fees of payments add up to.
    bool has_fees_below_zero() const {
        Money sum;
        for (std::size_t n = 0; n < file_.rows.size(); ++n) {
            const SettlementRow& row = file_.rows[n];
            if (row.fee == Money{} || row.kind == SettlementKind::other) continue;
            const auto net = settlement_amount(amounts_[n].net, mark_);
            const bool is_signed = row.kind == SettlementKind::payment || row.gross < Money{};
            if (is_signed && net && *net == row.gross + row.fee) return true;
            if (is_signed && net && *net == row.gross - row.fee) return false;
            if (row.kind == SettlementKind::payment && row.gross > Money{}) sum += row.fee;
        }
        return sum < Money{};
    }

    /// What has none of our references is a fee or a payout.
    /// A payment below nothing is a refund: see add_amounts.
    SettlementKind kind_of(const import::CsvRecord& record) const {
        const std::string type = plain(text(record, Column::type));
        if (text(record, Column::reference).empty()) return SettlementKind::other;
        if (type.find("payout") != type.npos || type == "fee") return SettlementKind::other;
        const bool is_debit = plain(text(record, Column::sign)) == "debit";
        return type.find("refund") != type.npos || is_debit ? SettlementKind::refund : SettlementKind::payment;
    }

    struct Amounts {
        std::string gross, fee, net;
    };

    import::CsvReader csv_;
    std::array<std::vector<std::size_t>, 8> columns_;
    std::vector<Amounts> amounts_;  // as written, by row
    std::optional<char> mark_;      // before the cents, by the first amount that tells
    SettlementFile file_;
};

}  // namespace

Result<SettlementFile> settlement_file(std::string_view csv) { return Reader{csv}.read(); }

}  // namespace spaza

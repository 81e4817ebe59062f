#include "shop/settlements/settlement_file_rules.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "shop/import/csv.hpp"

namespace spaza {
namespace {

constexpr std::size_t kMostRows = 20'000;
constexpr std::size_t kDayLength = 10;

enum class Column { date, type, sign, reference, gateway_ref, gross, fee };

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
                              {"fees", Column::fee}};

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
        return std::move(file_);
    }

private:
    /// The first column of this meaning that has anything in this row.
    std::string text(const import::CsvRecord& record, Column column) const {
        for (const std::size_t n : columns_[static_cast<std::size_t>(column)])
            if (n < record.fields.size())
                if (std::string found = trimmed(record.fields[n]); !found.empty()) return found;
        return {};
    }

    Done add(const import::CsvRecord& record) {
        const auto gross = settlement_amount(text(record, Column::gross));
        if (!gross) return wrong("settlement.notAnAmount", record.line, "Gross");
        const std::string fee_text = text(record, Column::fee);
        const auto fee = fee_text.empty() ? std::optional{Money{}} : settlement_amount(fee_text);
        if (!fee) return wrong("settlement.notAnAmount", record.line, "Fee");
        const std::string day = text(record, Column::date).substr(0, kDayLength);
        if (!day.empty() && !johannesburg_midnight(day)) return wrong("settlement.notADay", record.line, "Date");
        const Money size = gross->in_cents() < 0 ? Money{} - *gross : *gross;
        SettlementRow row{.row = record.line,
                          .reference = text(record, Column::reference),
                          .gateway_ref = text(record, Column::gateway_ref),
                          .kind = kind_of(record, *gross),
                          .gross = size,
                          .fee = fee->in_cents() < 0 ? Money{} - *fee : *fee};
        if (row.kind == SettlementKind::payment) file_.gross += size;
        if (row.kind == SettlementKind::refund) file_.gross -= size;
        file_.fees += row.fee;
        if (!day.empty() && (file_.from.empty() || day < file_.from)) file_.from = day;
        file_.to = std::max(file_.to, day);
        file_.rows.push_back(std::move(row));
        return std::monostate{};
    }

    /// What has none of our references is a fee or a payout.
    SettlementKind kind_of(const import::CsvRecord& record, Money gross) const {
        const std::string type = plain(text(record, Column::type));
        if (text(record, Column::reference).empty()) return SettlementKind::other;
        if (type.find("payout") != type.npos || type == "fee") return SettlementKind::other;
        const bool is_debit = gross.in_cents() < 0 || plain(text(record, Column::sign)) == "debit";
        return type.find("refund") != type.npos || is_debit ? SettlementKind::refund : SettlementKind::payment;
    }

    import::CsvReader csv_;
    std::array<std::vector<std::size_t>, 7> columns_;
    SettlementFile file_;
};

}  // namespace

std::optional<Money> settlement_amount(std::string_view text) {
    bool is_negative = false;
    std::string digits;
    std::size_t point = std::string::npos;
    for (const char each : text) {
        if (each >= '0' && each <= '9')
            digits += each;
        else if (each == '.' || each == ',') {
            // The last of them stands before the cents when one or two digits follow.
            point = digits.size();
        } else if (each == '-' && digits.empty())
            is_negative = true;
        else if (each != ' ' && each != 'R' && each != '+')
            return std::nullopt;
    }
    constexpr std::size_t kLongest = 13;
    if (digits.empty() || digits.size() > kLongest) return std::nullopt;
    const std::size_t after = point == std::string::npos ? 0 : digits.size() - point;
    if (after > 3) return std::nullopt;
    std::int64_t cents = 0;
    for (const char each : digits) cents = 10 * cents + (each - '0');
    if (after == 0 || after == 3) cents *= 100;
    if (after == 1) cents *= 10;
    return Money::cents(is_negative ? -cents : cents);
}

Result<SettlementFile> settlement_file(std::string_view csv) { return Reader{csv}.read(); }

}  // namespace spaza

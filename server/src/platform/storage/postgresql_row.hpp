#pragma once

#include <charconv>
#include <cstdlib>
#include <libpq-fe.h>
#include <string>
#include <string_view>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// Rows of one answer of PostgreSQL, in its text format.
class PostgresqlRow final : public Row {
public:
    explicit PostgresqlRow(const PGresult* result) : result_{result} {}
    void go_to(int row) { row_ = row; }

    bool is_null(int column) const override { return PQgetisnull(result_, row_, column) == 1; }
    std::string_view text(int column) const override {
        return {PQgetvalue(result_, row_, column), static_cast<std::size_t>(PQgetlength(result_, row_, column))};
    }
    std::int64_t integer(int column) const override {
        const std::string_view digits = text(column);
        if (digits == "t") return 1;
        std::int64_t number = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return number;
    }
    double real(int column) const override { return std::strtod(PQgetvalue(result_, row_, column), nullptr); }
    std::string bytes(int column) const override {
        const std::string_view hex = text(column);
        if (!hex.starts_with("\\x")) return std::string{hex};
        std::string data((hex.size() - 2) / 2, '\0');
        for (std::size_t i = 0; i < data.size(); ++i)
            data[i] = static_cast<char>((nibble(hex[2 * i + 2]) << 4) | nibble(hex[2 * i + 3]));
        return data;
    }

private:
    static int nibble(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

    const PGresult* result_;
    int row_{0};
};

}  // namespace spaza::storage

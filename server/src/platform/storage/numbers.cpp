#include "platform/storage/numbers.hpp"

namespace spaza::storage {

std::int64_t next_number(Session& session, std::string_view name) { return next_numbers(session, name, 1); }

std::int64_t next_numbers(Session& session, std::string_view name, std::int64_t count) {
    const auto last = session.row(
        "INSERT INTO number_sequence (name, value) VALUES ($1, $2) "
        "ON CONFLICT (name) DO UPDATE SET value = number_sequence.value + $2 RETURNING value",
        {name, count}, [](const Row& row) { return row.get<std::int64_t>(0); });
    return last.value() - count + 1;
}

}  // namespace spaza::storage

#include "platform/storage/numbers.hpp"

namespace spaza::storage {

std::int64_t next_number(Session& session, std::string_view name) {
    return session
        .row(
            "INSERT INTO number_sequence (name, value) VALUES ($1, 1) "
            "ON CONFLICT (name) DO UPDATE SET value = number_sequence.value + 1 RETURNING value",
            {name}, [](const Row& row) { return row.get<std::int64_t>(0); })
        .value();
}

}  // namespace spaza::storage

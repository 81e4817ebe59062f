#pragma once

#include <expected>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace spaza {

/// Why an expected refusal happened; picks the HTTP status in one table (platform/http/problem).
enum class Reason { invalid, unauthenticated, not_allowed, not_found, conflict, out_of_stock, busy, unavailable };

/// An expected refusal. `type` and `subject_type` are the OCC words when the reason's own default
/// (ValidationError, UnknownIdentifierError, …) is not the right one.
struct Error {
    Reason reason{Reason::invalid};
    std::string message_key;                                  // looked up in contract/messages
    std::string subject;                                      // the field, entry or code it is about
    std::string type;                                         // e.g. CartError; empty: by reason
    std::string subject_type;                                 // e.g. cart, entry, parameter; empty: by type
    std::vector<std::pair<std::string, std::string>> params;  // for the message text
    std::vector<Error> more;  // further refusals of the same request, e.g. one a field
};

template <class T>
struct [[nodiscard]] Result : std::expected<T, Error> {
    using std::expected<T, Error>::expected;
};

using Done = Result<std::monostate>;

inline auto fail(Reason reason, std::string message_key, std::string subject = {}, std::string type = {},
                 std::string subject_type = {}) {
    return std::unexpected(Error{.reason = reason,
                                 .message_key = std::move(message_key),
                                 .subject = std::move(subject),
                                 .type = std::move(type),
                                 .subject_type = std::move(subject_type),
                                 .params = {},
                                 .more = {}});
}

/// Several refusals at once; `errors` must not be empty.
inline auto fail(std::vector<Error> errors) {
    Error first = std::move(errors.front());
    errors.erase(errors.begin());
    first.more = std::move(errors);
    return std::unexpected(std::move(first));
}

}  // namespace spaza

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "base/json.hpp"
#include "base/messages.hpp"
#include "platform/http/http.hpp"

namespace spaza::http {

namespace {

/// What a refusal is called and answered when its type says nothing better.
struct ByReason {
    Reason reason;
    int status;
    std::string_view type;
    std::string_view word;  // `reason` on the wire
};

constexpr std::array kByReason{
    ByReason{Reason::invalid, 400, "ValidationError", "invalid"},
    ByReason{Reason::unauthenticated, 401, "InvalidTokenError", "unauthenticated"},
    ByReason{Reason::not_allowed, 403, "ForbiddenError", "notAllowed"},
    ByReason{Reason::not_found, 400, "UnknownIdentifierError", "notFound"},
    ByReason{Reason::conflict, 409, "AlreadyExistsError", "conflict"},
    ByReason{Reason::out_of_stock, 400, "InsufficientStockError", "noStock"},
    ByReason{Reason::busy, 503, "SystemError", "busy"},
    ByReason{Reason::unavailable, 503, "SystemError", "unavailable"},
};

/// Types that are answered the same whatever the reason (occ.md §2).
struct ByType {
    std::string_view type;
    int status;
    std::string_view subject_type;
};

constexpr std::array kByType{
    ByType{"AccessDeniedError", 403, ""},
    ByType{"AlreadyExistsError", 409, ""},
    ByType{"CartAddressError", 400, "address"},
    ByType{"CartEntryError", 400, "entry"},
    ByType{"CartEntryGroupError", 400, "entry"},
    ByType{"CartError", 400, "cart"},
    ByType{"CartValidationError", 400, "cart"},
    ByType{"ChallengeRequiredError", 412, ""},
    ByType{"ChangesLostError", 410, "parameter"},
    ByType{"DuplicateUidError", 400, "uid"},
    ByType{"ForbiddenError", 403, ""},
    ByType{"IdempotencyKeyInUseError", 409, "header"},
    ByType{"IdempotencyKeyReusedError", 422, "header"},
    ByType{"InsufficientStockError", 400, "product"},
    ByType{"InvalidResourceError", 400, ""},
    ByType{"InvalidTokenError", 401, ""},
    ByType{"LowStockError", 400, "entry"},
    ByType{"MethodNotAllowedError", 405, ""},
    ByType{"NotAcceptableError", 406, "header"},
    ByType{"NotFoundError", 404, ""},
    ByType{"PasswordMismatchError", 400, ""},
    ByType{"PayloadTooLargeError", 413, ""},
    ByType{"StepUpRequiredError", 403, ""},
    ByType{"TooManyRequestsError", 429, ""},
    ByType{"UnknownIdentifierError", 400, ""},
    ByType{"UnknownResourceError", 404, ""},
    ByType{"UnsupportedMediaTypeError", 415, ""},
    ByType{"ValidationError", 400, "parameter"},
    ByType{"VoucherOperationError", 400, "voucher"},
};

const ByReason& by_reason(Reason reason) { return *std::ranges::find(kByReason, reason, &ByReason::reason); }

const ByType* by_type(std::string_view type) {
    const auto found = std::ranges::find(kByType, type, &ByType::type);
    return found == kByType.end() ? nullptr : &*found;
}

struct WireError {
    std::string type;
    std::string reason;
    std::optional<std::string> subjectType;
    std::optional<std::string> subject;
    std::string message;
};
BOOST_DESCRIBE_STRUCT(WireError, (), (type, reason, subjectType, subject, message))

struct WireProblem {
    std::vector<WireError> errors;
    bool responseStatus{false};
    std::string errorMsg;
};
BOOST_DESCRIBE_STRUCT(WireProblem, (), (errors, responseStatus, errorMsg))

std::optional<std::string> unless_empty(std::string_view text) {
    if (text.empty()) return std::nullopt;
    return std::string{text};
}

std::string_view type_of(const Error& error) {
    return error.type.empty() ? by_reason(error.reason).type : std::string_view{error.type};
}

/// `reason` as OCC clients know it; a field that is not there at all is `missing`.
std::string_view reason_word(const Error& error) {
    if (error.message_key.ends_with(".required") || error.message_key.ends_with(".mandatory")) return "missing";
    return by_reason(error.reason).word;
}

WireError to_wire(const Error& error) {
    const std::string_view type = type_of(error);
    const ByType* known = by_type(type);
    std::string_view subject_type = error.subject_type;
    if (subject_type.empty() && known) subject_type = known->subject_type;
    return {.type = std::string{type},
            .reason = std::string{reason_word(error)},
            .subjectType = unless_empty(subject_type),
            .subject = unless_empty(error.subject),
            .message = message(error.message_key, error.params)};
}

int status_of(const Error& error) {
    const ByType* known = by_type(type_of(error));
    return known ? known->status : by_reason(error.reason).status;
}

/// Every failure in its order, none reported twice: `A | B`.
std::string joined(const std::vector<WireError>& errors) {
    std::vector<std::string_view> reported;
    std::string text;
    for (const WireError& each : errors) {
        if (std::ranges::find(reported, each.message) != reported.end()) continue;
        reported.emplace_back(each.message);
        if (!text.empty()) text += " | ";
        text += each.message;
    }
    return text;
}

std::string seconds_said(const Error& error, std::string_view otherwise) {
    const auto said = std::ranges::find(error.params, "seconds", &std::pair<std::string, std::string>::first);
    return said == error.params.end() ? std::string{otherwise} : said->second;
}

}  // namespace

std::string message(std::string_view key, const std::vector<std::pair<std::string, std::string>>& params) {
    return spaza::message(key, params);
}

std::string seconds_to_wait(const Error& error) { return seconds_said(error, "60"); }

Response problem(const Error& error) {
    WireProblem answer;
    answer.errors.push_back(to_wire(error));
    for (const Error& further : error.more) answer.errors.push_back(to_wire(further));
    answer.errorMsg = joined(answer.errors);

    Response response;
    response.status = status_of(error);
    response.body = json::write(answer);
    if (response.status == 429) response.headers.emplace_back("Retry-After", seconds_to_wait(error));
    if (response.status == 503) response.headers.emplace_back("Retry-After", seconds_said(error, "1"));
    if (response.status == 401) response.headers.emplace_back("WWW-Authenticate", "Bearer");
    return response;
}

}  // namespace spaza::http

#include "paysim/sabc_routes.hpp"

#include <boost/json.hpp>

#include "paysim/page_answers.hpp"

namespace spaza::paysim {
namespace {

constexpr std::int64_t kFeeCents = 265'00;
constexpr std::int64_t kOutstandingCents = 339'20;

http::Response answer(std::int64_t fee, std::int64_t outstanding, bool licensed) {
    boost::json::object body{{"feeCents", fee}, {"outstandingCents", outstanding}};
    if (licensed) body["licenceNumber"] = "3900012345";
    http::Response response = text(boost::json::serialize(body), 200);
    response.content_type = "application/json";
    return response;
}

/// POST /sabc/customers/validate
http::Response validate_customer(const http::Request& request) {
    boost::system::error_code error;
    const auto body = boost::json::parse(request.body, error);
    if (error || !body.is_object()) return text("not JSON", 400);
    std::string number;
    for (const char* name : {"idNumber", "passportNumber"})
        if (const auto* given = body.as_object().if_contains(name); given && given->is_string())
            number = given->as_string();
    const auto last = number.find_last_of("0123456789");
    if (last == std::string::npos) return text("no number", 400);
    switch (number[last]) {
        case '5':
        case '6': return answer(0, kOutstandingCents, true);
        case '7':
        case '8': return answer(kFeeCents, 0, false);
        case '9': return text("Service Unavailable", 503);
        default: return answer(0, 0, true);
    }
}

}  // namespace

void add_sabc_routes(http::Router& router) { router.add("POST", "/sabc/customers/validate", validate_customer); }

}  // namespace spaza::paysim

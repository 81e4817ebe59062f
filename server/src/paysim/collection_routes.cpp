#include "paysim/collection_routes.hpp"

#include <boost/json.hpp>

#include "paysim/page_answers.hpp"

namespace spaza::paysim {
namespace {

std::string text_in(const boost::json::object& body, const char* name) {
    const auto* value = body.if_contains(name);
    return value && value->is_string() ? std::string{value->as_string()} : std::string{};
}

/// POST /courier/collections
http::Response book_collection(const http::Request& request) {
    boost::system::error_code error;
    const auto body = boost::json::parse(request.body, error);
    if (error || !body.is_object()) return text("not JSON", 400);
    const std::string reference = text_in(body.as_object(), "reference");
    const std::string day = text_in(body.as_object(), "from");
    const std::string address = text_in(body.as_object(), "address");
    if (reference.empty() || day.empty() || address.empty() || text_in(body.as_object(), "contactPhone").empty())
        return text("something is missing", 400);
    if (address.ends_with("9999")) return text("Service Unavailable", 503);
    return json_text(boost::json::serialize(boost::json::object{{"carrier", "Paysim Couriers"},
                                                                {"booking", "PC-" + reference},
                                                                {"day", day},
                                                                {"window", "08:00 to 17:00"}}));
}

/// POST /courier/collections/cancel
http::Response cancel_collection(const http::Request& request) {
    boost::system::error_code error;
    const auto body = boost::json::parse(request.body, error);
    if (error || !body.is_object() || text_in(body.as_object(), "booking").empty()) return text("not JSON", 400);
    return json_text("{}");
}

}  // namespace

void add_collection_routes(http::Router& router) {
    router.add("POST", "/courier/collections", book_collection);
    router.add("POST", "/courier/collections/cancel", cancel_collection);
}

}  // namespace spaza::paysim

#include "app/backoffice/assortment_shown.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "app/backoffice/order_shown.hpp"
#include "shop/pictures/media_json.hpp"
#include "shop/pictures/media_library.hpp"

namespace spaza::app::backoffice {
namespace {

struct DifferenceShown {
    std::string field;
    std::vector<std::string> yours;
    std::vector<std::string> theirs;
};
BOOST_DESCRIBE_STRUCT(DifferenceShown, (), (field, yours, theirs))

struct ConflictShown {
    std::string version;
    std::optional<std::string> by;
    std::string at;
    std::vector<DifferenceShown> differences;
};
BOOST_DESCRIBE_STRUCT(ConflictShown, (), (version, by, at, differences))

}  // namespace

http::Response refused_for(const EditConflict& conflict, const std::string& about, const char* subject_type) {
    http::Response response = http::problem(
        fail(Reason::conflict, "catalogue.changedMeanwhile", about, "StaffVersionError", subject_type).error());
    ConflictShown shown{
        .version = conflict.version, .by = if_any(conflict.by), .at = iso_time(conflict.at), .differences = {}};
    for (const FieldDifference& each : conflict.differences)
        shown.differences.push_back({each.field, each.yours, each.theirs});
    response.body.pop_back();  // the closing brace
    response.body += ",\"conflict\":" + json::write(shown) + '}';
    return response;
}

std::vector<FieldChangeShown> fields_shown(const FieldChanges& changes) {
    std::vector<FieldChangeShown> shown;
    for (std::size_t n = 0; n < changes.after.size(); ++n)
        shown.push_back({changes.after[n].field,
                         n < changes.before.size() ? changes.before[n].words : std::vector<std::string>{},
                         changes.after[n].words});
    return shown;
}

Result<std::string> why_in(const http::Request& request) {
    const auto form = form_in<WhyForm>(request);
    if (!form) return std::unexpected(form.error());
    return form->why.value_or("");
}

std::string small_picture(const Application& application, const std::string& address) {
    constexpr int kSmall = 320;
    const auto picture = application.media ? application.media->at(address) : nullptr;
    return picture ? plain_address(*picture, kSmall) : address;
}

std::string small_letters(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

Result<std::string> text_in(const http::Request& request, const char* name, std::size_t most) {
    std::string text = request.query_value(name).value_or("");
    if (text.size() > most) return http::bad_parameter("validation.tooLong", name);
    return text;
}

Result<PartAsked> part_in(const http::Request& request) {
    constexpr std::size_t kLongestCursor = 1000;
    auto cursor = text_in(request, "cursor", kLongestCursor);
    if (!cursor) return std::unexpected(cursor.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, 100);
    if (!size) return std::unexpected(size.error());
    return PartAsked{*std::move(cursor), *size};
}

Result<std::int64_t> act_in(const http::Request& request) {
    const std::string& text = request.param("actNumber");
    std::int64_t number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size())
        return fail(Reason::not_found, "catalogue.actUnknown", text, "NotFoundError", "act");
    return number;
}

Result<Money> rand_in(double amount, const char* field) {
    constexpr double kMost = 10'000'000;
    if (!(amount >= 0 && amount <= kMost)) return http::bad_parameter("validation.invalid", field);
    const double cents = amount * 100;
    if (std::abs(cents - std::round(cents)) > 1e-6) return http::bad_parameter("validation.invalid", field);
    return Money::cents(std::llround(cents));
}

}  // namespace spaza::app::backoffice

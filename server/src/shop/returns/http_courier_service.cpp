#include "shop/returns/http_courier_service.hpp"

#include "base/json.hpp"
#include "base/text.hpp"

namespace spaza {
namespace {

struct CourierQuestion {
    std::string reference;
    std::string address;
    std::string contactName;
    std::string contactPhone;
    std::string deliverTo;
    std::string from;  // 2026-06-12
    int units{};
};
BOOST_DESCRIBE_STRUCT(CourierQuestion, (), (reference, address, contactName, contactPhone, deliverTo, from, units))

struct CourierAnswer {
    std::string carrier;
    std::string booking;
    std::string day;  // 2026-06-12
    std::string window;
};
BOOST_DESCRIBE_STRUCT(CourierAnswer, (), (carrier, booking, day, window))

struct CourierCancellation {
    std::string booking;
};
BOOST_DESCRIBE_STRUCT(CourierCancellation, (), (booking))

constexpr std::size_t kLongestCourierWord = 80;

std::string iso_day(std::chrono::sys_days day) { return iso_time(TimePoint{day}).substr(0, 10); }

std::string silence_of(int status) {
    return status == 0 ? "the courier does not answer" : "the courier answered " + std::to_string(status);
}

}  // namespace

WebCalls::Headers HttpCourierService::headers() const {
    if (settings_.token.empty()) return {};
    return {{"Authorization", "Bearer " + settings_.token}};
}

std::expected<CollectionBooking, std::string> HttpCourierService::book(const CollectionOrder& order) {
    const CourierQuestion asked{.reference = order.code,
                                .address = order.pickup.address,
                                .contactName = order.pickup.name,
                                .contactPhone = order.pickup.phone,
                                .deliverTo = order.bring_to,
                                .from = iso_day(order.from),
                                .units = order.units};
    const auto heard = calls_.post_json(settings_.url, json::write(asked), headers());
    if (heard.status / 100 != 2) return std::unexpected(silence_of(static_cast<int>(heard.status)));
    const auto answer = json::read<CourierAnswer>(heard.body);
    const auto day = answer ? johannesburg_midnight(answer->day) : std::nullopt;
    if (!answer || !day || answer->booking.empty())
        return std::unexpected(std::string{"the courier's answer cannot be read"});
    return CollectionBooking{.carrier = plain(answer->carrier, kLongestCourierWord),
                             .reference = plain(answer->booking, kLongestCourierWord),
                             .day = johannesburg_day(*day),
                             .window = plain(answer->window, kLongestCourierWord)};
}

std::expected<void, std::string> HttpCourierService::cancel(const std::string& reference) {
    const auto heard =
        calls_.post_json(settings_.url + "/cancel", json::write(CourierCancellation{reference}), headers());
    const bool unknown = heard.status == 404;  // nobody comes
    if (heard.status / 100 == 2 || unknown) return {};
    return std::unexpected(silence_of(static_cast<int>(heard.status)));
}

}  // namespace spaza

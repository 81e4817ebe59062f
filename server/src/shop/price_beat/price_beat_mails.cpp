#include "shop/price_beat/price_beat_mails.hpp"

#include <array>

#include "base/json.hpp"
#include "base/messages.hpp"

namespace spaza {
namespace {

/// What the mail `price-beat` reads.
struct PriceBeatMail {
    std::string firstName;
    std::string claim;
    std::string product;
    std::string heading;
    std::string sentence;
    std::string link;
};
BOOST_DESCRIBE_STRUCT(PriceBeatMail, (), (firstName, claim, product, heading, sentence, link))

constexpr std::array kNames{"sent", "checking", "agreed", "coupon", "refused"};

/// `Fri 12 June, 10:42`, in Johannesburg.
std::string day_and_time(TimePoint at) {
    const auto minutes = std::chrono::floor<std::chrono::minutes>(at + kJohannesburgOffset);
    const auto in_day = minutes - std::chrono::floor<std::chrono::days>(minutes);
    const auto two = [](std::int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return day_name(johannesburg_day(at)) + ", " + two(in_day.count() / 60) + ':' + two(in_day.count() % 60);
}

}  // namespace

void send_price_beat_mail(MailQueue& mails, CustomerDirectory& customers, const PriceBeatPolicy& policy,
                          const PriceBeatClaim& claim, PriceBeatNews news) {
    const CustomerContact contact = customers.contact(claim.customer);
    if (contact.email.empty()) return;
    const std::string name = kNames.at(static_cast<std::size_t>(news));
    const bool before = claim.kind == PriceBeatKind::before_purchase;
    const PriceBeatProgress& now = claim.progress();
    const std::vector<std::pair<std::string, std::string>> params{
        {"amount", formatted(before ? claim.beaten_price() : claim.beaten.amount)},
        {"coupon", now.coupon},
        {"until", now.coupon_ends ? day_and_time(*now.coupon_ends) : std::string{}},
        {"reason", now.reason}};
    const std::string text = name + (news == PriceBeatNews::sent && before ? "BeforeText" : "Text");
    mails.enqueue(
        {.to = contact.email,
         .template_name = "price-beat",
         .data = json::write(PriceBeatMail{.firstName = contact.first_name,
                                           .claim = claim.id,
                                           .product = claim.product_name,
                                           .heading = message("priceBeatMail." + name + "Heading", params),
                                           .sentence = message("priceBeatMail." + text, params),
                                           .link = policy.origin + "/account/pricebeats/" + claim.id}),
         .key = "price-beat-" + name + ':' + claim.id,
         .customer = claim.customer});
}

}  // namespace spaza

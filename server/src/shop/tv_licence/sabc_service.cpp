#include "shop/tv_licence/sabc_service.hpp"

#include "base/json.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

struct SabcQuestion {
    int licenceType{};
    std::optional<std::string> idNumber;
    std::optional<std::string> passportNumber;
};
BOOST_DESCRIBE_STRUCT(SabcQuestion, (), (licenceType, idNumber, passportNumber))

struct SabcAnswer {
    std::optional<std::string> licenceNumber;
    std::int64_t feeCents{};
    std::int64_t outstandingCents{};
};
BOOST_DESCRIBE_STRUCT(SabcAnswer, (), (licenceNumber, feeCents, outstandingCents))

constexpr std::int64_t kMostCents = 1'000'000;  // an authority that asks for more is not well

std::optional<std::string> sent(const std::string& number) {
    return number.empty() ? std::nullopt : std::optional{number};
}

}  // namespace

std::optional<LicenceAnswer> SabcService::ask(const LicenceQuestion& question) {
    if (settings_.url.empty()) {
        log::warn("licence_authority_not_set", {});
        return std::nullopt;
    }
    const SabcQuestion asked{.licenceType = static_cast<int>(question.kind),
                             .idNumber = sent(question.holder.id_number),
                             .passportNumber = sent(question.holder.passport_number)};
    WebCalls::Headers headers;
    if (!settings_.token.empty()) headers.emplace_back("Authorization", "Bearer " + settings_.token);
    const auto heard = calls_.post_json(settings_.url, json::write(asked), headers);
    const auto answer = heard.status == 200 ? std::optional{json::read<SabcAnswer>(heard.body)} : std::nullopt;
    const auto sane = [](std::int64_t cents) { return cents >= 0 && cents <= kMostCents; };
    if (!answer || !*answer || !sane((*answer)->feeCents) || !sane((*answer)->outstandingCents)) {
        log::warn("licence_authority_silent", {{"status", heard.status}});
        return std::nullopt;
    }
    return LicenceAnswer{(*answer)->licenceNumber.value_or(""), Money::cents((*answer)->feeCents),
                         Money::cents((*answer)->outstandingCents)};
}

}  // namespace spaza

#include "shop/tv_licence/tv_licence_service.hpp"

#include <stdexcept>

#include "base/identity_number.hpp"
#include "base/secrets.hpp"

namespace spaza {
namespace {

constexpr char kById = 'I';
constexpr char kByPassport = 'P';

}  // namespace

TvLicence TvLicenceService::keep(const LicenceQuestion& question, const LicenceAnswer& answer,
                                 const std::optional<CustomerId>& customer) {
    TvLicence licence{.id = secrets::random_id(),
                      .kind = question.kind,
                      .masked = masked_number(question.holder.number()),
                      .licence_number = answer.licence_number,
                      .fee = answer.fee,
                      .outstanding = answer.outstanding,
                      .checked_at = clock_.now(),
                      .customer = customer};
    const char kind = question.holder.id_number.empty() ? kByPassport : kById;
    store_.add(licence, secrets::seal(policy_.key, kind + question.holder.number(), licence.id));
    return licence;
}

Result<TvLicence> TvLicenceService::put_on(const std::string& id, const std::optional<CustomerId>& customer,
                                           const CartCode& cart) {
    const auto licence = id.size() <= 64 ? store_.find(id, oldest()) : std::nullopt;
    if (!licence || (licence->customer && licence->customer != customer))
        return fail(Reason::invalid, "tvLicence.checkAgain", "validationId", "TvLicenceError", "tvLicence");
    store_.put_on(id, cart);
    return *licence;
}

std::optional<TvLicence> TvLicenceService::of_cart(const CartCode& cart) { return store_.of_cart(cart, oldest()); }

void TvLicenceService::move(const CartCode& from, const CartCode& to) {
    const auto licence = of_cart(from);
    if (licence && !of_cart(to)) store_.put_on(licence->id, to);
}

std::vector<SoldTelevision> TvLicenceService::sold(TimePoint from, TimePoint before) {
    std::vector<SoldTelevision> all;
    for (TvLicenceStore::Kept& each : store_.sold(from, before)) {
        if (each.id.empty()) {
            each.line.licensed = false;
            all.push_back(std::move(each.line));
            continue;
        }
        const auto number = secrets::unseal(policy_.key, each.holder, each.id);
        if (!number || number->empty())
            throw std::runtime_error{"the ID number of order " + each.line.order.value +
                                     " cannot be unsealed: is crypto.key the one it was kept with?"};
        (number->front() == kById ? each.line.holder.id_number : each.line.holder.passport_number) =
            number->substr(1);
        if (!all.empty() && all.back().order == each.line.order) each.line.fee = each.line.outstanding = Money{};
        all.push_back(std::move(each.line));
    }
    return all;
}

}  // namespace spaza

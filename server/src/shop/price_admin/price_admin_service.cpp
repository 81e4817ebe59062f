#include "shop/price_admin/price_admin_service.hpp"

#include <algorithm>
#include <map>

#include "base/digest.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/price_admin/campaigns_service.hpp"
#include "shop/price_admin/price_admin_rules.hpp"
#include "shop/price_admin/price_payload_rules.hpp"
#include "shop/price_admin/price_words_rules.hpp"

namespace spaza {
namespace {

constexpr const char* kCampaignError = "StaffCampaignError";
constexpr Money kDearest = Money::cents(10'000'000'00);

auto no_such_priced(const std::string& product) {
    return fail(Reason::not_found, "product.unknown", product, "NotFoundError", "product");
}

FieldChanges with_proposal(FieldChanges changes, const Proposal& proposal) {
    changes.before.push_back({"proposal", {}});
    changes.after.push_back({"proposal", {proposal.id, sha256_hex(proposal.payload)}});
    return changes;
}

Done check_price(const ShelfPrice& price, bool is_free) {
    if (price.price < Money{} || price.price > kDearest)
        return fail(Reason::invalid, "validation.invalid", "price");
    if (price.price == Money{} && !is_free) return fail(Reason::invalid, "price.freeNotSaid", "price");
    if (price.was && (*price.was <= price.price || *price.was > kDearest))
        return fail(Reason::invalid, "price.wasNotAbove", "wasPrice");
    return Done{};
}

}  // namespace

Result<PriceOverview> PriceAdminService::overview(const std::string& product) {
    const auto kept = store_.find(product);
    if (!kept) return no_such_priced(product);
    PriceOverview all{.kept = *kept,
                      .campaigns = store_.campaigns(product, 20),
                      .waiting = proposals_.waiting(ProposalTopic::prices, product),
                      .history = store_.history(product, 200),
                      .was_price_days = {},
                      .move_percent = policy_.move_percent};
    for (PriceCampaign& each : all.campaigns)
        if (each.state == CampaignState::running && each.written != kept->hash)
            each.state = CampaignState::overtaken;
    if (kept->now && kept->now->was) all.was_price_days = days_charged(*kept->now->was, all.history, log_.now());
    return all;
}

std::int64_t PriceAdminService::note(const std::string& product, const char* act, FieldChanges changes,
                                     const std::string& why) {
    return log_.note({{ChangeKind::price, product, act, std::move(changes)}}, {.why = why}, log_.now());
}

Result<std::int64_t> PriceAdminService::write(const std::vector<KeptPrice>& kept,
                                              const std::vector<PriceTarget>& targets, const PriceBy& by,
                                              const ChangeCause& cause) {
    const TimePoint now = log_.now();
    std::vector<import::PriceRow> rows;
    std::vector<ChangeDraft> drafts;
    std::vector<std::pair<PriceCampaign, std::string>> running;
    std::map<std::string_view, const KeptPrice*> known;
    for (const KeptPrice& each : kept) known.emplace(each.product, &each);
    for (const PriceTarget& target : targets) {
        const KeptPrice& before = *known.at(target.product);
        if (target.price.was && *target.price.was <= target.price.price) return changed_since(target.product);
        std::optional<ShelfPrice> base = before.now;
        ShelfPrice shown = target.price;
        // While a campaign runs, this is what holds after it.
        if (auto campaign = targets.size() == 1 ? store_.running(target.product) : std::nullopt;
            campaign && campaign->written == before.hash) {
            if (target.price.price <= campaign->price)
                return fail(Reason::conflict, "price.belowCampaign", campaign->id, kCampaignError, "campaign");
            base = campaign->after;
            campaign->after = target.price;
            shown = shown_in(*campaign, target.price);
            running.emplace_back(*std::move(campaign), target.product);
        }
        FieldChanges changes = differences(price_words(base), price_words(target.price));
        if (changes.empty()) continue;
        rows.push_back({.product_code = target.product,
                        .price = shown.price,
                        .was_price = shown.was,
                        .offer_ends_at = shown.offer_ends_at});
        drafts.push_back({ChangeKind::price, target.product, "price.changed", std::move(changes)});
    }
    if (drafts.empty()) return 0;
    if (const auto problems = store_.write(rows, now, by); !problems.empty()) return refused(problems);
    for (auto& [campaign, product] : running) {
        campaign.written = store_.find(product)->hash;
        store_.save(campaign);
    }
    return log_.note(drafts, cause, now);
}

Proposal PriceAdminService::propose(const std::vector<KeptPrice>& kept, const std::vector<PriceTarget>& targets,
                                    const std::vector<std::int64_t>& undoes, const std::string& why) {
    const PriceTarget& first = targets.front();
    const auto before = std::ranges::find(kept, first.product, &KeptPrice::product);
    return proposals_.propose({.id = {},
                               .topic = ProposalTopic::prices,
                               .kind = targets.size() == 1 ? "price" : "bulk",
                               .about = first.product,
                               .products = static_cast<int>(targets.size()),
                               .payload = json_of(PricePayload{targets, undoes, {}}),
                               .before = before->now ? std::optional{before->now->price} : std::nullopt,
                               .after = first.price.price,
                               .why = why});
}

Result<PriceOutcome> PriceAdminService::write_or_propose(const KeptPrice& kept, const PriceTarget& target,
                                                         const ChangeCause& cause) {
    PriceOutcome outcome{.product = target.product};
    std::optional<ShelfPrice> base = kept.now;
    if (const auto campaign = store_.running(target.product); campaign && campaign->written == kept.hash)
        base = campaign->after;
    if (takes_two(kept, base, target.price.price, policy_)) {
        outcome.proposal = propose(
            {kept}, {target}, cause.undoes ? std::vector{*cause.undoes} : std::vector<std::int64_t>{}, cause.why);
        note(target.product, "price.proposed",
             with_proposal(differences(price_words(base), price_words(target.price)), *outcome.proposal),
             cause.why);
        return outcome;
    }
    const auto act = write({kept}, {target}, {log_.by(), cause.why}, cause);
    if (!act) return std::unexpected(act.error());
    if (*act != 0) outcome.act = *act;
    return outcome;
}

Result<PriceOutcome> PriceAdminService::set(const PriceRequest& request) {
    if (const auto good = check_why(request.why); !good) return std::unexpected(good.error());
    if (const auto good = check_price(request.target.price, request.is_free); !good)
        return std::unexpected(good.error());
    const auto kept = store_.lock(request.target.product);
    if (!kept) return no_such_priced(request.target.product);
    if (kept->version != request.target.version)
        return fail(Reason::conflict, "catalogue.changedMeanwhile", request.target.product, "StaffVersionError",
                    "product");
    return write_or_propose(*kept, request.target, {.why = request.why});
}

Result<PriceOutcome> PriceAdminService::add_campaign(CampaignRequest request) {
    if (const auto good = check_why(request.why); !good) return std::unexpected(good.error());
    if (const auto good = check_price({.price = request.price}, request.is_free); !good)
        return std::unexpected(good.error());
    const auto kept = store_.lock(request.product);
    if (!kept) return no_such_priced(request.product);
    const TimePoint now = log_.now();
    request.starts_at = std::max(request.starts_at, now);
    if (request.ends_at <= request.starts_at) return fail(Reason::invalid, "price.endsBeforeStart", "endsAt");
    if (const auto other = store_.overlapping(request.product, request.starts_at, request.ends_at))
        return fail(Reason::conflict, "price.campaignOverlaps", other->id, kCampaignError, "campaign");
    std::optional<ShelfPrice> base = kept->now;
    if (const auto running = store_.running(request.product); running && running->written == kept->hash)
        base = running->after;
    if (!base || base->price <= request.price) return fail(Reason::invalid, "price.campaignNotBelow", "price");
    const bool is_large = takes_two(*kept, base, request.price, policy_);
    PriceCampaign campaign = store_.add({.id = {},
                                         .product = request.product,
                                         .state = is_large ? CampaignState::waiting : CampaignState::planned,
                                         .price = request.price,
                                         .starts_at = request.starts_at,
                                         .ends_at = request.ends_at,
                                         .by = log_.by(),
                                         .at = now,
                                         .why = request.why});
    PriceOutcome outcome{.product = request.product};
    if (is_large)
        outcome.proposal = proposals_.propose({.id = {},
                                               .topic = ProposalTopic::prices,
                                               .kind = "campaign",
                                               .about = request.product,
                                               .payload = json_of(PricePayload{{}, {}, campaign.id}),
                                               .before = base->price,
                                               .after = request.price,
                                               .why = request.why});
    else if (campaign.starts_at <= now)
        campaign = CampaignService{store_, log_.clock(), policy_}.start(campaign, *kept, now);
    const std::int64_t act = note(request.product, is_large ? "price.campaignProposed" : "price.campaignAdded",
                                  differences({}, campaign_words(campaign)), request.why);
    if (!is_large) outcome.act = act;
    return outcome;
}

Result<PriceOutcome> PriceAdminService::end_campaign(const std::string& id, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto known = store_.find_campaign(id);
    if (!known) return fail(Reason::not_found, "price.campaignUnknown", id, "NotFoundError", "campaign");
    const auto kept = store_.lock(known->product);
    auto campaign = store_.find_campaign(id);
    const TimePoint now = log_.now();
    const auto before = campaign_words(*campaign);
    if (campaign->state == CampaignState::running) {
        campaign->ends_at = std::max(now, campaign->starts_at + std::chrono::milliseconds{1});
        campaign = CampaignService{store_, log_.clock(), policy_}.end(*campaign, *kept, now);
    } else if (campaign->state == CampaignState::planned || campaign->state == CampaignState::waiting) {
        campaign->state = CampaignState::withdrawn;
        store_.save(*campaign);
        for (const Proposal& each : proposals_.waiting(ProposalTopic::prices, campaign->product))
            if (const auto payload = price_payload(each.payload); payload && payload->campaign == id)
                proposals_.decide(each, ProposalState::withdrawn);
    } else {
        return fail(Reason::conflict, "price.campaignOver", id, kCampaignError, "campaign");
    }
    return PriceOutcome{
        .product = campaign->product,
        .act = note(campaign->product, "price.campaignEnded", differences(before, campaign_words(*campaign)), why),
        .proposal = {}};
}

Result<PriceOutcome> PriceAdminService::undo(std::int64_t act, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto change = log_.undoable(act, {ChangeKind::price});
    if (!change) return std::unexpected(change.error());
    const auto kept = store_.lock(change->about);
    if (!kept) return no_such_priced(change->about);
    std::optional<ShelfPrice> base = kept->now;
    if (const auto running = store_.running(change->about); running && running->written == kept->hash)
        base = running->after;
    const auto back = words_back(*change, price_words(base));
    if (!back) return std::unexpected(back.error());
    const auto price = price_in_words(base.value_or(ShelfPrice{}), *back);
    if (!price) return fail(Reason::conflict, "price.firstStays", change->about, "StaffUndoError", "product");
    if (price->was && *price->was <= price->price) return changed_since(change->about);
    return write_or_propose(*kept, {change->about, kept->version, *price}, {.why = why, .undoes = act});
}

Result<PriceProposalSheet> PriceAdminService::proposal(const std::string& id) {
    const auto all = proposals_.waiting(ProposalTopic::prices);
    const auto found = std::ranges::find(all, id, &Proposal::id);
    if (found == all.end()) return fail(Reason::not_found, "proposal.unknown", id, "NotFoundError", "proposal");
    PriceProposalSheet sheet{.proposal = *found, .mark = sha256_hex(found->payload), .lines = {}};
    auto targets = price_payload(found->payload)->targets;
    if (targets.empty())  // a campaign
        targets.push_back({found->about, {}, {.price = found->after.value_or(Money{})}});
    std::vector<std::string> products;
    for (const PriceTarget& each : targets) products.push_back(each.product);
    const auto kept = store_.find_all(products);
    std::map<std::string_view, const KeptPrice*> known;
    for (const KeptPrice& each : kept) known.emplace(each.product, &each);
    for (const PriceTarget& each : targets) {
        const auto now = known.find(each.product);
        sheet.lines.push_back({each.product, now == known.end() ? std::string{} : now->second->name,
                               now == known.end() ? std::nullopt : now->second->now, each.price});
    }
    return sheet;
}

Result<ProposalDone> PriceAdminService::agree(const std::string& id, const std::string& mark) {
    const auto proposal = proposals_.to_agree(ProposalTopic::prices, id);
    if (!proposal) return std::unexpected(proposal.error());
    if (!mark.empty() && mark != sha256_hex(proposal->payload))
        return fail(Reason::conflict, "catalogue.previewOld", id, "StaffProposalError", "proposal");
    const auto payload = price_payload(proposal->payload);
    ProposalDone done{.id = id, .state = ProposalState::done};
    const TimePoint now = log_.now();
    if (!payload->campaign.empty()) {
        const auto kept = store_.lock(proposal->about);
        auto campaign = store_.find_campaign(payload->campaign);
        if (!kept || campaign->ends_at <= now)
            return fail(Reason::conflict, "proposal.tooLate", id, "StaffProposalError", "proposal");
        const auto before = campaign_words(*campaign);
        campaign->state = CampaignState::planned;
        campaign->agreed = true;
        campaign->starts_at = std::max(campaign->starts_at, now);
        store_.save(*campaign);
        if (campaign->starts_at <= now)
            campaign = CampaignService{store_, log_.clock(), policy_}.start(*campaign, *kept, now);
        proposals_.decide(*proposal, ProposalState::done);
        done.changed = 1;
        done.act = note(proposal->about, "price.campaignAgreed", differences(before, campaign_words(*campaign)),
                        proposal->why);
        return done;
    }
    std::vector<std::string> products;
    for (const PriceTarget& each : payload->targets) products.push_back(each.product);
    const auto kept = store_.lock_all(products);
    std::map<std::string_view, const KeptPrice*> known;
    for (const KeptPrice& each : kept) known.emplace(each.product, &each);
    for (const PriceTarget& each : payload->targets) {
        const auto found = known.find(each.product);
        if (found == known.end() || found->second->version != each.version)
            return fail(Reason::conflict, "proposal.priceChanged", each.product, "StaffProposalError", "product");
    }
    ChangeCause cause{.why = proposal->why, .batch = payload->targets.size() > 1 ? random_hex(8) : std::string{}};
    const auto act = write(kept, payload->targets, {proposal->by, proposal->why, true}, cause);
    if (!act) return std::unexpected(act.error());
    if (*act != 0) log_.set_undone(payload->undoes, *act);
    proposals_.decide(*proposal, ProposalState::done);
    done.changed = static_cast<int>(payload->targets.size());
    if (*act != 0 && cause.batch.empty()) done.act = *act;
    done.batch = cause.batch;
    return done;
}

Result<ProposalDone> PriceAdminService::withdraw(const std::string& id, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto proposal = proposals_.to_withdraw(ProposalTopic::prices, id);
    if (!proposal) return std::unexpected(proposal.error());
    if (const auto payload = price_payload(proposal->payload); payload && !payload->campaign.empty()) {
        store_.lock(proposal->about);
        auto campaign = store_.find_campaign(payload->campaign);
        campaign->state = CampaignState::withdrawn;
        store_.save(*campaign);
    }
    proposals_.decide(*proposal, ProposalState::withdrawn);
    note(proposal->about, "price.proposalWithdrawn", {{{"proposal", {id}}}, {{"proposal", {}}}}, why);
    return ProposalDone{.id = id, .state = ProposalState::withdrawn};
}

}  // namespace spaza

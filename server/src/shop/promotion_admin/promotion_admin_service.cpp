#include "shop/promotion_admin/promotion_admin_service.hpp"

#include <algorithm>
#include <array>

#include "base/json.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/assortment/products_service.hpp"
#include "shop/promotion_admin/coupon_admin_rules.hpp"
#include "shop/promotions/terms_check.hpp"

namespace spaza {
namespace {

constexpr const char* kPublish = "publish";

/// What is agreed to: this draft of it.
struct PublishPayload {
    std::string version;
    std::optional<int> percent;
    std::optional<std::int64_t> codesMostCents;
    int batches{};
};
BOOST_DESCRIBE_STRUCT(PublishPayload, (), (version, percent, codesMostCents, batches))

auto no_such_promotion(const std::string& code) {
    return fail(Reason::not_found, "promotion.unknown", code, "NotFoundError", "promotion");
}

auto not_now(const char* key, const std::string& code) {
    return fail(Reason::conflict, key, code, "StaffPromotionError", "promotion");
}

auto outdated(const std::string& code) {
    return fail(Reason::conflict, "catalogue.changedMeanwhile", code, "StaffVersionError", "promotion");
}

Done check_terms(const Promotion& promotion) {
    std::vector<import::FieldProblem> problems;
    if (promotion.title.find_first_not_of(' ') == std::string::npos)
        problems.push_back({"title", "must be given"});
    for (const TermsProblem& each : problems_in(promotion)) problems.push_back({each.field, each.reason});
    if (!problems.empty()) return refused(problems);
    return Done{};
}

/// What was to be written and stands otherwise by now.
EditConflict conflict_with(const KeptPromotion& kept, const std::vector<FieldWords>& wanted,
                           const std::vector<PromotionVersion>& latest, TimePoint now) {
    EditConflict conflict{.version = kept.version(), .by = {}, .at = now, .differences = {}};
    if (kept.draft) {
        conflict.by = kept.draft->by;
        conflict.at = kept.draft->at;
    } else if (!latest.empty() && latest.front().act != 0) {
        conflict.by = latest.front().by;
        conflict.at = latest.front().at;
    }
    const FieldChanges changes = differences(words_of(kept.edited()), wanted);
    for (std::size_t n = 0; n < changes.after.size(); ++n)
        conflict.differences.push_back({changes.after[n].field, changes.after[n].words, changes.before[n].words});
    return conflict;
}

}  // namespace

std::int64_t PromotionAdminService::note(const std::string& act, const std::string& code,
                                         const std::vector<FieldWords>& before,
                                         const std::vector<FieldWords>& after, const std::string& why) {
    const FieldChanges changes = differences(before, after);
    return acts_.note_all(by_, {{act, code, json_of(changes.before), json_of(changes.after, why)}});
}

Result<KeptPromotion> PromotionAdminService::find(const std::string& code) {
    auto kept = store_.find(code);
    if (!kept) return no_such_promotion(code);
    return *std::move(kept);
}

Result<KeptPromotion> PromotionAdminService::held(const std::string& code, const std::string& version) {
    auto kept = store_.lock(code);
    if (!kept) return no_such_promotion(code);
    if (kept->version() != version) return outdated(code);
    return *std::move(kept);
}

Result<KeptPromotion> PromotionAdminService::add(Promotion promotion, const std::string& what) {
    // What the screens call their own places.
    constexpr std::array kPlaces{"coupons", "calendar", "test"};
    const auto is_taken = [&](const std::string& code) {
        return std::ranges::find(kPlaces, code) != kPlaces.end() || store_.is_taken(code);
    };
    if (promotion.code.empty()) {
        const std::string request = code_from(promotion.title);
        promotion.code = request;
        for (int n = 2; is_taken(promotion.code) || !store_.add_draft(promotion, by_, clock_.now()); ++n)
            promotion.code = request + '-' + std::to_string(n);
    } else if (is_taken(promotion.code) || !store_.add_draft(promotion, by_, clock_.now())) {
        return fail(Reason::conflict, "promotionAdmin.codeTaken", promotion.code, "AlreadyExistsError",
                    "promotion");
    }
    note(what, promotion.code, {}, words_of(promotion));
    return find(promotion.code);
}

Result<PromotionSaved> PromotionAdminService::save(const std::string& version, const Promotion& promotion) {
    const auto kept = store_.lock(promotion.code);
    if (!kept) return no_such_promotion(promotion.code);
    if (kept->version() != version)
        return PromotionSaved{
            .kept = *kept,
            .conflict = conflict_with(*kept, words_of(promotion), store_.versions(kept->code, 1), clock_.now())};
    const auto before = words_of(kept->edited());
    const auto after = words_of(promotion);
    if (before == after) return PromotionSaved{.kept = *kept};
    store_.put_draft(promotion, by_, clock_.now());
    note("promotion.draftChanged", promotion.code, before, after);
    auto saved = find(promotion.code);
    if (!saved) return std::unexpected(saved.error());
    return PromotionSaved{.kept = *std::move(saved)};
}

Done PromotionAdminService::discard(const std::string& code, const std::string& version) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (!kept->draft) return not_now("promotionAdmin.noDraft", code);
    withdraw_waiting(code);
    store_.drop_draft(code);
    note("promotion.draftDropped", code, words_of(kept->draft->promotion),
         kept->published ? words_of(*kept->published) : std::vector<FieldWords>{});
    return Done{};
}

Result<KeptPromotion> PromotionAdminService::duplicate(const std::string& code) {
    const auto kept = find(code);
    if (!kept) return std::unexpected(kept.error());
    Promotion copy = kept->edited();
    copy.code.clear();
    copy.title += " (copy)";
    copy.enabled = true;
    copy.starts_at.reset();
    copy.ends_at.reset();
    return add(std::move(copy), "promotion.copied");
}

Result<KeptPromotion> PromotionAdminService::restore(const std::string& code, const std::string& version,
                                                     int number) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    const auto earlier = store_.version(code, number);
    if (!earlier)
        return fail(Reason::not_found, "promotionAdmin.versionUnknown", std::to_string(number), "NotFoundError",
                    "version");
    store_.put_draft(earlier->promotion, by_, clock_.now());
    note("promotion.draftChanged", code, words_of(kept->edited()), words_of(earlier->promotion));
    return find(code);
}

Result<PromotionPublished> PromotionAdminService::write(const KeptPromotion& kept, const Promotion& next,
                                                        const std::string& act, const std::string& why) {
    if (const auto good = check_terms(next); !good) return std::unexpected(good.error());
    const TimePoint now = clock_.now();
    const auto before = kept.published ? words_of(*kept.published) : std::vector<FieldWords>{};
    if (kept.published) {
        // What a file wrote meanwhile is a version, too.
        const auto latest = store_.versions(kept.code, 1);
        if (latest.empty() || words_of(latest.front().promotion) != before)
            store_.add_version({.promotion = *kept.published, .by = "import", .at = now, .why = {}});
    }
    if (const auto problems = store_.publish(next, now); !problems.empty()) return refused(problems);
    const std::int64_t number = note(act, kept.code, before, words_of(next), why);
    store_.add_version({.promotion = next, .act = number, .by = by_, .at = now, .why = why});
    auto written = find(kept.code);
    if (!written) return std::unexpected(written.error());
    return PromotionPublished{.kept = *std::move(written), .act = number};
}

void PromotionAdminService::withdraw_waiting(const std::string& code) {
    for (const Proposal& each : waiting(code)) proposals_.decide(each, ProposalState::withdrawn);
}

std::optional<CodesCost> PromotionAdminService::too_much_by_codes(const KeptPromotion& kept, const Promotion& next,
                                                                  Money delivery_fee) {
    if (!kept.published) return std::nullopt;
    const auto batches = coupons_.standing(kept.code);
    if (!codes_cost_more(batches, *kept.published, next, delivery_fee, policy_.coupons_over)) return std::nullopt;
    return CodesCost{static_cast<int>(batches.size()), most_cost(batches, next, delivery_fee)};
}

Result<PromotionPublished> PromotionAdminService::publish(const std::string& code, const std::string& version,
                                                          const GivenAway& given, const std::string& why) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (!kept->draft) return not_now("promotionAdmin.noDraft", code);
    if (given.version != version) return outdated(code);
    return put_forward(*kept, kept->draft->promotion, given, why);
}

Result<PromotionPublished> PromotionAdminService::put_forward(const KeptPromotion& kept, const Promotion& wanted,
                                                              const GivenAway& given, const std::string& why) {
    const std::string& code = kept.code;
    Promotion next = wanted;
    next.enabled = true;
    if (next.ends_at && *next.ends_at <= clock_.now()) return refused({{"endsAt", "is over already"}});
    if (const auto good = check_terms(next); !good) return std::unexpected(good.error());
    withdraw_waiting(code);
    const auto codes = too_much_by_codes(kept, next, given.delivery_fee);
    if (!given.percent || *given.percent > policy_.percent || codes) {
        PublishPayload payload{kept.version(), given.percent, {}, codes ? codes->batches : 0};
        if (codes && codes->most) payload.codesMostCents = codes->most->in_cents();
        Proposal proposal{.id = {},
                          .topic = ProposalTopic::promotions,
                          .kind = kPublish,
                          .about = code,
                          .payload = json::write(payload)};
        proposal.units = given.percent.value_or(0);
        if (codes) proposal.after = codes->most;
        proposal.why = why;
        auto made = proposals_.propose(std::move(proposal));
        note("promotion.proposed", code, kept.published ? words_of(*kept.published) : std::vector<FieldWords>{},
             words_of(next), why);
        return PromotionPublished{.kept = kept, .act = {}, .proposal = std::move(made)};
    }
    store_.drop_draft(code);
    return write(kept, next, "promotion.published", why);
}

Result<PromotionPublished> PromotionAdminService::agree(const std::string& id, Money delivery_fee) {
    const auto proposal = proposals_.to_agree(ProposalTopic::promotions, id);
    if (!proposal) return std::unexpected(proposal.error());
    const auto changed_since = [&] {
        return fail(Reason::conflict, "promotionAdmin.changedSince", id, "StaffProposalError", "proposal");
    };
    const auto payload = json::read<PublishPayload>(proposal->payload);
    const auto kept = store_.lock(proposal->about);
    if (proposal->kind != kPublish || !payload || !kept || !kept->draft || kept->version() != payload->version)
        return changed_since();
    Promotion next = kept->draft->promotion;
    next.enabled = true;
    // Codes that were made since cost what nobody has agreed to.
    if (const auto codes = too_much_by_codes(*kept, next, delivery_fee);
        codes &&
        (codes->batches != payload->batches || codes->most.transform(&Money::in_cents) != payload->codesMostCents))
        return changed_since();
    proposals_.decide(*proposal, ProposalState::done);
    store_.drop_draft(kept->code);
    return write(*kept, next, "promotion.published", proposal->why);
}

Result<KeptPromotion> PromotionAdminService::withdraw(const std::string& id, const std::string& why) {
    const auto proposal = proposals_.to_withdraw(ProposalTopic::promotions, id);
    if (!proposal) return std::unexpected(proposal.error());
    proposals_.decide(*proposal, ProposalState::withdrawn);
    acts_.note_all(by_, {{"promotion.withdrawn", proposal->about, {}, json_of({}, why)}});
    return find(proposal->about);
}

std::vector<Proposal> PromotionAdminService::waiting(const std::string& code) {
    auto all = proposals_.waiting(ProposalTopic::promotions, code);
    std::erase_if(all, [](const Proposal& each) { return each.kind != kPublish; });
    return all;
}

Result<PromotionPublished> PromotionAdminService::move(const std::string& code, const std::string& version,
                                                       PromotionMove move, const std::string& why) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    const auto next = after(*kept, move, clock_.now());
    if (!next) return not_now("promotionAdmin.notNow", code);
    const char* const acts[]{"promotion.paused", "promotion.resumed", "promotion.ended"};
    return write(*kept, *next, acts[static_cast<std::size_t>(move)], why);
}

Result<std::vector<KeptPromotion>> PromotionAdminService::move_all(std::vector<PromotionAsSeen> promotions,
                                                                   PromotionMove how, const std::string& why) {
    std::vector<KeptPromotion> moved;
    std::ranges::sort(promotions, {}, &PromotionAsSeen::code);  // all in one order: nobody waits in a circle
    for (const PromotionAsSeen& each : promotions) {
        auto done = move(each.code, each.version, how, why);
        if (!done) return std::unexpected(done.error());
        moved.push_back(std::move(done->kept));
    }
    return moved;
}

Result<std::vector<KeptPromotion>> PromotionAdminService::undo_moves(std::vector<PromotionAsSeen> promotions,
                                                                     const std::string& why) {
    std::vector<KeptPromotion> undone;
    std::ranges::sort(promotions, {}, &PromotionAsSeen::code);
    for (const PromotionAsSeen& each : promotions) {
        const auto kept = held(each.code, each.version);
        if (!kept) return std::unexpected(kept.error());
        const auto earlier = undone_to(*kept);
        if (!earlier || !is_moved(store_.versions(each.code, 1).front(), earlier->promotion))
            return fail(Reason::conflict, "catalogue.notUndoable", each.code, "StaffUndoError", "promotion");
        auto done = write(*kept, earlier->promotion, "promotion.undone", why);
        if (!done) return std::unexpected(done.error());
        undone.push_back(std::move(done->kept));
    }
    return undone;
}

std::optional<PromotionVersion> PromotionAdminService::undone_to(const KeptPromotion& kept) {
    if (!kept.published) return std::nullopt;
    const auto versions = store_.versions(kept.code, 2);
    if (versions.size() < 2 || versions[0].act == 0 || clock_.now() - versions[0].at >= kUndoable ||
        words_of(versions[0].promotion) != words_of(*kept.published))
        return std::nullopt;
    return versions[1];
}

Result<PromotionPublished> PromotionAdminService::undo(const std::string& code, const std::string& version,
                                                       const GivenAway& given, const std::string& why) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    const auto earlier = undone_to(*kept);
    if (!earlier || kept->draft)
        return fail(Reason::conflict, "catalogue.notUndoable", code, "StaffUndoError", "promotion");
    if (given.version != version) return outdated(code);
    const bool gives_more = !given.percent || *given.percent > policy_.percent ||
                            too_much_by_codes(*kept, earlier->promotion, given.delivery_fee);
    if (!gives_more || !earlier->promotion.enabled)
        return write(*kept, earlier->promotion, "promotion.undone", why);
    store_.put_draft(earlier->promotion, by_, clock_.now());
    const auto drafted = find(code);
    if (!drafted) return std::unexpected(drafted.error());
    return put_forward(*drafted, earlier->promotion, given, why);
}

}  // namespace spaza

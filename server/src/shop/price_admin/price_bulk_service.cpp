// Prices of many products at once: what would be, doing it, undoing it.
#include <algorithm>
#include <map>
#include <set>

#include "base/digest.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/price_admin/price_admin_rules.hpp"
#include "shop/price_admin/price_admin_service.hpp"
#include "shop/price_admin/price_words_rules.hpp"

namespace spaza {

struct PriceAdminService::Planned {
    BulkPlan plan;
    std::vector<PriceTarget> targets;
};

PriceAdminService::Planned PriceAdminService::planned(const std::vector<KeptPrice>& kept,
                                                      const std::vector<std::string>& products,
                                                      const PriceRule& rule) {
    std::map<std::string_view, const KeptPrice*> known;
    for (const KeptPrice& each : kept) known.emplace(each.product, &each);
    const auto in_campaigns = store_.with_running(products);
    const std::set<std::string> running{in_campaigns.begin(), in_campaigns.end()};
    Planned planned;
    std::string seen;
    for (const std::string& product : products) {
        BulkLine line{.code = product, .name = {}, .before = {}, .after = {}, .skipped = {}};
        const auto found = known.find(product);
        if (found == known.end()) {
            line.skipped = "There is no such product.";
        } else {
            const KeptPrice& now = *found->second;
            line.name = now.name;
            line.before = price_phrase(now.now);
            const auto after = by_rule(rule, now.now);
            if (running.contains(product)) {
                line.skipped = "A campaign runs.";
            } else if (!after) {
                line.skipped = after.error();
            } else {
                line.after = price_phrase(*after);
                line.is_large_move = takes_two(now, now.now, after->price, policy_);
                planned.plan.is_for_two = planned.plan.is_for_two || line.is_large_move;
                planned.targets.push_back({product, now.version, *after});
                seen += product + ' ' + now.version + ' ' + line.after + '\n';
            }
        }
        planned.plan.lines.push_back(std::move(line));
    }
    planned.plan.mark = sha256_hex(seen);
    return planned;
}

void PriceAdminService::note_proposed(const Proposal& proposal, const std::string& why) {
    note(proposal.about, "price.bulkProposed",
         {{{"prices", {}}, {"proposal", {}}},
          {{"prices", {std::to_string(proposal.products)}},
           {"proposal", {proposal.id, sha256_hex(proposal.payload)}}}},
         why);
}

Result<BulkPlan> PriceAdminService::plan(const std::vector<std::string>& products, const PriceRule& rule) {
    return planned(store_.find_all(products), products, rule).plan;
}

Result<PricesDone> PriceAdminService::apply(const std::vector<std::string>& products, const PriceRule& rule,
                                            const std::string& mark, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto kept = store_.lock_all(products);
    const Planned planned = this->planned(kept, products, rule);
    if (planned.plan.mark != mark)
        return fail(Reason::conflict, "catalogue.previewOld", "mark", "StaffPreviewError", "parameter");
    PricesDone all{.done = {.batch = {}, .changed = 0, .skipped = planned.plan.skipped()}};
    if (planned.targets.empty()) return all;
    if (planned.plan.is_for_two) {
        all.proposal = propose(kept, planned.targets, {}, why);
        note_proposed(*all.proposal, why);
        return all;
    }
    all.done.batch = random_hex(8);
    all.done.changed = static_cast<int>(planned.targets.size());
    const auto act = write(kept, planned.targets, {log_.by(), why}, {.why = why, .batch = all.done.batch});
    if (!act) return std::unexpected(act.error());
    return all;
}

Result<PricesDone> PriceAdminService::undo_batch(const std::string& batch, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto changes = log_.undoable_batch(batch, {ChangeKind::price});
    if (!changes) return std::unexpected(changes.error());
    std::vector<std::string> products;
    for (const AssortmentChange& each : *changes) products.push_back(each.about);
    const auto kept = store_.lock_all(products);
    if (const auto running = store_.with_running(products); !running.empty())
        return changed_since(running.front());
    std::vector<PriceTarget> targets;
    std::vector<std::int64_t> numbers;
    bool is_for_two = false;
    std::map<std::string_view, const KeptPrice*> known;
    for (const KeptPrice& each : kept) known.emplace(each.product, &each);
    for (const AssortmentChange& each : *changes) {
        const auto found = known.find(each.about);
        if (found == known.end()) return changed_since(each.about);
        const KeptPrice& now = *found->second;
        const auto back = words_back(each, price_words(now.now));
        if (!back) return std::unexpected(back.error());
        const auto price = price_in_words(now.now.value_or(ShelfPrice{}), *back);
        if (!price || (price->was && *price->was <= price->price)) return changed_since(each.about);
        targets.push_back({each.about, now.version, *price});
        numbers.push_back(each.number);
        is_for_two = is_for_two || takes_two(now, now.now, price->price, policy_);
    }
    PricesDone all;
    if (is_for_two) {
        all.proposal = propose(kept, targets, numbers, why);
        note_proposed(*all.proposal, why);
        return all;
    }
    all.done.batch = random_hex(8);
    all.done.changed = static_cast<int>(targets.size());
    const auto act = write(kept, targets, {log_.by(), why}, {.why = why, .batch = all.done.batch});
    if (!act) return std::unexpected(act.error());
    log_.set_undone(numbers, *act);
    return all;
}

}  // namespace spaza

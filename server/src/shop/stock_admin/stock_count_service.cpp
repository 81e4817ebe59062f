// Counting many products of one place: what would be, and setting it.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "base/digest.hpp"
#include "shop/stock_admin/stock_admin_service.hpp"
#include "shop/stock_admin/stock_payload_rules.hpp"

namespace spaza {
namespace {

std::vector<std::string> products_of(const StockCount& count) {
    std::vector<std::string> products;
    for (const CountedEntry& each : count.entries) products.push_back(each.product);
    return products;
}

}  // namespace

CountPlan StockAdminService::planned(const StockCount& count, const std::vector<HeldShelf>& shelves) {
    std::map<std::string_view, const HeldShelf*> known;
    for (const HeldShelf& each : shelves) known.emplace(each.product, &each);
    CountPlan plan;
    std::set<std::string_view> seen;
    std::string marked = count.store + '\n';
    for (const CountedEntry& each : count.entries) {
        CountLine line{.product = each.product, .name = {}, .counted = each.counted};
        const auto found = known.find(each.product);
        if (found == known.end()) {
            line.skipped = "There is no such product.";
        } else {
            line.name = found->second->name;
            line.on_hand = found->second->on_hand;
            line.reserved = found->second->reserved;
            line.value = Money::cents(found->second->price.in_cents() * std::abs(line.difference()));
            if (!seen.insert(each.product).second)
                line.skipped = "It stands in the list twice.";
            else if (line.counted < line.reserved)
                line.skipped = std::to_string(line.reserved) + " are reserved for orders.";
            else
                plan.value += line.value;
        }
        marked += line.product + ' ' + std::to_string(line.on_hand) + ' ' + std::to_string(line.reserved) + ' ' +
                  std::to_string(line.counted) + '\n';
        plan.lines.push_back(std::move(line));
    }
    plan.mark = sha256_hex(marked);
    // With what this person counted here in the last day: a sheet in parts is one sheet.
    constexpr std::chrono::hours kDay{24};
    const Money before = store_.corrected({}, count.store, log_.by(), log_.now() - kDay);
    plan.is_for_two = plan.value > Money{} && before + plan.value > policy_.two_persons_over;
    return plan;
}

Result<CountPlan> StockAdminService::plan(const StockCount& count) {
    const auto place = place_of(count.store, "store");
    if (!place) return std::unexpected(place.error());
    return planned(count, store_.see(products_of(count), count.store));
}

Result<CountDone> StockAdminService::apply(const StockCount& count, const std::string& mark) {
    if (count.note.size() > 300) return fail(Reason::invalid, "validation.tooLong", "note");
    const auto place = place_of(count.store, "store");
    if (!place) return std::unexpected(place.error());
    const auto held = store_.hold(products_of(count), count.store);
    const CountPlan plan = planned(count, held);
    if (plan.mark != mark)
        return fail(Reason::conflict, "catalogue.previewOld", "mark", "StaffPreviewError", "parameter");
    CountDone done;
    std::vector<Step> steps;
    StockPayload payload{count.store, {}, {}};
    int units = 0;
    for (const CountLine& line : plan.lines) {
        if (!line.skipped.empty()) {
            ++done.skipped;
        } else if (line.difference() != 0) {
            steps.push_back({*std::ranges::find(held, line.product, &HeldShelf::product), line.counted});
            payload.changes.push_back({line.product, line.difference()});
            units += line.difference();
        }
    }
    if (steps.empty()) return done;
    if (plan.is_for_two) {
        std::vector<std::string> products;
        for (const UnitsChange& each : payload.changes) products.push_back(each.product);
        if (const auto free = check_waiting(count.store, products); !free) return std::unexpected(free.error());
        done.proposal = proposals_.propose({.id = {},
                                            .topic = ProposalTopic::stock,
                                            .kind = "count",
                                            .about = steps.front().shelf.product,
                                            .store = count.store,
                                            .products = static_cast<int>(steps.size()),
                                            .payload = json_of(payload),
                                            .units = units,
                                            .value = plan.value,
                                            .reason = "counted",
                                            .why = count.note});
        log_.note({{ChangeKind::stock,
                    steps.front().shelf.product,
                    "stock.countProposed",
                    {{{"products", {}}}, {{"products", {std::to_string(steps.size())}}}}}},
                  {.why = count.note}, log_.now());
        return done;
    }
    done.batch = store_.next_batch("CT-");
    done.changed = static_cast<int>(steps.size());
    write(*place, steps,
          {.kind = MovementKind::count, .reason = "counted", .note = count.note, .batch = done.batch});
    return done;
}

}  // namespace spaza

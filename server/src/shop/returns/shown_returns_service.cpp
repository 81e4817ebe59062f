#include "shop/returns/shown_returns_service.hpp"

#include "platform/log/log.hpp"
#include "shop/returns/returns_rules.hpp"

namespace spaza {

ShownReturn ShownReturnsService::shown(ReturnRequest request, bool whole) {
    ShownReturn made{.request = std::move(request),
                     .order = {},
                     .lines = {},
                     .files = {},
                     .taken_back = {},
                     .sums = {},
                     .refunds = {},
                     .credit_notes = {}};
    const ReturnRequest& of = made.request;
    if (auto order = orders_.find(of.order)) made.order = *std::move(order);
    if (whole) {
        made.lines = store_.history(of.code);
        for (const ReturnEntry& each : of.entries())
            made.files.push_back(files_.of({files_key(of.code, each.entry)}));
    }
    const auto& number = of.progress().taken_back;
    if (!number) {
        made.sums = sums_of(made);
        return made;
    }
    made.sums = made.taken_back = store_.taken_back(of.order, *number);
    const std::string key = "return:" + of.code;
    for (Refund& each : refunds_.of_order(of.order))
        if (each.request_key == key || each.request_key.starts_with(key + '/'))
            made.refunds.push_back(std::move(each));
    for (const Invoice& each : invoices_.of_order(of.order))
        if (each.kind == InvoiceKind::credit_note && made.taken_back && each.issued_at == made.taken_back->at)
            made.credit_notes.push_back(each.number);
    return made;
}

std::string ShownReturnsService::store_name(const StoreCode& store) const {
    const auto found = stores_.find(store);
    return found ? found->display_name : store.value;
}

ShownReturn ShownReturnsService::save(const ReturnRequest& request, const ReturnMove& move) {
    store_.save(request, move);
    ShownReturn made = shown(request);
    news_.moved(made, store_name(request.store));
    if (request.state() == ReturnState::authorised) news_.collect(request);
    if (request.state() == ReturnState::cancelled || request.state() == ReturnState::expired)
        news_.do_not_collect(request);
    log::info("return_moved", {{"return", request.code}, {"to", name_of(request.state())}});
    return made;
}

void ShownReturnsService::asked(const ReturnRequest& request) {
    news_.moved(shown(request), store_name(request.store));
}

}  // namespace spaza

#include "app/backoffice/customer_shown.hpp"

#include "app/backoffice/staff_calls.hpp"
#include "base/messages.hpp"
#include "shop/addresses/addresses_rules.hpp"

namespace spaza::app::backoffice {
namespace {

constexpr int kMostConsentsShown = 100;
constexpr int kMostActsShown = 30;
constexpr int kMostOrdersShown = 20;

std::optional<std::string> time_shown(const std::optional<TimePoint>& at) {
    return at ? std::optional{iso_time(*at)} : std::nullopt;
}

std::string name_of(const Customer& customer) { return customer.first_name + ' ' + customer.last_name; }

StaffCases cases_shown(const CountedCases& cases) { return {cases.all, cases.open}; }

StaffCustomerDeletion deletion_shown(StaffSession& staff, const CustomerId& id) {
    StaffCustomerDeletion out;
    out.state = "none";
    const DeletionState state = staff.scope.account_deletions.state(id);
    for (const DeletionObstacle& each : state.obstacles)
        out.obstacles.push_back({each.kind, each.code, message("privacy." + each.kind, {{"code", each.code}})});
    if (state.asked) {
        out.state = "planned";
        out.at = iso_time(state.asked->asked_at);
        out.by = state.asked->asked_by == DeletionAskedBy::shop ? "shop" : "customer";
        out.dueAt = iso_time(state.asked->due_at);
    } else if (const auto proposal = staff.customer_admin_store.proposal(id)) {
        out.state = "proposed";
        out.at = iso_time(proposal->at);
        out.by = proposal->by;
        out.why = proposal->why;
        out.isMine = staff.customers.is_mine(*proposal);
    }
    return out;
}

StaffCustomerAddress address_shown(const Address& address) {
    const AddressForm& form = address.form;
    StaffCustomerAddress out{.name = if_any(form.first_name + ' ' + form.last_name),
                             .phone = if_any(form.cellphone),
                             .lines = {},
                             .isDefault = address.is_default};
    for (const std::string& line : {form.company_name, form.unit_number, form.building_name, street_line(form)})
        if (!line.empty()) out.lines.push_back(line);
    std::string place = form.town;
    if (!form.city.empty() && form.city != form.town) place += (place.empty() ? "" : ", ") + form.city;
    if (!form.postal_code.empty()) place += (place.empty() ? "" : " ") + form.postal_code;
    if (!place.empty()) out.lines.push_back(place);
    return out;
}

StaffCustomerVisit visit_shown(const OwnSession& visit) {
    return {.channel = visit.channel,
            .browser = if_any(visit.browser),
            .operatingSystem = if_any(visit.operating_system),
            .place = if_any(visit.place),
            .since = iso_time(visit.since),
            .lastSeenAt = iso_time(visit.last_seen),
            .isNew = visit.is_new};
}

void add_figures(StaffCustomer& out, const CustomerFigures& figures) {
    out.orders = figures.orders;
    out.units = figures.units;
    out.lastOrderAt = time_shown(figures.last_order_at);
    out.bought = wire::amount(figures.bought);
    out.refunded = wire::amount(figures.refunded);
    out.returns = cases_shown(figures.returns);
    out.tickets = cases_shown(figures.tickets);
    out.claims = cases_shown(figures.claims);
}

/// By the address the account is known by, which is nobody else's.
std::vector<StaffOrderRow> latest_orders(StaffSession& staff, const Customer& customer, TimePoint now) {
    OrderQuestion question;
    question.search = OrderSearch{.email = customer.uid};
    question.page_size = kMostOrdersShown;
    question.now = now;
    std::vector<StaffOrderRow> rows;
    for (const ListedOrder& each : staff.order_admin_store.find(question).orders) rows.push_back(row_shown(each));
    return rows;
}

}  // namespace

StaffCustomerNote note_shown(const CustomerNote& note) {
    return {.number = note.number, .at = iso_time(note.at), .by = note.by, .text = note.text};
}

StaffCustomerRow row_shown(const ListedCustomer& listed, const Customer& customer, const http::Caller& caller,
                           bool with_contact) {
    StaffCustomerRow out;
    out.id = customer.id.value;
    out.name = name_of(customer);
    if (with_contact && may(caller, staff_right::kContact)) out.email = if_any(customer.uid);
    if (with_contact) out.phone = if_any(customer.mobile_number);
    out.since = iso_time(customer.created_at);
    out.orders = listed.orders;
    out.lastOrderAt = time_shown(listed.last_order_at);
    out.bought = wire::amount(listed.bought);
    out.isBlocked = customer.is_blocked;
    out.isLeaving = listed.is_leaving;
    return out;
}

StaffCustomer customer_shown(StaffSession& staff, const Customer& customer, const http::Caller& caller) {
    StaffCustomer out;
    out.id = customer.id.value;
    out.name = name_of(customer);
    if (may(caller, staff_right::kContact)) out.email = if_any(customer.uid);
    out.phone = if_any(customer.mobile_number);
    out.since = iso_time(customer.created_at);
    out.isEmailProven = customer.email_proven_at.has_value();
    out.isPhoneProven = customer.mobile_proven_at.has_value();
    add_figures(out, staff.customer_admin_store.figures(customer.id));
    if (const auto block = staff.customer_admin_store.block(customer.id))
        out.block = StaffCustomerBlock{iso_time(block->at), block->by, block->why};
    out.deletion = deletion_shown(staff, customer.id);
    if (const auto copy = staff.scope.data_exports.state(customer.id))
        out.dataCopy = StaffCustomerCopy{iso_time(copy->asked_at), time_shown(copy->ready_at)};
    if (may(caller, staff_right::kOrders))
        out.latestOrders = latest_orders(staff, customer, staff.customers.now());
    for (const Address& each : staff.scope.addresses.list(customer.id))
        out.addresses.push_back(address_shown(each));
    for (const ConsentLine& each : staff.customer_admin_store.consents(customer.id, kMostConsentsShown))
        out.consents.push_back(
            {iso_time(each.at), each.purpose, each.granted, each.wording, each.channel, each.source});
    for (const OwnSession& each : staff.scope.own_sessions.all(customer.id))
        out.visits.push_back(visit_shown(each));
    for (const CustomerNote& each : staff.customer_admin_store.notes(customer.id))
        out.notes.push_back(note_shown(each));
    for (const CustomerAct& each : staff.customer_admin_store.acts(customer.id, kMostActsShown))
        out.acts.push_back({iso_time(each.at), each.by, each.act});
    return out;
}

}  // namespace spaza::app::backoffice

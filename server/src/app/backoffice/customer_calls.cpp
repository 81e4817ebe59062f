#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/customer_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/accounts/session_cache.hpp"
#include "shop/orders/admin/order_search_rules.hpp"

namespace spaza::app::backoffice {
namespace customers {
namespace {

struct CustomerListShown {
    std::vector<StaffCustomerRow> customers;
    PageShown pagination;
    bool isCountCut{};
};
BOOST_DESCRIBE_STRUCT(CustomerListShown, (), (customers, pagination, isCountCut))

struct NoteForm {
    std::string text;
};
BOOST_DESCRIBE_STRUCT(NoteForm, (), (text))

constexpr std::size_t kLongestQuery = 100;

CustomerId customer_of(const http::Request& request) { return CustomerId{request.param("customerId")}; }

Result<CustomerQuestion> question_in(StaffSession& staff, const http::Request& request) {
    CustomerQuestion question;
    const std::string text = request.query_value("query").value_or("");
    if (text.size() > kLongestQuery) return http::bad_parameter("validation.invalid", "query");
    const auto view = customer_view_named(request.query_value("view").value_or("all"));
    if (!view) return http::bad_parameter("validation.invalid", "view");
    question.view = *view;
    const auto page = page_in(request);
    if (!page) return std::unexpected(page.error());
    question.page = page->page;
    question.page_size = page->size;
    if (text.find_first_not_of(" \t\r\n") == text.npos) return question;
    OrderSearch search = order_search_of(text);
    if (!may(request.caller, staff_right::kContact)) search.email.clear();  // whose it is, is not for them
    question.among = staff.order_admin_store.customers(search);
    return question;
}

http::Response list(StaffSession& staff, const http::Request& request) {
    const auto question = customers::question_in(staff, request);
    if (!question) return http::problem(question.error());
    const FoundCustomers found = staff.customer_admin_store.find(*question);
    CustomerListShown out;
    for (const ListedCustomer& each : found.customers)
        if (const auto customer = staff.scope.account_store.find(each.id))
            out.customers.push_back(row_shown(each, *customer, request.caller, question->among.has_value()));
    const int size = question->page_size;
    out.pagination = {.currentPage = question->page,
                      .pageSize = size,
                      .totalPages = (found.total + size - 1) / size,
                      .totalResults = found.total};
    const bool may_be_more = question->among && question->among->size() >= kMostOfOneName;
    out.isCountCut = found.is_cut || may_be_more;
    return listed(json::write(out), found.total);
}

Result<std::string> written(StaffSession& staff, const http::Request& request, const Result<Customer>& customer) {
    if (!customer) return std::unexpected(customer.error());
    // As it is after the act.
    const auto now = staff.scope.account_store.find(customer->id);
    return json::write(customer_shown(staff, now ? *now : *customer, request.caller));
}

/// GET …/customers/{customerId}: a write, for it stands in the audit.
http::Response open(const Application& application, const http::Request& request) {
    const auto shown = sessions_of(application, request).write([&](StaffSession& staff) {
        const auto customer = staff.customers.open(customer_of(request), request.header("x-spaza-quiet") == "1");
        return written(staff, request, customer);
    });
    return shown ? http::ok(*shown) : http::problem(shown.error());
}

Result<std::string> note(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<NoteForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto text = said_in(form->text, "text", kLongestNote);
    if (!text) return std::unexpected(text.error());
    const auto kept = staff.customers.note(customer_of(request), *text);
    if (!kept) return std::unexpected(kept.error());
    return json::write(note_shown(*kept));
}

using WithReason = Result<Customer> (CustomerAdminService::*)(const CustomerId& id, const std::string& why);
using WithoutReason = Result<Customer> (CustomerAdminService::*)(const CustomerId& id);

Act act_for(WithReason how) {
    return [how](StaffSession& staff, const http::Request& request) -> Result<std::string> {
        const auto form = form_in<ReasonForm>(request);
        if (!form) return std::unexpected(form.error());
        const auto why = said_in(form->reason, "reason", kLongestReason);
        if (!why) return std::unexpected(why.error());
        return written(staff, request, (staff.customers.*how)(customer_of(request), *why));
    };
}

Act act_for(WithoutReason how) {
    return [how](StaffSession& staff, const http::Request& request) -> Result<std::string> {
        return written(staff, request, (staff.customers.*how)(customer_of(request)));
    };
}

}  // namespace
}  // namespace customers

void add_customer_calls(Application& application, SessionCache& cache) {
    using namespace customers;
    using namespace staff_right;
    const std::string one = "/customers/{customerId}";
    add_look(application, "/customers", customers::list, kSeeCustomers);
    http::RouteOptions opening;
    opening.right = kSeeCustomers;
    application.router.staff(
        "GET", one, [&application](const http::Request& request) { return customers::open(application, request); },
        opening);
    add_act(application, one + "/notes", {.right = kCustomers, .keyed = Keyed::yes}, customers::note);
    add_act(application, one + "/block", {.right = kCustomers}, act_for(&CustomerAdminService::block));
    add_act(application, one + "/unblock", {.right = kCustomers}, act_for(&CustomerAdminService::unblock));
    add_act(application, one + "/data-copy", {.right = kCustomers}, act_for(&CustomerAdminService::send_copy));
    add_act(application, one + "/deletion", {.right = kForget}, act_for(&CustomerAdminService::propose_deletion));
    add_act(application, one + "/deletion/keep", {.right = kForget}, act_for(&CustomerAdminService::keep));
    // Their sessions have ended: this node forgets those it knew.
    const auto forget = [&cache](const http::Request& request) { cache.forget_customer(customer_of(request)); };
    add_act(application, one + "/sign-out", {.right = kCustomers, .after = forget},
            act_for(&CustomerAdminService::sign_out));
    add_act(application, one + "/deletion/agree", {.right = kForget, .after = forget},
            act_for(&CustomerAdminService::agree_to_deletion));
}

}  // namespace spaza::app::backoffice

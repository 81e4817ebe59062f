#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/return_shown.hpp"

namespace spaza::app::backoffice {
namespace returns {
namespace {

struct ReceiveForm {
    std::optional<std::string> store;
};
BOOST_DESCRIBE_STRUCT(ReceiveForm, (), (store))

struct FoundForm {
    int entry{};
    int sellable{};
    int refurbish{};
    int scrap{};
};
BOOST_DESCRIBE_STRUCT(FoundForm, (), (entry, sellable, refurbish, scrap))

struct InspectForm {
    std::vector<FoundForm> found;
};
BOOST_DESCRIBE_STRUCT(InspectForm, (), (found))

const std::string& code_of(const http::Request& request) { return request.param("returnCode"); }

Result<std::string> written(StaffSession& staff, const Result<ShownReturn>& shown) {
    if (!shown) return std::unexpected(shown.error());
    return json::write(return_shown(*shown, staff.work.of(shown->request.code)));
}

/// GET /returns
http::Response list(StaffSession& staff, const http::Request& request) {
    const auto question = question_in(request, StaffQueue::returns);
    if (!question) return http::problem(question.error());
    const QueuePage page = staff.work.page(*question);
    StaffReturnList answer{.returns = {}, .pagination = page_shown(*question, page.total)};
    for (const QueuePlace& place : page.places)
        if (const auto shown = staff.returns.find(place.id); shown)
            answer.returns.push_back(return_shown(*shown, place.work));
    return listed(json::write(answer), page.total);
}

using Step = std::function<Result<ShownReturn>(ReturnAdminService& service, const http::Request& request)>;

Result<ShownReturn> receive(ReturnAdminService& service, const http::Request& request) {
    const auto form = form_in<ReceiveForm>(request);
    if (!form) return std::unexpected(form.error());
    return service.receive(code_of(request), form->store.value_or(""));
}

Result<ShownReturn> inspect(ReturnAdminService& service, const http::Request& request) {
    const auto form = form_in<InspectForm>(request);
    if (!form) return std::unexpected(form.error());
    std::vector<Inspection> found;
    for (const FoundForm& each : form->found)
        found.push_back({each.entry, each.sellable, each.refurbish, each.scrap});
    return service.inspect(code_of(request), found);
}

Result<ShownReturn> decline(ReturnAdminService& service, const http::Request& request) {
    const auto form = form_in<ReasonForm>(request);
    if (!form) return std::unexpected(form.error());
    return service.decline(code_of(request), form->reason);
}

Result<ShownReturn> send_back(ReturnAdminService& service, const http::Request& request) {
    const auto form = form_in<ReasonForm>(request);
    if (!form) return std::unexpected(form.error());
    return service.send_back(code_of(request), form->reason);
}

}  // namespace
}  // namespace returns

void add_return_calls(Application& application) {
    using namespace returns;
    const std::string one = "/returns/{returnCode}";
    add_look(application, "/returns", list);
    add_look(application, one, [](StaffSession& staff, const http::Request& request) {
        const auto shown = written(staff, staff.returns.find(code_of(request)));
        return shown ? http::ok(*shown) : http::problem(shown.error());
    });
    const auto step = [&](const char* name, const ActOptions& options, const Step& use) {
        add_act(application, one + "/" + name, options, [use](StaffSession& staff, const http::Request& request) {
            return written(staff, use(staff.returns, request));
        });
    };
    step("authorise", {.right = staff_right::kServe},
         [](ReturnAdminService& service, const http::Request& request) {
             return service.authorise(code_of(request));
         });
    step("decline", {.right = staff_right::kServe}, decline);
    step("receive", {.right = staff_right::kServe}, receive);
    step("inspect", {.right = staff_right::kServe}, inspect);
    step("send-back", {.right = staff_right::kServe}, send_back);
    step("refund", {.right = staff_right::kPay, .keyed = Keyed::yes},
         [](ReturnAdminService& service, const http::Request& request) {
             return service.refund(code_of(request));
         });
    step("replace", {.right = staff_right::kPay, .keyed = Keyed::yes},
         [](ReturnAdminService& service, const http::Request& request) {
             return service.replace(code_of(request));
         });
    add_work_calls(
        application, one, "returnCode", StaffQueue::returns,
        [](StaffSession& staff, const std::string& code) { return written(staff, staff.returns.find(code)); });
}

}  // namespace spaza::app::backoffice

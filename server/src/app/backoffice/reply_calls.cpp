#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"

namespace spaza::app::backoffice {
namespace replies {
namespace {

struct StaffReply {
    std::string name;
    std::string text;
    std::string changedAt;
};
BOOST_DESCRIBE_STRUCT(StaffReply, (), (name, text, changedAt))

struct StaffReplyList {
    std::vector<StaffReply> replies;
};
BOOST_DESCRIBE_STRUCT(StaffReplyList, (), (replies))

struct ReplyForm {
    std::string text;
};
BOOST_DESCRIBE_STRUCT(ReplyForm, (), (text))

StaffReply reply_shown(const CannedReply& reply) { return {reply.name, reply.words, iso_time(reply.changed_at)}; }

http::Response list(StaffSession& staff, const http::Request&) {
    StaffReplyList answer;
    for (const CannedReply& each : staff.replies.all()) answer.replies.push_back(reply_shown(each));
    return http::ok(json::write(answer));
}

Result<std::string> keep(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<ReplyForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto kept = staff.replies.keep(request.param("reply"), form->text);
    if (!kept) return std::unexpected(kept.error());
    return json::write(reply_shown(*kept));
}

Result<std::string> drop(StaffSession& staff, const http::Request& request) {
    const auto gone = staff.replies.remove(request.param("reply"));
    if (!gone) return std::unexpected(gone.error());
    return std::string{};
}

}  // namespace
}  // namespace replies

void add_reply_calls(Application& application) {
    using namespace replies;
    add_look(application, "/replies", list);
    add_act(application, "/replies/{reply}", {.right = staff_right::kServe, .method = "PUT"}, keep);
    add_act(application, "/replies/{reply}", {.right = staff_right::kServe, .method = "DELETE"}, drop);
}

}  // namespace spaza::app::backoffice

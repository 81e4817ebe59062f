#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/backoffice/staff_session.hpp"
#include "base/json.hpp"
#include "platform/http/write_once.hpp"

/// What the calls of the back office have in common.
namespace spaza::app::backoffice {

struct PageShown {
    int currentPage{};
    int pageSize{};
    int totalPages{};
    int totalResults{};
};
BOOST_DESCRIBE_STRUCT(PageShown, (), (currentPage, pageSize, totalPages, totalResults))

struct TakeForm {
    std::optional<bool> over;
};
BOOST_DESCRIBE_STRUCT(TakeForm, (), (over))

struct ReasonForm {
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(ReasonForm, (), (reason))

constexpr std::size_t kLongestReason = 300;
constexpr std::size_t kLongestNote = 1000;
/// Refused by its field's name when it is longer than `most` bytes, or empty where it is needed.
Result<std::string> said_in(const std::optional<std::string>& given, const char* field, std::size_t most,
                            bool is_needed = true);

struct PageAsked {
    int page{};
    int size{};
};
/// `currentPage` and `pageSize`: 20, and 100 at most.
Result<PageAsked> page_in(const http::Request& request);

/// `status`, `sort` (age, or value where there is one), `takenBy`, `currentPage` and `pageSize`.
Result<QueueQuestion> question_in(const http::Request& request, StaffQueue queue);
PageShown page_shown(const QueueQuestion& question, int total);
http::Response listed(std::string json, int total);

inline std::optional<std::string> if_any(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

/// The body, or an empty one's defaults.
template <class Form>
Result<Form> form_in(const http::Request& request) {
    const std::string_view body = request.content();
    return body.empty() ? json::read<Form>("{}") : json::read<Form>(body);
}

/// `take` and `release` of each queue, answered with what `show` makes of the thing.
using ShowThing = std::function<Result<std::string>(StaffSession& staff, const std::string& id)>;
void add_work_calls(Application& application, const std::string& path, const char* id, StaffQueue queue,
                    const ShowThing& show);

/// Whether a call honours an Idempotency-Key: where doing it twice would do it twice, or pay twice. A second move
/// of the same kind is refused by itself.
enum class Keyed { no, yes };

/// A call for one thing that changes it: `act` does it, and says what is answered.
using Act = std::function<Result<std::string>(StaffSession& staff, const http::Request& request)>;
struct ActOptions {
    std::string_view right;
    std::string_view or_right{};  // as good
    Keyed keyed{Keyed::no};
    std::string_view method{"POST"};
    std::size_t max_body{std::size_t{64} << 10};
    std::function<void(const http::Request& request)> after{};  // once it is true
};
void add_act(Application& application, const std::string& path, const ActOptions& options, const Act& act);
/// A call that only reads; without a word those of the service desk may.
using Look = std::function<http::Response(StaffSession& staff, const http::Request& request)>;
void add_look(Application& application, const std::string& path, const Look& look,
              std::string_view right = staff_right::kDesk);

}  // namespace spaza::app::backoffice

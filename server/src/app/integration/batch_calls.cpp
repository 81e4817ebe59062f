#include "app/application.hpp"
#include "app/integration/batch.hpp"
#include "app/integration/integration.hpp"
#include "platform/http/write_once.hpp"
#include "platform/log/log.hpp"
#include "shop/staff/staff.hpp"

namespace spaza::app::integration {
namespace sending {
namespace {

constexpr std::size_t kMostRows = 20'000;
constexpr std::size_t kMostSteps = 200;
constexpr std::size_t kLargestBody = std::size_t{8} << 20;

/// What is sent where, and what the audit calls it.
struct Door {
    const char* path;
    std::string_view right;
    std::string_view act;
    std::size_t most;
    std::function<Result<BatchAnswer>(backoffice::StaffSession&, const Batch&, const http::Request&)> take;
};

Result<Batch> batch_in(const http::Request& request, std::size_t most) {
    // Without one a repeat could not be distinguished from a second batch.
    if (request.header("idempotency-key").empty())
        return fail(Reason::invalid, "integration.keyNeeded", "Idempotency-Key", "ValidationError", "header");
    const std::string partial = request.query_value("partial").value_or("false");
    if (partial != "true" && partial != "false") return http::bad_parameter("validation.invalid", "partial");
    auto rows = rows_in(request.content(), request.header("content-type").starts_with("application/json"), most);
    if (!rows) return std::unexpected(rows.error());
    return Batch{.rows = *std::move(rows), .partial = partial == "true"};
}

http::Response sent(const Application& application, const http::Request& request, const Door& door) {
    const auto batch = batch_in(request, door.most);
    if (!batch) return http::problem(batch.error());
    const http::Response answer = http::write_once(
        request, backoffice::sessions_of(application, request),
        [&](backoffice::StaffSession& staff) -> Result<BatchAnswer> {
            auto done = door.take(staff, *batch, request);
            if (done)
                staff.acts.note(request.caller.uid, door.act, request.caller.session_id, {},
                                std::to_string(done->rows) + " rows, " + std::to_string(done->changed) +
                                    " changed, " + std::to_string(done->bad) + " bad");
            return done;
        },
        [](const Result<BatchAnswer>& done) {
            return done ? http::ok(json::write(*done)) : http::problem(done.error());
        });
    log::info("integration_batch",
              {{"act", std::string{door.act}}, {"rows", batch->rows.size()}, {"status", answer.status}});
    return answer;
}

Door goods_door(const Application& application, const char* path, std::string_view right, std::string_view act,
                import::Kind kind) {
    return {
        path, right, act, kMostRows,
        [&application, kind](backoffice::StaffSession& staff, const Batch& batch, const http::Request& request) {
            return take_goods(staff, kind, batch, application.clock.now(),
                              request.caller.uid + ", " + request.caller.session_id);
        }};
}

}  // namespace
}  // namespace sending

void add_signed_writes(Application& application) {
    using namespace sending;
    const std::vector<Door> doors{
        goods_door(application, "/integration/stock", staff_right::kSendStock, "integration.stock",
                   import::Kind::stock),
        goods_door(application, "/integration/prices", staff_right::kSendPrices, "integration.prices",
                   import::Kind::prices),
        {"/integration/order-steps", staff_right::kSendSteps, "integration.steps", kMostSteps,
         [](backoffice::StaffSession& staff, const Batch& batch, const http::Request&) {
             return take_steps(staff, batch);
         }}};
    for (const Door& door : doors) {
        http::RouteOptions options;
        options.right = door.right;
        options.idempotent = true;
        options.max_body = kLargestBody;
        application.router.staff(
            "POST", door.path,
            [&application, door](const http::Request& request) { return sent(application, request, door); },
            options);
    }
}

}  // namespace spaza::app::integration

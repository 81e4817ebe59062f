#include "shop/privacy/privacy_routes.hpp"

#include "shop/privacy/privacy_wire.hpp"

namespace spaza {
namespace {

std::string answer_of(const DeletionState& state, const PrivacyPolicy& policy) {
    wire::AccountDeletion answer;
    answer.graceDays = static_cast<int>(policy.grace.count());
    if (state.asked) {
        answer.isAsked = true;
        answer.askedAt = iso_time(state.asked->asked_at);
        answer.deletedAt = iso_time(state.asked->due_at);
    }
    for (const DeletionObstacle& each : state.obstacles)
        answer.obstacles.push_back(
            {each.kind, each.code, http::message("privacy." + each.kind, {{"code", each.code}})});
    return json::write(answer);
}

std::string answer_of(const std::optional<DataExport>& made) {
    wire::DataExport answer{.state = "none", .askedAt = {}, .readyAt = {}, .expiresAt = {}, .size = {}};
    if (!made) return json::write(answer);
    answer.state = made->ready_at ? "ready" : "making";
    answer.askedAt = iso_time(made->asked_at);
    if (made->ready_at) {
        answer.readyAt = iso_time(*made->ready_at);
        answer.expiresAt = iso_time(made->expires_at);
        answer.size = made->size;
    }
    return json::write(answer);
}

http::Response deletion_of(const CustomerId& customer, const PrivacyCalls& calls) {
    const DeletionState state =
        calls.deletions.read([&](AccountDeletionService& service) { return service.state(customer); });
    return http::never_kept(http::ok(answer_of(state, calls.policy)));
}

/// POST users/{user}/accountDeletion
http::Response post_deletion(const http::Request& request, const PrivacyCalls& calls) {
    if (const auto may = calls.confirmed(request); !may) return http::problem(may.error());
    const CustomerId customer = request.caller.customer;
    const auto asked = calls.deletions.write([&](AccountDeletionService& service) {
        return service.ask(customer, DeletionAskedBy::customer, request.caller.session_id);
    });
    if (!asked) return http::problem(asked.error());
    calls.sessions_ended(customer);
    return deletion_of(customer, calls);
}

/// DELETE users/{user}/accountDeletion
http::Response delete_deletion(const http::Request& request, const PrivacyCalls& calls) {
    const CustomerId customer = request.caller.customer;
    calls.deletions.write([&](AccountDeletionService& service) {
        service.keep(customer);
        return true;
    });
    return deletion_of(customer, calls);
}

/// GET users/{user}/dataExport
http::Response get_export(const http::Request& request, const PrivacyCalls& calls) {
    const auto made =
        calls.exports.read([&](DataExportService& service) { return service.state(request.caller.customer); });
    return http::never_kept(http::ok(answer_of(made)));
}

/// POST users/{user}/dataExport
http::Response post_export(const http::Request& request, const PrivacyCalls& calls) {
    if (const auto may = calls.confirmed(request); !may) return http::problem(may.error());
    const auto made =
        calls.exports.write([&](DataExportService& service) { return service.ask(request.caller.customer); });
    return http::never_kept(http::ok(answer_of(made)));
}

/// GET users/{user}/dataExport/file
http::Response get_file(const http::Request& request, const PrivacyCalls& calls) {
    if (const auto may = calls.confirmed(request); !may) return http::problem(may.error());
    auto file =
        calls.exports.read([&](DataExportService& service) { return service.file(request.caller.customer); });
    if (!file) return http::problem(file.error());
    http::Response response = http::ok(std::move(*file));
    response.content_type = "application/zip";
    return std::move(response)
        .with("Content-Disposition", "attachment; filename=\"my-data.zip\"")
        .with("Cache-Control", "private, no-store");
}

/// GET users/{user}/dataRetention
http::Response get_retention(const http::Request&, const PrivacyCalls& calls) {
    wire::DataRetention answer;
    for (const auto& [kind, days] : calls.policy.periods) answer.periods.push_back({kind, days});
    return http::never_kept(http::ok(json::write(answer)));
}

}  // namespace

void add_privacy_routes(http::Router& router, const PrivacyCalls& calls) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    const auto add = [&](const char* method, const char* path,
                         http::Response (*answer)(const http::Request&, const PrivacyCalls&)) {
        router.shop(
            method, path, [calls, answer](const http::Request& request) { return answer(request, calls); },
            options);
    };
    add("GET", "/users/{user}/accountDeletion", [](const http::Request& request, const PrivacyCalls& given) {
        return deletion_of(request.caller.customer, given);
    });
    add("GET", "/users/{user}/dataExport", get_export);
    add("GET", "/users/{user}/dataRetention", get_retention);
    options.limit = "writes";
    add("POST", "/users/{user}/accountDeletion", post_deletion);
    add("DELETE", "/users/{user}", post_deletion);  // as OCC closes an account
    add("DELETE", "/users/{user}/accountDeletion", delete_deletion);
    add("POST", "/users/{user}/dataExport", post_export);
    add("GET", "/users/{user}/dataExport/file", get_file);
}

}  // namespace spaza

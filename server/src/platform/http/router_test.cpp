#include <gtest/gtest.h>
#include <map>

#include "platform/http/encoding.hpp"
#include "platform/http/idempotency.hpp"
#include "platform/http/limits.hpp"
#include "platform/http/route.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::http {
namespace {

Handler says(std::string text) {
    return [text](const Request&) { return ok(text); };
}

/// Zone G205 is known; tokens are the customer's id, `guest`, or expired.
class Routing : public testing::Test {
protected:
    Routing() {
        router.set_zone_check([](const StoreCode& zone) { return zone.value == "G205"; });
        router.set_default_zone([] { return StoreCode{"G205"}; });
        router.set_authenticator([](std::string_view bearer) -> Result<Caller> {
            if (bearer == "expired") return fail(Reason::unauthenticated, "error.invalidToken");
            if (bearer == "guest")
                return Caller{.kind = Caller::Kind::guest,
                              .customer = {},
                              .uid = "anonymous",
                              .session_id = "s",
                              .rights = {}};
            return Caller{.kind = Caller::Kind::customer,
                          .customer = CustomerId{std::string{bearer}},
                          .uid = std::string{bearer} + "@example.com",
                          .session_id = "s",
                          .rights = {}};
        });
    }

    Response send(std::string method, std::string target, std::vector<Header> headers = {},
                  std::string body = {}) {
        Request request;
        request.method = std::move(method);
        request.target = std::move(target);
        request.headers = std::move(headers);
        request.body = std::move(body);
        request.peer = "1.2.3.4";
        request.from_network = true;
        return router.dispatch(std::move(request));
    }
    static std::vector<Header> as(std::string_view who) {
        return {{"authorization", "Bearer " + std::string{who}}};
    }
    static std::string header(const Response& response, std::string_view name) {
        for (const auto& [each, value] : response.headers)
            if (each == name) return value;
        return {};
    }

    Router router;
};

TEST_F(Routing, LiteralsGoBeforeParametersBeforeTheRest) {
    router.add("GET", "/a/b", says("literal"));
    router.add("GET", "/a/{x}", [](const Request& r) { return ok("one " + r.param("x")); });
    router.add("GET", "/{path*}", [](const Request& r) { return ok("rest " + r.param("path")); });
    router.add("POST", "/a/b", says("posted"));
    EXPECT_EQ(send("GET", "/a/b").body, "literal");
    EXPECT_EQ(send("GET", "/a/%62").body, "literal");
    EXPECT_EQ(send("GET", "/a/c%2Fd%20e").body, "one c/d e");
    EXPECT_EQ(send("GET", "/a/b/c").body, "rest a/b/c");
    EXPECT_EQ(send("GET", "/").body, "rest ");
    EXPECT_EQ(send("POST", "/a/b").body, "posted");
    EXPECT_EQ(send("HEAD", "/a/b").status, 200);
}

TEST_F(Routing, PagesDoNotAnswerForTheApi) {
    router.add("GET", "/{path*}", says("page"));
    EXPECT_EQ(send("GET", "/occ/v2/spaza/nothing").status, 404);
    EXPECT_EQ(send("POST", "/occ/v2/spaza/nothing").status, 404);
    EXPECT_EQ(send("GET", "/occasions").body, "page");
}

TEST_F(Routing, WrongMethodSaysWhichAreRight) {
    router.add("GET", "/a", says("x"));
    router.add("POST", "/a", says("x"));
    const Response refused = send("DELETE", "/a");
    EXPECT_EQ(refused.status, 405);
    EXPECT_EQ(header(refused, "Allow"), "GET, HEAD, OPTIONS, POST");
    EXPECT_EQ(send("OPTIONS", "/a").status, 204);
}

TEST_F(Routing, ShopPathsWithAndWithoutZone) {
    router.shop("GET", "/x/{code}", [](const Request& r) {
        return ok(r.context.channel + " " + r.context.zone.value + " " + r.param("code"));
    });
    EXPECT_EQ(send("GET", "/occ/v2/spaza/x/1").body, "web G205 1");
    EXPECT_EQ(send("GET", "/occ/v2/spaza/channel/msite/zone/G205/x/1").body, "msite G205 1");
    for (const char* bad : {"/occ/v2/spaza/channel/tv/zone/G205/x/1", "/occ/v2/spaza/channel/web/zone/Z9/x/1",
                            "/occ/v2/other/x/1"}) {
        const Response refused = send("GET", bad);
        EXPECT_EQ(refused.status, 400) << bad;
        EXPECT_NE(refused.body.find("InvalidResourceError"), std::string::npos) << bad;
    }
    const Response unknown = send("GET", "/occ/v2/spaza/y");
    EXPECT_EQ(unknown.status, 404);
    EXPECT_NE(unknown.body.find("UnknownResourceError"), std::string::npos);
}

TEST_F(Routing, MalformedTargetsAre400) {
    router.add("GET", "/a/{x}", says("x"), {.work = Work::memory});
    for (const char* bad : {"/a/%zz", "/a/%00", "/a/b?c=%ff", "/a/b?%=1"})
        EXPECT_EQ(send("GET", bad).status, 400) << bad;
    EXPECT_EQ(send("GET", "/a/b?" + std::string(9000, 'a')).status, 414);
}

TEST_F(Routing, WhatIsNotTextIsNotSaidBack) {
    const Response refused = send("POST", "/occ/v2/%ff\x9d/x");
    EXPECT_NE(refused.body.find("InvalidResourceError"), std::string::npos);
    EXPECT_TRUE(is_plain_utf8(refused.body));
}

TEST_F(Routing, WhatIsForAnyPathHasAnAnswerForMalformedOnesToo) {
    router.add("GET", "/{path*}", says("page"));
    for (const char* bad : {"/%E0%A4%A", "/a/%zz", "/a?b=%ff"}) EXPECT_EQ(send("GET", bad).body, "page") << bad;
}

TEST_F(Routing, NothingChangesWhenFieldsAreMalformed) {
    int changes = 0;
    const auto change = [&](const Request&) {
        ++changes;
        return ok("{}");
    };
    for (const char* method : {"POST", "PUT", "PATCH", "DELETE"}) router.add(method, "/thing", change);
    for (const char* method : {"POST", "PUT", "PATCH", "DELETE"})
        EXPECT_EQ(send(method, "/thing?fields=FULL,a((").status, 400) << method;
    EXPECT_EQ(changes, 0);
    EXPECT_EQ(send("POST", "/thing?fields=FULL,a(b)").status, 200);
    EXPECT_EQ(send("POST", "/thing?fields=").status, 200);
    EXPECT_EQ(changes, 2);
}

TEST_F(Routing, UsersSeeTheirOwnPathsOnly) {
    router.shop("GET", "/users/{user}/orders", says("orders"), {.access = Access::customer});
    router.shop("GET", "/users/{user}/carts", says("carts"), {.access = Access::guest_or_customer});
    const auto status = [&](const char* user, const char* what, const char* who) {
        return send("GET", std::string{"/occ/v2/spaza/users/"} + user + "/" + what,
                    *who ? as(who) : std::vector<Header>{})
            .status;
    };
    EXPECT_EQ(status("current", "orders", ""), 401);
    EXPECT_EQ(status("current", "orders", "guest"), 401);
    EXPECT_EQ(status("current", "orders", "c1"), 200);
    EXPECT_EQ(status("c1", "orders", "c1"), 200);
    EXPECT_EQ(status("c1@example.com", "orders", "c1"), 200);
    EXPECT_EQ(status("c2", "orders", "c1"), 403);
    EXPECT_EQ(status("anonymous", "orders", "c1"), 401);
    EXPECT_EQ(status("current", "orders", "expired"), 401);
    EXPECT_EQ(status("anonymous", "carts", ""), 200);
    EXPECT_EQ(status("current", "carts", "guest"), 200);
    EXPECT_EQ(status("current", "carts", ""), 401);
    EXPECT_EQ(status("c2", "carts", "c1"), 403);
    EXPECT_EQ(status("c2", "carts", ""), 401);
}

TEST_F(Routing, PersonalAnswersAndRefusalsAreNotKept) {
    router.add("GET", "/open", says("x"), {.work = Work::memory});
    router.add("GET", "/mine", says("x"), {.access = Access::customer});
    EXPECT_EQ(header(send("GET", "/open"), "Cache-Control"), "");
    EXPECT_EQ(header(send("GET", "/mine", as("c1")), "Cache-Control"), "no-store");
    EXPECT_EQ(header(send("GET", "/mine"), "Cache-Control"), "no-store");
    EXPECT_EQ(header(send("GET", "/none"), "Cache-Control"), "no-store");
}

TEST_F(Routing, AnAnswerThatMayBeOlderThanTheDatabaseSaysSo) {
    bool stale = false;
    router.set_staleness([&] { return stale; });
    router.add("GET", "/open", says("x"));
    EXPECT_EQ(header(send("GET", "/open"), "X-Spaza-Stale"), "");
    stale = true;
    EXPECT_EQ(header(send("GET", "/open"), "X-Spaza-Stale"), "database");
}

TEST_F(Routing, FailuresTellNothing) {
    router.add("GET", "/bug", [](const Request&) -> Response { throw std::runtime_error{"secret"}; });
    router.add("GET", "/busy", [](const Request&) -> Response { throw storage::Busy{"secret"}; });
    router.add("GET", "/gone", [](const Request&) -> Response {
        throw storage::Failure{storage::Failure::Kind::disconnected, "secret"};
    });
    router.add("GET", "/full", [](const Request&) -> Response {
        throw storage::Failure{storage::Failure::Kind::unavailable, "secret"};
    });
    router.add("GET", "/torn", [](const Request&) -> Response {
        throw storage::Failure{storage::Failure::Kind::damaged, "secret"};
    });
    EXPECT_EQ(send("GET", "/bug").status, 500);
    EXPECT_EQ(send("GET", "/full").status, 503);
    EXPECT_EQ(send("GET", "/torn").status, 503);
    EXPECT_NE(header(send("GET", "/full"), "Retry-After"), "");
    EXPECT_EQ(send("GET", "/busy").status, 503);
    EXPECT_EQ(send("GET", "/gone").status, 503);
    EXPECT_NE(header(send("GET", "/gone"), "Retry-After"), "");
    EXPECT_EQ(send("GET", "/bug").body.find("secret"), std::string::npos);
    EXPECT_NE(send("GET", "/bug").body.find("SystemError"), std::string::npos);
}

TEST_F(Routing, LimitsByPeerAndByCaller) {
    const auto limits = make_memory_limits({{.name = "peers", .count = 2, .by = LimitRule::By::peer},
                                            {.name = "callers", .count = 1, .by = LimitRule::By::caller}},
                                           {"127.0.0.1"});
    router.set_limits(*limits);
    router.add("GET", "/p", says("x"), {.limit = "peers"});
    router.add("GET", "/c", says("x"), {.limit = "callers"});
    EXPECT_EQ(send("GET", "/p").status, 200);
    EXPECT_EQ(send("GET", "/p").status, 200);
    const Response refused = send("GET", "/p");
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(header(refused, "Retry-After"), "30");
    EXPECT_EQ(send("GET", "/c", as("c1")).status, 200);
    EXPECT_EQ(send("GET", "/c", as("c2")).status, 200);
    EXPECT_EQ(send("GET", "/c", as("c1")).status, 429);
}

TEST_F(Routing, LimitsAllAddressesOfOneSubscriberTogether) {
    const auto limits =
        make_memory_limits({{.name = "peers", .count = 2, .by = LimitRule::By::peer}}, {"2001:db8:9::/48"});
    router.set_limits(*limits);
    router.add("GET", "/p", says("x"), {.limit = "peers"});
    const auto from = [&](const char* peer, bool may_be_exempt = true) {
        Request request;
        request.method = "GET";
        request.path = request.target = "/p";
        request.from_network = true;
        request.peer = peer;
        request.may_be_exempt = may_be_exempt;
        return router.dispatch(std::move(request)).status;
    };
    EXPECT_EQ(from("2001:db8:1:2::1"), 200);
    EXPECT_EQ(from("2001:db8:1:2:a::1"), 200);
    EXPECT_EQ(from("2001:db8:1:2:b::1"), 429);
    EXPECT_EQ(from("2001:db8:1:3::1"), 200);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(from("2001:db8:9::1"), 200);
    EXPECT_EQ(from("2001:db8:9::1", false), 200);
    EXPECT_EQ(from("2001:db8:9::1", false), 200);
    EXPECT_EQ(from("2001:db8:9::1", false), 429);  // a proxy stands in for it
}

/// Keeps answers in a map, as the database would.
class MapStore final : public IdempotencyStore {
public:
    Claim claim(const Key& key) override {
        auto [found, fresh] = rows.try_emplace({std::string{key.scope}, std::string{key.key}});
        Row& row = found->second;
        if (fresh) {
            row.fingerprint = key.fingerprint;
            return {};
        }
        if (row.fingerprint != key.fingerprint) return {.outcome = Claim::Outcome::mismatch};
        if (!row.answer) return {.outcome = Claim::Outcome::in_flight};
        return {.outcome = Claim::Outcome::replay, .answer = *row.answer};
    }
    void complete(const Key& key, std::string_view, const Response& answer) override {
        if (full) throw storage::Busy{"full"};
        rows.at({std::string{key.scope}, std::string{key.key}}).answer = answer;
    }
    void abandon(const Key& key, std::string_view) override {
        rows.erase({std::string{key.scope}, std::string{key.key}});
    }

    struct Row {
        std::string fingerprint;
        std::optional<Response> answer;
    };
    std::map<std::pair<std::string, std::string>, Row> rows;
    bool full{false};
};

TEST_F(Routing, AnIdempotencyKeyRunsOnce) {
    MapStore store;
    router.set_idempotency(store);
    int runs = 0;
    int status = 201;
    router.add("POST", "/orders",
               [&](const Request&) {
                   Response response = created(std::to_string(++runs));
                   response.status = status;
                   return response;
               },
               {.idempotent = true});
    const auto post = [&](const std::string& key, const std::string& body, const char* who = "c1") {
        std::vector<Header> headers = as(who);
        headers.emplace_back("idempotency-key", key);
        return send("POST", "/orders", headers, body);
    };
    EXPECT_EQ(post("k", "{}").body, "1");
    const Response replayed = post("k", "{}");
    EXPECT_EQ(replayed.status, 201);
    EXPECT_EQ(replayed.body, "1");
    EXPECT_EQ(header(replayed, "Idempotent-Replayed"), "true");
    EXPECT_EQ(post("k", "{\"other\":1}").status, 422);
    EXPECT_EQ(post("k", "{}", "c2").body, "2");
    EXPECT_EQ(post(std::string(256, 'k'), "{}").status, 400);
    status = 500;
    EXPECT_EQ(post("failing", "{}").status, 500);
    status = 201;
    EXPECT_EQ(post("failing", "{}").status, 201);
    store.rows.begin()->second.answer.reset();
    const auto& [scope_and_key, row] = *store.rows.begin();
    EXPECT_EQ(post(scope_and_key.second, "{}", "c1").status, 409);
}

TEST_F(Routing, WhatHappenedIsReportedAndNotRepeatedWhenItsAnswerCannotBeKept) {
    MapStore store;
    store.full = true;
    router.set_idempotency(store);
    int runs = 0;
    router.add("POST", "/orders", [&](const Request&) { return created(std::to_string(++runs)); },
               {.idempotent = true});
    std::vector<Header> headers = as("c1");
    headers.emplace_back("idempotency-key", "k");
    EXPECT_EQ(send("POST", "/orders", headers, "{}").status, 201);
    EXPECT_EQ(send("POST", "/orders", headers, "{}").status, 409);
    EXPECT_EQ(runs, 1);
}

}  // namespace
}  // namespace spaza::http

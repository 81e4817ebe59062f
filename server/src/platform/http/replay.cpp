#include "platform/http/replay.hpp"

#include <algorithm>
#include <exception>

#include "base/digest.hpp"
#include "platform/http/multipart.hpp"
#include "platform/log/log.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::http {

namespace {

constexpr std::size_t kLongestKey = 255;

/// Whose key it is: a key says nothing outside its caller and path.
std::string scope_of(const Request& request) {
    std::string scope;
    if (request.caller.is_customer())
        scope = request.caller.customer.value;
    else if (request.caller.is_staff())
        scope = "staff " + request.caller.uid;
    else if (!request.caller.session_id.empty())
        scope = "guest " + request.caller.session_id;
    else  // the path names a guest's cart; where there is none yet, nobody at another address shares the key
        scope = "guest at " + request.peer;
    return scope.append(" ").append(request.method).append(" ").append(request.path);
}

/// What was sent. Of a form in parts they count and not the boundary, which clients choose anew each time.
std::string content_of(const Request& request) {
    const auto boundary = multipart_boundary(request.header("content-type"));
    const auto parts = boundary ? parse_multipart(request.content(), *boundary) : std::nullopt;
    return parts ? multipart_fingerprint(*parts) : std::string{request.content()};
}

bool is_good_key(std::string_view key) {
    return key.size() <= kLongestKey && std::ranges::all_of(key, [](char c) { return c > 0x20 && c < 0x7F; });
}

Response refused(Reason reason, std::string message_key, std::string type) {
    return problem(fail(reason, std::move(message_key), "Idempotency-Key", std::move(type), "header").error());
}

Response under_way() {
    return refused(Reason::conflict, "error.idempotencyInFlight", "IdempotencyKeyInUseError")
        .with("Retry-After", "1");
}

/// Runs the handler under the claim.
Response run_claimed(const Handler& handler, Request& request, ClaimedKey& claimed) {
    struct Mark {
        Request& request;
        ~Mark() { request.claimed = nullptr; }
    } const mark{request};
    request.claimed = &claimed;
    return handler(request);
}

}  // namespace

bool is_final(const Response& answer) {
    return answer.status < 500 &&
           std::ranges::none_of(answer.headers, [](const auto& header) { return header.first == "Retry-After"; });
}

Response answer_once(IdempotencyStore& store, const Handler& handler, Request& request, bool secret_body) {
    const std::string_view sent = request.header("idempotency-key");
    if (!is_good_key(sent)) return refused(Reason::invalid, "error.malformedHeader", "ValidationError");

    const std::string scope = scope_of(request);
    const std::string fingerprint = sha256_hex(
        secret_body ? request.path : std::string{request.target}.append("\n").append(content_of(request)));
    const IdempotencyStore::Key key{scope, sent, fingerprint};

    using Outcome = IdempotencyStore::Claim::Outcome;
    IdempotencyStore::Claim claim = store.claim(key);
    switch (claim.outcome) {
        case Outcome::replay: return std::move(claim.answer).with("Idempotent-Replayed", "true");
        case Outcome::mismatch:
            return refused(Reason::invalid, "error.idempotencyMismatch", "IdempotencyKeyReusedError");
        case Outcome::in_flight: return under_way();
        case Outcome::run: break;
    }
    ClaimedKey claimed{key, claim.token};
    Response answer;
    try {
        answer = run_claimed(handler, request, claimed);
    } catch (const storage::Failure& failure) {
        store.abandon(key, claim.token);  // not when the commit was done after all: then its answer is there
        if (failure.kind == storage::Failure::Kind::stale) return under_way();  // by who has taken the key over
        throw;
    } catch (...) {
        store.abandon(key, claim.token);
        throw;
    }
    if (claimed.kept) return answer;
    if (!is_final(answer) || secret_body) {  // a change has been kept with its commit
        store.abandon(key, claim.token);
        return answer;
    }
    try {
        store.complete(key, claim.token, answer);
    } catch (const std::exception& failure) {
        // It has happened and must be reported; freeing the key now would let a retry do it again.
        log::error("idempotency_not_kept", {{"why", std::string{failure.what()}}});
    }
    return answer;
}

}  // namespace spaza::http

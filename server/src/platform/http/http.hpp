#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/codes.hpp"
#include "base/result.hpp"

namespace spaza {
class FieldSet;
}

namespace spaza::http {

/// Who calls, as the access token says.
struct Caller {
    enum class Kind { nobody, guest, customer, staff };
    Kind kind{Kind::nobody};
    CustomerId customer;                   // set for customers
    std::string uid;                       // the customer's login, the name of staff; "anonymous" otherwise
    std::string session_id;                // token family, for logout; of staff: `token 3`, `session 12`
    std::vector<std::string_view> rights;  // of staff
    bool is_customer() const { return kind == Kind::customer; }
    bool is_staff() const { return kind == Kind::staff; }
};

using Header = std::pair<std::string, std::string>;

struct ClaimedKey;  // platform/http/idempotency.hpp
class SpooledBody;  // platform/http/spooled_body.hpp

struct Request {
    std::string method;
    std::string target;                                       // as received, path and query
    std::string path;                                         // raw path, still percent-encoded
    std::vector<Header> headers;                              // names in lower case
    std::string body;                                         // empty for one that is in a file
    std::shared_ptr<SpooledBody> large_body;                  // what routes with a large `max_body` may get
    std::vector<std::pair<std::string, std::string>> query;   // decoded
    std::vector<std::pair<std::string, std::string>> params;  // decoded path parameters, e.g. {code}
    std::string peer;           // client address, behind trusted proxies; in one spelling (forwarded.hpp)
    bool may_be_exempt{false};  // from limits: the client itself is connected, or a trusted proxy vouches for it
    std::string request_id;
    std::string trace;  // its id, while it is recorded
    bool secure{false};
    bool from_network{false};  // false in process: rate limits have been asked already
    ShopContext context;       // channel and zone from the path
    Caller caller;
    ClaimedKey* claimed{nullptr};  // with an Idempotency-Key, while its handler runs

    /// The body wherever it is, for as long as the request is there.
    std::string_view content() const;
    /// "" when absent; `name` in lower case.
    std::string_view header(std::string_view name) const;
    std::optional<std::string_view> cookie(std::string_view name) const;
    /// The first query (or, for form posts, body) value of this name.
    std::optional<std::string> query_value(std::string_view name) const;
    /// "" when the route has no such parameter.
    const std::string& param(std::string_view name) const;
};

struct Response {
    int status{200};
    std::vector<Header> headers;
    std::string body;
    std::shared_ptr<const std::string> shared_body;  // used instead of `body` when set: answers from memory
    std::string content_type{"application/json"};

    std::string_view content() const { return shared_body ? std::string_view{*shared_body} : body; }
    Response&& with(std::string name, std::string value) && {
        headers.emplace_back(std::move(name), std::move(value));
        return std::move(*this);
    }
};

using Handler = std::function<Response(const Request&)>;

/// Where a handler runs: memory reads on the I/O thread, the rest on the bounded pool.
enum class Work { memory, database };

/// Who may call. `{user}` in a path must then be the caller (uid, customer id or `current`), else 403. Tokens of
/// staff are looked at for `staff` alone, and no others there.
enum class Access { open, guest_or_customer, customer, staff };

struct RouteOptions {
    Work work{Work::database};
    Access access{Access::open};
    std::string_view right{};     // what staff must be allowed to do; "" for what all of them are
    std::string_view or_right{};  // this is as good; "": nothing else is
    std::string limit{};  // name of a rate limit in configuration; "" for none, or kBrowseLimit below the shop
    /// A further limit that only the body tells; "" for none.
    std::string_view (*body_limit)(const Request&){nullptr};
    /// How often it takes one of `body_limit`; once without it.
    int (*body_cost)(const Request&){nullptr};
    std::size_t max_body{64 * 1024};  // whoever takes more reads Request::content(): it may be in a file
    bool idempotent{false};           // honours Idempotency-Key (targets R-01)
    bool secret_body{false};          // a password is sent: no digest of it is kept, and no refusal for a repeat
    bool important{false};            // served before browsing under overload
    std::string label{};              // the route's name in metrics and logs; its path when empty
};

/// What reads below the shop are held to unless their route names another limit.
inline constexpr const char* kBrowseLimit = "browse";

class RateLimits;        // platform/http/limits.hpp
class IdempotencyStore;  // platform/http/idempotency.hpp

class Router {
public:
    Router();
    ~Router();
    Router(Router&&) noexcept;

    /// A path as it stands, e.g. `/health/live`. `{name}` matches one segment, `{name*}` the rest.
    void add(std::string_view method, std::string_view path, Handler handler, RouteOptions options = {});

    /// Below the shop: serves both `/occ/v2/spaza/channel/{channel}/zone/{zone}PATH` and `/occ/v2/spazaPATH`
    /// (web, default zone). An unknown channel or zone is refused before the handler runs.
    void shop(std::string_view method, std::string_view path, Handler handler, RouteOptions options = {});

    /// For staff: serves `/backoffice/apiPATH`.
    void staff(std::string_view method, std::string_view path, Handler handler, RouteOptions options = {});

    /// Finds and runs the route with everything a network request gets but the transport (access, zone, problem
    /// answers); used by the transport's workers and by the page server in process.
    Response dispatch(Request request) const;

    /// The two halves of dispatch, for the transport: find the route (fills params and context), which says where
    /// to run; then run it. Defined in platform/http/route.hpp.
    struct Match;
    Match match(Request& request) const;
    Response run(const Match& match, Request& request) const;

    /// The zone of calls that name none; without one, the context's own default.
    void set_default_zone(std::function<StoreCode()> zone);
    /// Refuses unknown zones; set by the stores module.
    void set_zone_check(std::function<bool(const StoreCode&)> known);
    /// Turns a bearer token into a caller; set by the accounts module. An Error is answered 401 InvalidTokenError.
    void set_authenticator(std::function<Result<Caller>(std::string_view bearer)> authenticate);
    /// Who of the staff calls, by a token or by the cookie of a session: nobody when the request has neither. Its
    /// Error is answered as it is.
    void set_staff_authenticator(
        std::function<Result<Caller>(const Request& request, std::string_view bearer)> authenticate);
    /// Whether a request from there may know of anything below /backoffice; others are answered as for a path that
    /// is not there.
    void set_staff_door(std::function<bool(const Request& request)> may_come);
    /// Without one, nothing is limited. Routes name their limit; call before serving.
    void set_limits(RateLimits& limits);
    /// For handlers that do less instead of refusing: takes one of a limit; false when nothing is left.
    bool allows(const Request& request, std::string_view limit) const;
    /// Whom a request counts for where something scarce is shared; "" for those who are never limited.
    std::string sharer(const Request& request) const;
    /// While it says so, answers have a header that they may be older than the database: `X-Spaza-Stale:
    /// database`.
    void set_staleness(std::function<bool()> stale);
    /// How long a request may wait for the database in all; then it is answered 503.
    void set_wait_limit(std::chrono::milliseconds most);
    /// Without one, Idempotency-Key is ignored.
    void set_idempotency(IdempotencyStore& store);

    /// Routes in the order added, e.g. for a test that calls each as guest, other user and nobody.
    struct Listed {
        std::string method;
        std::string path;
        const RouteOptions& options;
    };
    std::vector<Listed> routes() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// What `fields` asks for; DEFAULT when it asks for nothing.
Result<FieldSet> fields_of(const Request& request);
/// The whole number a parameter asks for; `otherwise` when it asks for nothing, refused outside of its limits.
Result<int> whole_number(const Request& request, std::string_view name, int otherwise, int least, int most);
/// The number a parameter asks for; nothing when it asks for nothing, refused outside of its limits.
Result<std::optional<double>> number(const Request& request, std::string_view name, double least, double most);
/// What a refused parameter is answered with (400).
std::unexpected<Error> bad_parameter(std::string key, std::string name);

/// The OCC error answer (occ.md §2): errors[] plus responseStatus/errorMsg; the status comes from reason and type.
Response problem(const Error& error);
/// After how many seconds a refusal for too many requests says to come again.
std::string seconds_to_wait(const Error& error);
/// 200 with a JSON text already written.
Response ok(std::string json);
Response created(std::string json);
Response accepted();
Response no_content();
/// An answer with secrets, which no cache may keep (RFC 6749 §5.1).
Response never_kept(Response response);
Response see_other(std::string location);

/// A contract message (contract/messages/en.json) with its `{name}` parameters; the key itself when there is none.
std::string message(std::string_view key, const std::vector<std::pair<std::string, std::string>>& params = {});

/// Malformed escapes stay as they are; never throws.
std::string percent_decode(std::string_view text, bool plus_is_space);
/// Nothing for malformed escapes, NUL, or bytes that are not UTF-8.
std::optional<std::string> strict_percent_decode(std::string_view text, bool plus_is_space);
std::string percent_encode(std::string_view text);
/// application/x-www-form-urlencoded, in the order received.
std::vector<std::pair<std::string, std::string>> parse_form(std::string_view body);

}  // namespace spaza::http

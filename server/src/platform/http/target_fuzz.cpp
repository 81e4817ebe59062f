// Fuzzes what every request line goes through: routes, percent coding, query, cookies and addresses.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "platform/http/encoding.hpp"
#include "platform/http/forwarded.hpp"
#include "platform/http/route.hpp"
#include "platform/http/static_files.hpp"
#include "platform/log/log.hpp"

namespace {

using namespace spaza;
using namespace spaza::http;

Router make_router() {
    Router router;
    const Handler handler = [](const Request& request) { return ok(request.param("code")); };
    router.shop("GET", "/products/{code}", handler, {.work = Work::memory});
    router.shop("GET", "/products/search", handler, {.work = Work::memory});
    router.shop("POST", "/users/{user}/carts/{cart}/entries", handler);
    router.add("GET", "/{path*}", handler, {.work = Work::memory});
    router.set_zone_check([](const StoreCode& zone) { return zone.value == "S1"; });
    return router;
}

void must(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Router router = make_router();
    const std::string text{reinterpret_cast<const char*>(data), size};
    for (const char* method : {"GET", "POST", "DELETE"})
        for (const std::string& target :
             {text, "/occ/v2/spaza/products/" + text, "/occ/v2/spaza/channel/" + text}) {
            Request request;
            request.method = method;
            request.target = target;
            const Response response = router.dispatch(std::move(request));
            must(response.status >= 200 && response.status < 500);
            must(is_plain_utf8(response.content()) || response.status == 200);
        }
    must(percent_decode(percent_encode(text), false) == text);
    percent_decode(text, true);
    parse_form(text);
    if (const auto form = strict_parse_form(text))
        for (const auto& [name, value] : *form) must(is_plain_utf8(name) && is_plain_utf8(value));

    Request request;
    request.headers = {{"cookie", text}};
    request.cookie("rt");
    static const Address proxy = *Address::parse("10.0.0.1");
    for (const auto& [header, name] : {std::pair{ForwardedHeader::x_forwarded_for, "x-forwarded-for"},
                                       std::pair{ForwardedHeader::forwarded, "forwarded"}}) {
        const Origin origin = Forwarding{{"10.0.0.0/8"}, header}.origin_of(proxy, {{name, text}});
        const auto client = Address::parse(origin.peer);
        must(client ? client->text() == origin.peer : origin.peer == kUnknownPeer);
        must(!origin.may_be_exempt || (client && *client != proxy));
    }
    must(!subscriber(text).empty() || text.empty());
    must(AddressSet{{text}}.contains("10.0.0.1") <= AddressSet::is_valid(text));
    accepts_coding(text, "br");
    names_tag(text, "\"a\"");
    return 0;
}

#include "app/application.hpp"
#include "app/identity_settings.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/http/client.hpp"
#include "shop/accounts/social/social_routes.hpp"

namespace spaza::app {
namespace {

/// A shopper waits for the answer, and answers of identity providers are small.
struct ProviderCalls final : WebCalls {
    Answer get(const std::string& url, const Headers& headers) override { return call("GET", url, headers, {}); }
    Answer post_form(const std::string& url, const std::string& body, const Headers& headers) override {
        return call("POST", url, with_type(headers, "application/x-www-form-urlencoded"), body);
    }
    Answer post_json(const std::string& url, const std::string& body, const Headers& headers) override {
        return call("POST", url, with_type(headers, "application/json"), body);
    }

private:
    static Headers with_type(Headers headers, const char* type) {
        headers.emplace_back("Content-Type", type);
        return headers;
    }
    static Answer call(const char* method, const std::string& url, Headers headers, const std::string& body) {
        headers.emplace_back("Accept", "application/json");
        auto answer = http::send({.method = method,
                                  .url = url,
                                  .headers = std::move(headers),
                                  .body = body,
                                  .timeout = std::chrono::seconds{5},
                                  .most_bytes = 256 * 1024});
        return {answer.status, std::move(answer.body)};
    }
};

struct SocialParts {
    explicit SocialParts(const Application& application)
        : providers{identity_providers(application.config), application.config.serve.public_url, calls,
                    application.clock} {}
    ProviderCalls calls;
    ProviderService providers;
};

}  // namespace

void wire_social(Application& application, const AccountCalls& accounts) {
    auto& parts = application.keeper.keep(std::make_shared<SocialParts>(application));
    const SocialCalls calls{accounts, transactional(application, &Scope::identities), parts.providers};
    add_social_routes(application.router, calls);
    add_provider_routes(application.router, calls);
}

}  // namespace spaza::app

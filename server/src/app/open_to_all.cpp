#include "app/open_to_all.hpp"

#include "platform/http/address.hpp"

namespace spaza::app {

namespace {

bool is_this_machine(std::string_view host) {
    if (host == "localhost" || host.ends_with(".localhost")) return true;
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    const auto address = http::Address::parse(host);
    return address && address->is_loopback();
}

/// `https://shop.example:8443/x` → `shop.example`; `http://[::1]:80` → `[::1]`.
std::string_view host_of(std::string_view url) {
    const std::size_t scheme = url.find("://");
    std::string_view rest = scheme == url.npos ? url : url.substr(scheme + 3);
    rest = rest.substr(0, rest.find_first_of("/?#"));
    return rest.substr(0, rest.find(':', rest.starts_with('[') ? rest.find(']') : 0));
}

/// How others reach the shop; nothing when only this machine does.
std::optional<std::string> way_of_others(const Config& config) {
    if (!is_this_machine(config.serve.host))
        return "serve.host " + config.serve.host + " is open to other machines";
    if (!config.serve.public_url.empty() && !is_this_machine(host_of(config.serve.public_url)))
        return "serve.public_url " + config.serve.public_url + " is no address of this machine alone";
    return std::nullopt;
}

std::optional<std::string> danger(const Config& config, const char* what) {
    const auto way = way_of_others(config);
    return way ? std::optional{std::string{what} + ", and " + *way} : std::nullopt;
}

}  // namespace

std::optional<std::string> dev_outbox_danger(const Config& config) {
    if (!config.mail.dev_outbox) return std::nullopt;
    return danger(config, "mail.dev_outbox shows all mails and reset links to everybody");
}

std::optional<std::string> idsim_danger(const Config& config) {
    if (config.identity.idsim_url.empty()) return std::nullopt;
    return danger(config, "identity.idsim_url lets anybody sign in as anybody");
}

std::optional<std::string> backoffice_danger(const Config& config) {
    if (!config.backoffice.allow.empty()) return std::nullopt;
    return danger(config, "backoffice.allow is empty: everybody may try to sign in to the back office");
}

std::optional<std::string> pushsim_danger(const Config& config) {
    if (config.push.simulator_url.empty()) return std::nullopt;
    return danger(config, "push.simulator_url lets browsers name addresses the server then calls");
}

}  // namespace spaza::app

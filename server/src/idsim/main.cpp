#include <CLI/CLI.hpp>
#include <iostream>

#include "idsim/provider_routes.hpp"
#include "platform/http/server.hpp"
#include "platform/log/log.hpp"
#include "platform/metrics/metrics.hpp"

namespace {

void serve(const std::string& host, int port) {
    using namespace spaza;
    log::start(log::level_of("warn"));
    const SystemClock clock;
    idsim::Provider google{"/g", "Google", "/certs", true, clock};
    idsim::Provider facebook{"/f", "Facebook", "/.well-known/oauth/openid/jwks/", false, clock};
    http::Router router;
    idsim::add_provider_routes(router, google);
    idsim::add_provider_routes(router, facebook);

    metrics::Registry figures;
    http::ServerOptions options;
    options.host = host;
    options.port = port;
    http::Server server{router, options, figures};
    server.listen();
    std::cout << "idsim listens on http://" << host << ':' << server.port() << std::endl;
    server.run();
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App program{
        "Simulates the identity providers Google and Facebook, with a choice of what is wrong with their tokens",
        "idsim"};
    std::string host{"127.0.0.1"};
    int port{8092};
    program.add_option("--port", port, "Port to listen on; 0 takes a free one")->capture_default_str();
    program.add_option("--host", host, "Address to listen on")->capture_default_str();
    CLI11_PARSE(program, argc, argv);
    try {
        serve(host, port);
    } catch (const std::exception& failure) {
        std::cerr << "idsim: " << failure.what() << '\n';
        return 1;
    }
    return 0;
}

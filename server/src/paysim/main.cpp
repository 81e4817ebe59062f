#include <CLI/CLI.hpp>
#include <iostream>

#include "paysim/collection_routes.hpp"
#include "paysim/ozow_routes.hpp"
#include "paysim/payfast_routes.hpp"
#include "paysim/payflex_routes.hpp"
#include "paysim/paygate_routes.hpp"
#include "paysim/peach_routes.hpp"
#include "paysim/sabc_routes.hpp"
#include "platform/http/server.hpp"
#include "platform/log/log.hpp"
#include "platform/metrics/metrics.hpp"

namespace {

struct Arguments {
    int port{8090};
    std::string host{"127.0.0.1"};
    double delay_seconds{5};
    double retry_seconds{600};
    std::int64_t seed{1};
};

std::chrono::milliseconds milliseconds(double seconds) {
    return std::chrono::milliseconds{static_cast<std::int64_t>(seconds * 1000)};
}

void serve(const Arguments& arguments) {
    using namespace spaza;
    log::start(log::level_of("warn"));
    paysim::SandboxSettings settings;
    settings.first_payment = 1'000'000 + arguments.seed;
    settings.delay = milliseconds(arguments.delay_seconds);
    settings.retry = milliseconds(arguments.retry_seconds);

    const SystemClock clock;
    paysim::Courier courier{4};
    paysim::PayfastSandbox payfast{settings, courier, clock};
    http::Router router;
    paysim::add_payfast_routes(router, payfast);
    const paysim::PaygateDialect as_paygate;
    paysim::HostedSandbox paygate{as_paygate, settings, courier};
    paysim::add_paygate_routes(router, paygate, as_paygate);
    const paysim::PayflexDialect as_payflex;
    paysim::HostedSandbox payflex{as_payflex, settings, courier};
    paysim::add_payflex_routes(router, payflex);
    paysim::add_sabc_routes(router);
    paysim::add_collection_routes(router);
    const paysim::OzowDialect as_ozow;
    paysim::HostedSandbox ozow{as_ozow, settings, courier};
    paysim::add_ozow_routes(router, ozow, as_ozow);
    const paysim::PeachDialect as_peach;
    paysim::HostedSandbox peach{as_peach, settings, courier};
    paysim::add_peach_routes(router, peach, as_peach);

    metrics::Registry figures;
    http::ServerOptions options;
    options.host = arguments.host;
    options.port = arguments.port;
    http::Server server{router, options, figures};
    server.listen();
    std::cout << "paysim listens on http://" << arguments.host << ':' << server.port() << std::endl;
    server.run();
    courier.stop();
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App program{
        "Simulates the payment gateways and the licence authority Spaza speaks to, with buttons for what can go "
        "wrong",
        "paysim"};
    Arguments arguments;
    program.add_option("--port", arguments.port, "Port to listen on; 0 takes a free one")->capture_default_str();
    program.add_option("--host", arguments.host, "Address to listen on")->capture_default_str();
    program.add_option("--delay", arguments.delay_seconds, "Seconds a delayed notification waits")
        ->capture_default_str();
    program.add_option("--retry", arguments.retry_seconds, "Seconds until a notification is tried again")
        ->capture_default_str();
    program.add_option("--seed", arguments.seed, "Payment ids count from here")->capture_default_str();
    CLI11_PARSE(program, argc, argv);
    try {
        serve(arguments);
    } catch (const std::exception& failure) {
        std::cerr << "paysim: " << failure.what() << '\n';
        return 1;
    }
    return 0;
}

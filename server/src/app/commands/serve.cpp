#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/application.hpp"
#include "app/background.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/wiring/wiring.hpp"
#include "base/digest.hpp"
#include "platform/config/config.hpp"
#include "platform/config/limit_text.hpp"
#include "platform/http/human_check.hpp"
#include "platform/http/limits.hpp"
#include "platform/http/server.hpp"
#include "platform/http/static_files.hpp"
#include "platform/log/log.hpp"
#include "platform/storage/idempotency.hpp"
#include "platform/storage/migrations.hpp"

namespace spaza::app {

namespace {

/// What the command line says; it goes before the file and the environment.
struct Arguments {
    std::string config_file;
    std::string database;
    std::string host;
    std::string web;
    std::string payments;
    int port{-1};
    bool dev_outbox{false};
};

Config configuration(const Arguments& arguments) {
    Config config = load_config(arguments.config_file, environment());
    if (!arguments.database.empty()) config.database.url = arguments.database;
    if (!arguments.host.empty()) config.serve.host = arguments.host;
    if (!arguments.web.empty()) config.serve.web_dir = arguments.web;
    if (!arguments.payments.empty()) config.payments.paysim_url = arguments.payments;
    if (arguments.port >= 0) config.serve.port = arguments.port;
    if (arguments.dev_outbox) config.mail.dev_outbox = true;
    if (config.database.url.empty())
        throw CommandFailed{"no database: say --database URL, or set database.url or SPAZA_DATABASE_URL"};
    return config;
}

std::string public_url(const Config& config, int port) {
    if (!config.serve.public_url.empty()) return config.serve.public_url;
    const std::string scheme = config.serve.tls_certificate.empty() ? "http" : "https";
    const bool here = config.serve.host == "127.0.0.1" || config.serve.host == "0.0.0.0";
    return scheme + "://" + (here ? "localhost" : config.serve.host) + ":" + std::to_string(port);
}

http::ServerOptions server_options(const Config& config) {
    const Config::Serve& serve = config.serve;
    http::ServerOptions options;
    options.host = serve.host;
    options.port = serve.port;
    options.io_threads = serve.io_threads;
    options.workers = serve.workers;
    options.most_waiting = serve.max_waiting;
    options.most_connections = serve.max_connections;
    options.drain = std::chrono::seconds{serve.drain_seconds};
    options.drain_notice = std::chrono::seconds{serve.drain_notice_seconds};
    options.trusted_proxies = serve.trusted_proxies;
    options.tls_certificate = serve.tls_certificate;
    options.tls_key = serve.tls_key;
    options.access_log_sample = config.log.access_sample;
    return options;
}

storage::Options storage_options(const Config& config) {
    storage::Options options;
    options.readers = config.database.readers;
    options.connections = config.database.connections;
    return options;
}

void serve(const Arguments& arguments) {
    Config config = configuration(arguments);
    log::start(log::level_of(config.log.level));

    http::Router router;
    metrics::Registry figures;
    metrics::add_process_figures(figures);
    http::Readiness readiness;
    http::add_operations(router, readiness, figures);
    const auto limits = http::make_memory_limits(limit_rules(config), config.limits.exempt);
    if (config.limits.enabled) router.set_limits(*limits);
    const SystemClock clock;
    http::HumanCheck human_check{
        {.secret = config.crypto.key.empty() ? random_hex(32) : config.crypto.key, .cost = 5000}, clock};
    limits->set_human_check(human_check);
    http::add_human_check(router, human_check);

    // The port is taken first: its number is part of the addresses handed to payment gateways.
    http::Server server{router, server_options(config), figures};
    server.listen();
    config.serve.port = server.port();
    const bool guessed = config.serve.public_url.empty();
    config.serve.public_url = public_url(config, config.serve.port);

    const auto database = storage::open_ready(config.database.url, storage_options(config));
    storage::SqlIdempotencyStore idempotency{*database, clock};
    router.set_idempotency(idempotency);
    storage::ChangeFollower changes{*database, clock};
    storage::OutboxWorker outbox{*database, clock, outbox_hooks(figures)};
    Application application{*database, clock, router, config, readiness, figures, changes, outbox};
    readiness.add("database", [&database]() -> std::optional<std::string> {
        database->reading([](storage::Session& session) { return session.execute("SELECT 1"); });
        return std::nullopt;
    });
    readiness.add("draining", [&server]() -> std::optional<std::string> {
        return server.draining() ? std::optional<std::string>{"the server is stopping"} : std::nullopt;
    });
    http::add_static_files(router, config.serve.web_dir);
    wire(application);
    const Background background{*database, clock, config, figures, changes, outbox};

    std::cout << "Spaza listens on " << config.serve.public_url
              << (guessed ? " (open it exactly there: payments come back to this address)" : "") << std::endl;
    log::info("serving", {{"host", config.serve.host}, {"port", config.serve.port}});
    server.run();
    log::info("stopped");
    log::flush();
}

}  // namespace

void add_serve(CLI::App& program) {
    auto* command = program.add_subcommand("serve", "Serve the shop and its API from one port");
    auto arguments = std::make_shared<Arguments>();
    command->add_option("--config", arguments->config_file, "Configuration file (see deploy/spaza.example.toml)");
    command->add_option("--database", arguments->database, "sqlite:PATH or postgresql://USER@HOST/NAME");
    command->add_option("--port", arguments->port, "Port to listen on; 0 takes a free one and prints it")
        ->check(CLI::Range(0, 65535));
    command->add_option("--host", arguments->host, "Address to listen on (default 127.0.0.1)");
    command->add_option("--web", arguments->web, "Folder of the built web shop");
    command->add_option("--payments", arguments->payments, "URL of the payment simulator");
    command->add_flag("--dev-outbox", arguments->dev_outbox, "Show mails and codes on /dev/outbox");
    command->callback([arguments] { serve(*arguments); });
}

}  // namespace spaza::app

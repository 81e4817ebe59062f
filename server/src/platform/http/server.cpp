// The transport: the only unit that sees Asio and Beast. Connections (connections.hpp, session.hpp) are state
// machines on callbacks (no coroutines: g++ 12 miscompiles some), one I/O thread each for life.

#include "platform/http/server.hpp"

#include <boost/asio/ssl.hpp>
#include <optional>
#include <stdexcept>
#include <sys/resource.h>
#include <thread>

#include "platform/http/connections.hpp"
#include "platform/http/session.hpp"
#include "platform/log/log.hpp"

namespace spaza::http {

using namespace transport;

namespace {

void raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int processors() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

asio::ssl::context make_tls(const ServerOptions& options) {
    asio::ssl::context tls{asio::ssl::context::tls_server};
    tls.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                    asio::ssl::context::no_tlsv1_1);
    ErrorCode error;
    tls.use_certificate_chain_file(options.tls_certificate, error);
    if (error) throw std::runtime_error{"the TLS certificate " + options.tls_certificate + ": " + error.message()};
    tls.use_private_key_file(options.tls_key, asio::ssl::context::pem, error);
    if (error) throw std::runtime_error{"the TLS key " + options.tls_key + ": " + error.message()};
    return tls;
}

}  // namespace

struct Server::Impl {
    Shared shared;
    std::optional<asio::ssl::context> tls;
    std::vector<std::unique_ptr<IoThread>> threads;
    std::optional<tcp::acceptor> acceptor;
    std::optional<asio::signal_set> signals;
    std::optional<asio::steady_timer> pause;  // after a failed accept
    std::size_t next_thread{0};
    std::mutex mutex;
    std::condition_variable drain_began;

    Impl(const Router& router, ServerOptions options, metrics::Registry& registry)
        : shared{router, std::move(options), registry} {
        if (!shared.options.tls_certificate.empty()) tls = make_tls(shared.options);
        const int count = shared.options.io_threads > 0 ? shared.options.io_threads : processors();
        for (int i = 0; i < count; ++i) threads.push_back(std::make_unique<IoThread>());
    }

    void accept() {
        IoThread& thread = *threads[next_thread++ % threads.size()];
        acceptor->async_accept(thread.context, [this, &thread](ErrorCode error, tcp::socket socket) {
            if (error == asio::error::operation_aborted || !acceptor->is_open()) return;
            if (error) return accept_later(error);
            if (shared.open.fetch_add(1) >= shared.options.most_connections)
                shared.closed();  // the socket closes as it goes
            else
                asio::post(thread.context, [this, &thread, taken = std::move(socket)]() mutable {
                    begin_session(thread, std::move(taken));
                });
            accept();
        });
    }

    /// Out of file descriptors, mostly: others will close.
    void accept_later(const ErrorCode& error) {
        log::warn("accept_failed", {{"why", error.message()}});
        pause.emplace(threads.front()->context, milliseconds{100});
        pause->async_wait([this](ErrorCode stopped) {
            if (!stopped && acceptor->is_open()) accept();
        });
    }

    void begin_session(IoThread& thread, tcp::socket socket) {
        if (tls)
            std::make_shared<Session<asio::ssl::stream<tcp::socket>>>(shared, thread, std::move(socket), *tls)
                ->start();
        else
            std::make_shared<Session<tcp::socket>>(shared, thread, std::move(socket))->start();
    }

    /// On the accepting thread.
    void stop_accepting() {
        ErrorCode ignored;
        acceptor->close(ignored);
        for (auto& thread : threads)
            asio::post(thread->context, [&thread = *thread] {
                const std::vector<Connection*> all{thread.connections.begin(), thread.connections.end()};
                for (Connection* each : all) each->drain();
            });
    }

    void wait_until_drained() {
        std::unique_lock lock{shared.closing};
        shared.all_closed.wait_for(lock, shared.options.drain, [this] { return shared.open.load() == 0; });
    }

    static void serve(IoThread& thread) {
        for (;;) {
            try {
                thread.context.run();
                return;
            } catch (const std::exception& failure) {  // costs that connection only
                log::error("connection_failed", {{"why", failure.what()}});
            }
        }
    }
};

Server::Server(const Router& router, ServerOptions options, metrics::Registry& registry)
    : impl_{std::make_unique<Impl>(router, std::move(options), registry)} {}

Server::~Server() = default;

void Server::listen() {
    raise_file_limit();
    const ServerOptions& options = impl_->shared.options;
    ErrorCode error;
    const auto address = asio::ip::make_address(options.host, error);
    if (error) throw std::runtime_error{"serve.host is not an address: " + options.host};
    const tcp::endpoint endpoint{address, static_cast<unsigned short>(options.port)};
    impl_->acceptor.emplace(impl_->threads.front()->context);
    tcp::acceptor& acceptor = *impl_->acceptor;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address{true}, error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
        throw std::runtime_error{"cannot listen on " + options.host + ":" + std::to_string(options.port) + ": " +
                                 error.message()};
}

int Server::port() const { return impl_->acceptor->local_endpoint().port(); }
bool Server::draining() const { return impl_->shared.draining.load(); }

void Server::run(bool watch_signals) {
    if (watch_signals) {
        impl_->signals.emplace(impl_->threads.front()->context, SIGTERM, SIGINT);
        impl_->signals->async_wait([this](ErrorCode stopped, int) {
            if (!stopped) drain();
        });
    }
    impl_->accept();
    std::vector<std::jthread> running;
    for (auto& thread : impl_->threads) {
        thread->sweep();
        running.emplace_back([&thread = *thread] { Impl::serve(thread); });
    }
    {
        std::unique_lock lock{impl_->mutex};
        impl_->drain_began.wait(lock, [this] { return draining(); });
    }
    std::this_thread::sleep_for(impl_->shared.options.drain_notice);  // still taking: balancers read /health/ready
    asio::post(impl_->threads.front()->context, [this] { impl_->stop_accepting(); });
    impl_->wait_until_drained();
    impl_->shared.workers.stop();
    for (auto& thread : impl_->threads) thread->context.stop();
}

void Server::drain() {
    {
        const std::lock_guard lock{impl_->mutex};
        impl_->shared.draining = true;
    }
    impl_->drain_began.notify_all();
}

}  // namespace spaza::http

// The transport: the only unit that sees Asio and Beast. Connections (connections.hpp, session.hpp) are state
// machines on callbacks (no coroutines: g++ 12 miscompiles some), one I/O thread each for life.

#include "platform/http/server.hpp"

#include <boost/asio/ssl.hpp>
#include <latch>
#include <limits>
#include <optional>
#include <stdexcept>
#include <thread>

#include "platform/http/connections.hpp"
#include "platform/http/listener.hpp"
#include "platform/http/session.hpp"
#include "platform/log/log.hpp"

namespace spaza::http {

using namespace transport;

namespace {

/// Forward secrecy and authenticated encryption, as all of TLS 1.3 has it.
constexpr const char* kTls12Ciphers = "ECDHE+AESGCM:ECDHE+CHACHA20";
constexpr int kAcceptsInARow = 64;
constexpr milliseconds kShortestPause{100};
constexpr milliseconds kLongestPause{1000};

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
    if (SSL_CTX_set_cipher_list(tls.native_handle(), kTls12Ciphers) != 1)
        throw std::runtime_error{"OpenSSL has none of the ciphers " + std::string{kTls12Ciphers}};
    SSL_CTX_set_options(tls.native_handle(), SSL_OP_CIPHER_SERVER_PREFERENCE);
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
    tcp protocol{tcp::v4()};
    const int most_connections;
    SpareFile spare;
    milliseconds next_pause{kShortestPause};
    std::mutex mutex;
    std::condition_variable drain_began;

    Impl(const Router& router, ServerOptions options, metrics::Registry& registry)
        : shared{router, std::move(options), registry},
          most_connections{raise_file_limit(shared.options.most_connections, shared.options.most_uploads)} {
        if (!shared.options.tls_certificate.empty()) tls = make_tls(shared.options);
        const int count = shared.options.io_threads > 0 ? shared.options.io_threads : processors();
        for (int i = 0; i < count; ++i) threads.push_back(std::make_unique<IoThread>());
    }

    /// On the first thread, as all of accepting.
    void accept() {
        acceptor->async_wait(tcp::acceptor::wait_read, [this](ErrorCode error) {
            if (error == asio::error::operation_aborted || !acceptor->is_open()) return;
            if (take_waiting(kAcceptsInARow)) accept();
        });
    }

    /// Up to `most`; false when none can be taken for now, and a timer will go on.
    bool take_waiting(int most) {
        for (int i = 0; i < most; ++i) {
            const int taken = ::accept4(acceptor->native_handle(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
            if (taken >= 0) {
                next_pause = kShortestPause;
                admit(taken);
                continue;
            }
            if (errno == EAGAIN) return true;
            if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM)
                return accept_later(errno), false;
        }  // other failures are those of one connection
        return true;
    }

    void admit(int taken) {
        IoThread& thread = *threads[next_thread++ % threads.size()];
        tcp::socket socket{thread.context};
        ErrorCode error;
        socket.assign(protocol, taken, error);
        if (error) {
            ::close(taken);
            return;
        }
        const auto address = address_of(socket);
        if (!address) return;  // gone again
        auto place = shared.forwarding.trusts(*address) ? std::optional{ConnectionCounts::Place{}}
                                                        : shared.counts.enter(*address);
        if (!place || shared.open.load() >= most_connections) {
            shared.figures.refused_connections.add();
            return;  // the socket closes as it goes
        }
        ++shared.open;
        asio::post(thread.context,
                   [this, &thread, socket = std::move(socket), place = std::move(*place)]() mutable {
                       begin_session(thread, std::move(socket), std::move(place));
                   });
    }

    /// Out of file descriptors or memory: others will close. Whoever waits is sent away rather than left to wait.
    void accept_later(int why) {
        if (next_pause == kShortestPause)
            log::warn("accept_failed", {{"why", ErrorCode{why, boost::system::system_category()}.message()}});
        for (int i = 0; i < kAcceptsInARow; ++i) spare.send_one_away(acceptor->native_handle());
        pause.emplace(threads.front()->context, next_pause);
        next_pause = std::min(next_pause * 2, kLongestPause);
        pause->async_wait([this](ErrorCode stopped) {
            if (!stopped && acceptor->is_open()) accept();
        });
    }

    void begin_session(IoThread& thread, tcp::socket socket, ConnectionCounts::Place place) {
        if (tls)
            std::make_shared<Session<asio::ssl::stream<tcp::socket>>>(shared, thread, std::move(socket),
                                                                      std::move(place), *tls)
                ->start();
        else
            std::make_shared<Session<tcp::socket>>(shared, thread, std::move(socket), std::move(place))->start();
    }

    /// On the accepting thread. Who has connected already is let in: their request may be on its way.
    void stop_accepting() {
        take_waiting(std::numeric_limits<int>::max());
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
    const ServerOptions& options = impl_->shared.options;
    ErrorCode error;
    const auto address = asio::ip::make_address(options.host, error);
    if (error) throw std::runtime_error{"not an address to listen on: " + options.host};
    const tcp::endpoint endpoint{address, static_cast<unsigned short>(options.port)};
    impl_->protocol = endpoint.protocol();
    impl_->acceptor.emplace(impl_->threads.front()->context);
    const int socket = listen_on(endpoint, error);
    if (!error) impl_->acceptor->assign(endpoint.protocol(), socket, error);
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
    std::latch closed{1};  // nobody may be let in once it counts whether all have gone
    asio::post(impl_->threads.front()->context, [this, &closed] {
        impl_->stop_accepting();
        closed.count_down();
    });
    closed.wait();
    impl_->wait_until_drained();
    impl_->shared.upload_workers.stop();
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

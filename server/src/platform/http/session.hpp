#pragma once

#include <boost/asio/ssl.hpp>
#include <memory>
#include <optional>
#include <string>

#include "platform/http/access_log.hpp"
#include "platform/http/answer_form.hpp"
#include "platform/http/connections.hpp"
#include "platform/http/forwarded.hpp"
#include "platform/http/input_buffer.hpp"
#include "platform/http/request_id.hpp"
#include "platform/http/request_reader.hpp"
#include "platform/http/response_head.hpp"
#include "platform/http/route.hpp"
#include "platform/http/transport_problems.hpp"
#include "platform/log/log.hpp"

// Part of the transport: included by server.cpp only. What happens on one connection.
namespace spaza::http::transport {

constexpr milliseconds kLinger{2000};
constexpr std::size_t kSlowestBytesPerMillisecond = 8;
constexpr std::size_t kDefaultMostBody = 64 * 1024;
constexpr std::size_t kMostEmptyBytes = 4;  // empty lines before a request (RFC 9112 §2.2): two, no more
constexpr milliseconds kLastCall{500};      // for a request that was on its way when the server began to stop
constexpr int kAnswersInARow = 32;          // before other connections of the thread get their turn

/// Longer transfers get longer.
inline milliseconds allowance(milliseconds base, std::size_t bytes) {
    return base + milliseconds{bytes / kSlowestBytesPerMillisecond};
}

template <class Stream>
class Session final : public Connection, public std::enable_shared_from_this<Session<Stream>> {
    static constexpr bool kSecure = !std::is_same_v<Stream, tcp::socket>;

public:
    template <class... More>
    Session(Shared& shared, IoThread& thread, tcp::socket socket, ConnectionCounts::Place place, More&... more)
        : shared_{shared}, thread_{thread}, place_{std::move(place)}, stream_{std::move(socket), more...} {
        thread_.connections.insert(this);
        shared_.figures.connections.add(1);
        ErrorCode ignored;
        this->socket().set_option(tcp::no_delay{true}, ignored);
        this->socket().non_blocking(true, ignored);
        connected_ = address_of(this->socket());
        direct_ = shared_.forwarding.origin_of(connected_, {});
    }
    ~Session() override {
        give_back_body();
        thread_.connections.erase(this);
        shared_.figures.connections.add(-1);
        shared_.closed();
    }

    void start() {
        deadline = SteadyClock::now() + patience(shared_.options.header_timeout);
        if constexpr (kSecure)
            stream_.async_handshake(asio::ssl::stream_base::server,
                                    [self = this->shared_from_this()](ErrorCode error) {
                                        if (!error) self->advance();
                                    });
        else
            advance();
    }

    void expire() override { close(); }

    /// A request may be on its way; there is a last call for it.
    void drain() override {
        if (phase_ == Phase::head) deadline = std::min(deadline, SteadyClock::now() + kLastCall);
    }

private:
    enum class Phase { head, body, handling, writing, closing };

    tcp::socket& socket() {
        if constexpr (kSecure)
            return stream_.next_layer();
        else
            return stream_;
    }

    /// For a request to begin.
    milliseconds patience(milliseconds usual) const {
        return shared_.draining.load(std::memory_order_relaxed) ? std::min(usual, kLastCall) : usual;
    }

    void close() {
        ErrorCode ignored;
        deadline = kNever;
        phase_ = Phase::closing;
        socket().close(ignored);
    }

    /// Goes on as far as the input and the other side allow.
    void advance() {
        for (int served = 0;;) {
            switch (phase_) {
                case Phase::head:
                    if (!read_head()) return;
                    break;
                case Phase::body:
                    if (!read_body()) return;
                    break;
                case Phase::handling:
                    if (!handle()) return;
                    break;
                case Phase::writing:
                    if (!write()) return;
                    if (++served == kAnswersInARow) {
                        asio::post(thread_.context, [self = this->shared_from_this()] { self->advance(); });
                        return;
                    }
                    break;
                case Phase::closing: return;
            }
        }
    }

    // Each step answers true when the next one may follow at once, false when a callback will go on.

    bool read_head() {
        if (!reader_) {
            empty_bytes_ += input_.skip_empty_lines();
            if (empty_bytes_ > kMostEmptyBytes) return forget_request(), refuse(400);
            if (input_.empty()) return receive();
            deadline = SteadyClock::now() + shared_.options.header_timeout;
            forget_request();
            reader_.emplace(request_, shared_.options.most_header_bytes);
        }
        while (!reader_->is_header_done()) {
            ErrorCode error;
            input_.consume(reader_->take(input_.unread(), error));
            if (error == boost::beast::http::error::need_more) return receive();
            if (error) return refuse(reader_->status_of(error));
        }
        if (const int bad = reader_->check_head()) return refuse(bad);
        return begin_body();
    }

    bool begin_body() {
        describe_request();
        match_ = shared_.router.match(request_);
        const std::size_t most = match_.route ? match_.route->options.max_body : kDefaultMostBody;
        const auto length = reader_->content_length();
        if (length && *length > most) return refuse(413);
        if (const std::size_t large = length ? *length : most; large > kDefaultMostBody) {
            // Whoever has no token to show is answered without being listened to.
            const RouteOptions& options = match_.route->options;
            if ((options.access == Access::customer || options.secret_body) &&
                request_.header("authorization").empty())
                return keep_alive_ = false, respond(shared_.router.run(match_, request_));
            if (!shared_.bodies.take(large)) return keep_alive_ = false, respond(busy_problem());
            body_share_ = large;
        }
        if ((length ? *length : most) > shared_.options.most_body_in_memory) {
            if (!shared_.uploads.take(1)) return keep_alive_ = false, respond(busy_problem());
            upload_share_ = 1;
        }
        reader_->set_most_body(most);
        reader_->keep_in_memory(shared_.options.most_body_in_memory, shared_.options.upload_dir);
        reader_->eager(true);
        deadline = SteadyClock::now() + allowance(shared_.options.body_timeout, length ? *length : most);
        phase_ = Phase::body;
        const std::string_view expectation = request_.header("expect");
        if (expectation.empty() || reader_->is_done()) return true;
        if (!equals_ignoring_case(expectation, "100-continue")) return refuse(417);
        if (match_.refusal) return keep_alive_ = false, respond(std::move(*match_.refusal));
        if (!input_.empty() || reader_->is_http_1_0()) return true;
        return send_continue();
    }

    bool send_continue() {
        static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
        asio::async_write(stream_, asio::buffer(kContinue),
                          [self = this->shared_from_this()](ErrorCode error, std::size_t) {
                              if (!error) self->advance();
                          });
        return false;
    }

    bool read_body() {
        while (!reader_->is_done()) {
            ErrorCode error;
            input_.consume(reader_->put(input_.unread(), error));
            if (error == boost::beast::http::error::need_more) return receive();
            if (error) return refuse(reader_->status_of(error));
            if (input_.empty() && !reader_->is_done()) return receive();
        }
        keep_alive_ = keep_alive_ && reader_->keep_alive() && !shared_.draining.load(std::memory_order_relaxed);
        phase_ = Phase::handling;
        return true;
    }

    bool handle() {
        began_ = SteadyClock::now();
        deadline = kNever;
        shared_.figures.in_flight.add(1);
        in_flight_ = true;
        // XML is made of the finished JSON: too long a work for those who wait behind it on this thread.
        const bool makes_xml = !match_.refusal && form_wanted(request_) == AnswerForm::xml;
        if (match_.runs_on_io_thread() && !makes_xml) {
            const log::RequestScope scope{request_.request_id};
            return respond(shared_.router.run(match_, request_));
        }
        WorkerPool::Job job = [self = this->shared_from_this()](bool too_late) mutable {
            {
                self->shared_.figures.waiting.add(-1);
                const log::RequestScope scope{self->request_.request_id};
                self->response_ =
                    too_late ? busy_problem() : self->shared_.router.run(self->match_, self->request_);
                self->request_.large_body.reset();
                if (too_late) self->shared_.figures.refused_busy.add();
            }
            auto& context = self->thread_.context;
            asio::post(context, [self = std::move(self)] {
                self->respond(std::move(self->response_));
                self->advance();
            });
        };
        shared_.figures.waiting.add(1);
        WorkerPool& workers = request_.large_body ? shared_.upload_workers : shared_.workers;
        if (workers.submit(job, match_.route->options.important)) return false;
        shared_.figures.waiting.add(-1);
        shared_.figures.refused_busy.add();
        return respond(busy_problem());
    }

    /// For what is not a request we can answer, or a body there is no room for: says so and closes, since the rest
    /// of the input means nothing.
    bool refuse(int status) {
        (status == 503 ? shared_.figures.refused_busy : shared_.figures.malformed).add();
        if (request_.request_id.empty()) request_.request_id = new_request_id();
        keep_alive_ = false;
        return respond(transport_problem(status));
    }

    bool respond(Response response) {
        response_ = std::move(response);
        shared_.cors.add_to(request_, response_);
        head_.clear();
        append_head(head_, response_,
                    {.date = thread_.date(),
                     .request_id = request_.request_id,
                     .secure = request_.secure,
                     .keep_alive = keep_alive_});
        if (keep_alive_ && reader_->is_http_1_0()) {
            head_.resize(head_.size() - 2);
            head_ += "Connection: keep-alive\r\n\r\n";
        }
        const bool bodiless = request_.method == "HEAD" || !has_body(response_.status);
        output_ = {asio::buffer(head_), asio::buffer(bodiless ? std::string_view{} : response_.content())};
        written_ = 0;
        deadline = SteadyClock::now() + allowance(shared_.options.write_timeout, asio::buffer_size(output_));
        phase_ = Phase::writing;
        return true;
    }

    bool write() {
        const std::size_t total = asio::buffer_size(output_);
        if constexpr (!kSecure) {
            ErrorCode error;
            if (written_ < total) written_ += stream_.write_some(output_, error);
            if (error && error != asio::error::would_block) return close(), false;
        }
        if (written_ == total) return finish(), true;
        skip_written();
        asio::async_write(stream_, output_, [self = this->shared_from_this()](ErrorCode error, std::size_t) {
            if (error) return self->close();
            self->finish();
            self->advance();
        });
        return false;
    }

    void skip_written() {
        std::size_t skip = written_;
        for (auto& part : output_) {
            const std::size_t here = std::min(skip, part.size());
            part += here;
            skip -= here;
        }
    }

    /// First its file goes, or others would be let in while it is there.
    void give_back_body() {
        request_.large_body.reset();
        shared_.bodies.give_back(std::exchange(body_share_, 0));
        shared_.uploads.give_back(std::exchange(upload_share_, 0));
    }

    void finish() {
        account();
        give_back_body();
        reader_.reset();
        response_ = {};
        if (keep_alive_) {
            phase_ = Phase::head;
            empty_bytes_ = 0;
            deadline = SteadyClock::now() + patience(shared_.options.idle_timeout);
            return;
        }
        linger();
    }

    void account() {
        if (in_flight_) {
            in_flight_ = false;
            shared_.figures.in_flight.add(-1);
            const std::chrono::duration<double> took = SteadyClock::now() - began_;
            shared_.figures.observe(match_.route, response_.status, took.count());
            log_access(shared_, match_, request_, response_, took);
        }
    }

    /// Lets the other side read our answer before the connection goes, even if it is still sending.
    void linger() {
        phase_ = Phase::closing;
        deadline = SteadyClock::now() + kLinger;
        if constexpr (kSecure) {
            stream_.async_shutdown([self = this->shared_from_this()](ErrorCode) { self->close(); });
        } else {
            ErrorCode ignored;
            stream_.shutdown(tcp::socket::shutdown_send, ignored);
            discard();
        }
    }

    void discard() {
        stream_.async_read_some(input_.anywhere(),
                                [self = this->shared_from_this()](ErrorCode error, std::size_t) {
                                    if (error)
                                        self->close();
                                    else
                                        self->discard();
                                });
    }

    bool receive() {
        if (!input_.make_room(shared_.options.most_header_bytes)) return refuse(431);
        stream_.async_read_some(input_.room(),
                                [self = this->shared_from_this()](ErrorCode error, std::size_t bytes) {
                                    if (error) return self->close();
                                    self->input_.received(bytes);
                                    self->advance();
                                });
        return false;
    }

    void forget_request() {
        forget(request_);
        match_ = {};
    }

    void describe_request() {
        request_.from_network = true;
        const Origin origin = Forwarding::speaks_of_proxies(request_.headers)
                                  ? shared_.forwarding.origin_of(connected_, request_.headers)
                                  : direct_;
        request_.peer = origin.peer;
        request_.may_be_exempt = origin.may_be_exempt;
        request_.secure = kSecure || shared_.options.public_https || origin.secure;
        const std::string_view id = request_.header("x-request-id");
        if (is_good_request_id(id))
            request_.request_id = id;
        else
            request_.request_id = new_request_id();
    }

    Shared& shared_;
    IoThread& thread_;
    const ConnectionCounts::Place place_;
    Stream stream_;
    std::optional<Address> connected_;
    Origin direct_;  // of requests that speak of no proxy
    Phase phase_{Phase::head};
    bool keep_alive_{true};
    std::size_t empty_bytes_{0};  // before the next request
    bool in_flight_{false};
    std::size_t body_share_{0};    // of the budget for large bodies
    std::size_t upload_share_{0};  // of the files there may be

    InputBuffer input_;
    Request request_;
    std::optional<RequestReader> reader_;
    Router::Match match_;

    Instant began_;
    Response response_;
    std::string head_;
    std::array<asio::const_buffer, 2> output_;
    std::size_t written_{0};
};

}  // namespace spaza::http::transport

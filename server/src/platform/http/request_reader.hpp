#pragma once

#include <boost/beast/http/basic_parser.hpp>
#include <limits>

#include "platform/http/encoding.hpp"
#include "platform/http/http.hpp"
#include "platform/http/spooled_body.hpp"

// Part of the transport: included by server.cpp and the transport's fuzzer only.
namespace spaza::http {

/// Beast's parser, filling our Request directly; refuses what proxies and servers could understand differently.
class RequestReader final : public boost::beast::http::basic_parser<true> {
    using Code = boost::beast::error_code;
    using Text = boost::beast::string_view;
    using Failure = boost::beast::http::error;
    using KnownField = boost::beast::http::field;

public:
    RequestReader(Request& into, std::size_t most_header_bytes) : request_{into} {
        header_limit(static_cast<std::uint32_t>(most_header_bytes));
        body_limit(boost::none);  // the route's own limit is set once it is known
        eager(false);
    }

    /// As put(), and refuses a header that goes on in the next line (obs-fold, RFC 9112 §5.2). The parser takes a
    /// head in one piece.
    std::size_t take(boost::asio::const_buffer input, Code& error) {
        const bool in_head = !is_header_done();
        const std::size_t used = put(input, error);
        const std::string_view taken{static_cast<const char*>(input.data()), used};
        if (in_head && !error && is_header_done() && has_folded_line(taken)) refuse(400, error);
        return used;
    }

    void set_most_body(std::size_t bytes) { most_body_ = bytes; }
    /// What is larger goes to a file in `folder`, which must outlive the reader.
    void keep_in_memory(std::size_t bytes, const std::string& folder) {
        most_in_memory_ = bytes;
        folder_ = &folder;
    }
    bool is_http_1_0() const { return version_ == 10; }

    /// The status to refuse with for a parse error.
    int status_of(const Code& error) const {
        if (status_ != 0) return status_;
        if (error == Failure::header_limit) return 431;
        if (error == Failure::body_limit) return 413;
        if (error == Failure::bad_version) return 505;
        return 400;
    }

    /// Checks on the head as a whole; 0 when it is good.
    int check_head() const {
        if (version_ != 10 && version_ != 11) return 505;
        if (version_ == 11 && hosts_ != 1) return 400;
        if (hosts_ > 1 || lengths_ > 1) return 400;
        if (!authority_.empty() && !equals_ignoring_case(request_.header("host"), authority_)) return 400;
        if (encodings_ > 1 || (encodings_ == 1 && (lengths_ != 0 || version_ == 10))) return 400;
        return 0;
    }

private:
    static constexpr std::size_t kMostHeaders = 100;

    static bool has_folded_line(std::string_view head) {
        for (std::size_t at = head.find('\n'); at + 1 < head.size(); at = head.find('\n', at + 1))
            if (head[at + 1] == ' ' || head[at + 1] == '\t') return true;
        return false;
    }

    void on_request_impl(boost::beast::http::verb, Text method, Text target, int version, Code& error) override {
        version_ = version;
        request_.method = std::string_view{method};
        std::string_view path = target;
        for (const std::string_view scheme : {"http://", "https://"})  // absolute form, as proxies send it
            if (path.size() > scheme.size() && equals_ignoring_case(path.substr(0, scheme.size()), scheme)) {
                const std::size_t slash = path.find_first_of("/?", scheme.size());
                authority_ = path.substr(scheme.size(), slash == path.npos ? slash : slash - scheme.size());
                path = slash == path.npos ? std::string_view{"/"} : path.substr(slash);
            }
        if (!path.starts_with('/') && path != "*") return refuse(400, error);
        request_.target = path;
        request_.path = path.substr(0, path.find('?'));
    }

    void on_field_impl(KnownField known, Text name, Text value, Code& error) override {
        hosts_ += known == KnownField::host;
        lengths_ += known == KnownField::content_length;
        if (known == KnownField::host && !is_authority(value)) return refuse(400, error);
        if (known == KnownField::content_length && value.find_first_not_of("0123456789") != value.npos)
            return refuse(400, error);
        if (known == KnownField::transfer_encoding) {
            ++encodings_;
            if (!equals_ignoring_case(value, "chunked")) return refuse(501, error);
        }
        if (request_.headers.size() == kMostHeaders) return refuse(431, error);
        auto& [lower, text] = request_.headers.emplace_back(std::string_view{name}, std::string_view{value});
        for (char& c : lower)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    }

    void on_header_impl(Code& error) override { error = {}; }
    void on_body_init_impl(const boost::optional<std::uint64_t>& length, Code& error) override {
        error = {};
        if (!length || *length > most_body_) return;
        if (*length > most_in_memory_)
            begin_file(error);
        else
            request_.body.reserve(static_cast<std::size_t>(*length));
    }
    std::size_t on_body_impl(Text part, Code& error) override {
        const std::size_t size = (request_.large_body ? request_.large_body->size() : request_.body.size());
        if (size + part.size() > most_body_) {
            refuse(413, error);
            return 0;
        }
        error = {};
        if (!request_.large_body && size + part.size() > most_in_memory_) begin_file(error);
        if (error) return 0;
        if (!request_.large_body)
            request_.body.append(part.data(), part.size());
        else if (!request_.large_body->append({part.data(), part.size()}))
            refuse(503, error);
        return error ? 0 : part.size();
    }
    void on_chunk_header_impl(std::uint64_t, Text, Code& error) override { error = {}; }
    std::size_t on_chunk_body_impl(std::uint64_t, Text part, Code& error) override {
        return on_body_impl(part, error);
    }
    void on_finish_impl(Code& error) override {
        error = {};
        if (request_.large_body && !request_.large_body->close()) refuse(503, error);
    }
    void on_response_impl(int, Text, int, Code& error) override { refuse(400, error); }

    /// With what has come until now.
    void begin_file(Code& error) {
        std::unique_ptr<SpooledBody> file = SpooledBody::in(*folder_);
        if (!file || !file->append(request_.body)) return refuse(503, error);
        std::string{}.swap(request_.body);  // a cleared one would keep its memory as long as the connection
        request_.large_body = std::move(file);
    }

    void refuse(int status, Code& error) {
        status_ = status;
        error = Failure::bad_value;
    }

    Request& request_;
    std::size_t most_body_{0};
    std::size_t most_in_memory_{std::numeric_limits<std::size_t>::max()};
    const std::string* folder_{nullptr};
    int version_{0};
    int status_{0};
    int hosts_{0};
    int lengths_{0};
    int encodings_{0};
    std::string authority_;  // of an absolute target
};

/// Room for the next request of a connection, in the memory of the one before.
inline void forget(Request& request) {
    request.method.clear();
    request.target.clear();
    request.path.clear();
    request.headers.clear();
    request.body.clear();
    request.large_body.reset();
    request.query.clear();
    request.params.clear();
    request.request_id.clear();
    request.trace.clear();
    request.context = {};
    request.caller = {};
}

}  // namespace spaza::http

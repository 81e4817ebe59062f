#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace bench {

/// One keep-alive connection to the shop; every call must be answered 2xx.
class Client {
public:
    Client(std::string host, std::string port) : host_{std::move(host)} {
        boost::asio::ip::tcp::resolver resolver{io_};
        stream_.connect(resolver.resolve(host_, port));
        stream_.socket().set_option(boost::asio::ip::tcp::no_delay{true});
    }

    boost::json::value call(std::string_view method, const std::string& path, const std::string& body = {}) {
        namespace http = boost::beast::http;
        http::request<http::string_body> request{http::string_to_verb(method),
                                                 "/occ/v2/spaza/channel/app/zone/G205" + path, 11};
        request.set(http::field::host, host_);
        if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
        if (!body.empty()) request.set(http::field::content_type, "application/json");
        request.body() = body;
        request.prepare_payload();
        http::write(stream_, request);
        http::response<http::string_body> response;
        http::read(stream_, buffer_, response);
        if (response.result_int() / 100 != 2)
            throw std::runtime_error{std::string{method} + " " + path + " answered " +
                                     std::to_string(response.result_int()) + ": " + response.body()};
        return response.body().empty() ? boost::json::value{} : boost::json::parse(response.body());
    }

    std::string token;

private:
    boost::asio::io_context io_;
    boost::beast::tcp_stream stream_{io_};
    boost::beast::flat_buffer buffer_;
    std::string host_;
};

}  // namespace bench

#pragma once

#include <boost/json/value.hpp>
#include <concepts>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

/// A client of a shop's OCC calls (clients/README.md). Answers are JSON as the contract describes it.
namespace spaza::client {

/// A refusal: `type` is what to act on, never the words.
struct Refused : std::runtime_error {
    Refused(int with_status, std::string of_type, const std::string& words)
        : std::runtime_error{words}, status{with_status}, type{std::move(of_type)} {}
    int status;
    std::string type;  // CartError, ValidationError, …; "" when the shop did not say
};

/// The shop could not be reached, or its answer could not be read.
struct Unreachable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A request in the making; the functions of calls.hpp fill it in.
class Call {
public:
    explicit Call(std::string method) : method_{std::move(method)} {}

    /// A piece of the path as it stands.
    void path(std::string_view text) { target_ += text; }
    /// A value in the path, percent-encoded.
    void segment(std::string_view value);
    void query(std::string_view name, std::string_view value);
    template <class T>
    void query(std::string_view name, const std::optional<T>& value) {
        if (!value) return;
        if constexpr (std::convertible_to<T, std::string_view>)
            query(name, std::string_view{*value});
        else if constexpr (std::same_as<T, bool>)
            query(name, std::string_view{*value ? "true" : "false"});
        else
            query(name, std::string_view{std::to_string(*value)});
    }
    void body(const boost::json::value& value);

    const std::string& method() const { return method_; }
    /// Path and query.
    const std::string& target() const { return target_; }
    const std::optional<std::string>& body() const { return body_; }

private:
    std::string method_;
    std::string target_;
    std::optional<std::string> body_;
    bool has_query_{false};
};

/// One connection to a shop; not for use by two threads at once.
class Client {
public:
    /// `origin` such as `https://shop.example`. `below` is `/channel/web/zone/G205` for calls with a zone, "" for
    /// those of stock OCC clients.
    explicit Client(std::string origin, std::string below = {});
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    /// From then on calls are made as this session's; "" as nobody's. Nothing is renewed.
    void use(std::string access_token) { access_token_ = std::move(access_token); }

    /// The answer, null for one without a body; throws Refused or Unreachable.
    boost::json::value run(const Call& call);

private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
    std::string base_;
    std::string access_token_;
};

}  // namespace spaza::client

#pragma once

#include <string>
#include <vector>

#include "platform/http/http.hpp"

namespace spaza::http {

/// Whose scripts may call the API from another site, by exact origin such as https://shop.example (Fetch Standard,
/// CORS protocol). Callers are known by their bearer token: cookies are never let through.
class Cors {
public:
    explicit Cors(std::vector<std::string> origins) : origins_{std::move(origins)} {}

    /// Lets the browser hand the answer to a script of an allowed origin; for the API alone.
    void add_to(const Request& request, Response& response) const;

private:
    std::vector<std::string> origins_;
};

}  // namespace spaza::http

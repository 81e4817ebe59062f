#pragma once

#include <string>
#include <utility>
#include <vector>

namespace spaza {

/// Calls to partners over HTTPS. `status` 0 means that nobody answered in time.
struct WebCalls {
    struct Answer {
        int status{0};
        std::string body;
    };
    using Headers = std::vector<std::pair<std::string, std::string>>;

    virtual ~WebCalls() = default;
    virtual Answer get(const std::string& url, const Headers& headers) = 0;
    virtual Answer post_form(const std::string& url, const std::string& body, const Headers& headers = {}) = 0;
    virtual Answer post_json(const std::string& url, const std::string& body, const Headers& headers = {}) = 0;
};

}  // namespace spaza

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/clock.hpp"

/// Buckets that speak Amazon's S3.
namespace spaza::s3 {

struct AccessKey {
    std::string id;
    std::string secret;
};

/// What a signature is about.
struct CallToSign {
    std::string method;
    std::string path;                                          // encoded as it is sent
    std::vector<std::pair<std::string, std::string>> query;    // not encoded
    std::vector<std::pair<std::string, std::string>> headers;  // names in lower case, with host and x-amz-date
    std::string payload_sha256;                                // hex
};

/// The `Authorization` header of Signature Version 4; `date` is what `x-amz-date` says.
std::string authorization(const CallToSign& call, const AccessKey& key, const std::string& region,
                          const std::string& service, const std::string& date);

/// `20150830T123600Z`
std::string amz_date(TimePoint at);

/// In the order that is signed, encoded: also what an address has behind its question mark.
std::string canonical_query(std::vector<std::pair<std::string, std::string>> query);

/// A path's segments encoded, its slashes as they are.
std::string encoded_path(const std::string& path);

}  // namespace spaza::s3

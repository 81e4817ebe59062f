#include "platform/s3/signature.hpp"

#include <algorithm>
#include <openssl/hmac.h>
#include <stdexcept>

#include "base/digest.hpp"
#include "platform/http/http.hpp"

namespace spaza::s3 {
namespace {

constexpr const char* kAlgorithm = "AWS4-HMAC-SHA256";

std::string hmac(const std::string& key, const std::string& text) {
    std::string out(32, '\0');
    unsigned int length = 0;
    if (!HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
              reinterpret_cast<const unsigned char*>(text.data()), text.size(),
              reinterpret_cast<unsigned char*>(out.data()), &length))
        throw std::runtime_error{"OpenSSL cannot sign"};
    return out;
}

std::string hex(const std::string& bytes) {
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        text += kDigits[static_cast<unsigned char>(byte) >> 4];
        text += kDigits[static_cast<unsigned char>(byte) & 15];
    }
    return text;
}

}  // namespace

std::string amz_date(TimePoint at) {
    std::string text = iso_time(at).substr(0, 19);  // 2015-08-30T12:36:00
    std::erase_if(text, [](char c) { return c == '-' || c == ':'; });
    return text + 'Z';
}

std::string canonical_query(std::vector<std::pair<std::string, std::string>> query) {
    for (auto& [name, value] : query) {
        name = http::percent_encode(name);
        value = http::percent_encode(value);
    }
    std::ranges::sort(query);
    std::string text;
    for (const auto& [name, value] : query)
        text.append(text.empty() ? "" : "&").append(name).append("=").append(value);
    return text;
}

std::string encoded_path(const std::string& path) {
    std::string text;
    for (std::size_t at = 0; at <= path.size();) {
        const std::size_t end = std::min(path.find('/', at), path.size());
        text += http::percent_encode(std::string_view{path}.substr(at, end - at));
        if (end < path.size()) text += '/';
        at = end + 1;
    }
    return text;
}

std::string authorization(const CallToSign& call, const AccessKey& key, const std::string& region,
                          const std::string& service, const std::string& date) {
    auto headers = call.headers;
    std::ranges::sort(headers);
    std::string lines;
    std::string names;
    for (const auto& [name, value] : headers) {
        lines.append(name).append(":").append(value).append("\n");
        names.append(names.empty() ? "" : ";").append(name);
    }
    const std::string request = call.method + '\n' + call.path + '\n' + canonical_query(call.query) + '\n' +
                                lines + '\n' + names + '\n' + call.payload_sha256;
    const std::string day = date.substr(0, 8);
    const std::string scope = day + '/' + region + '/' + service + "/aws4_request";
    const std::string to_sign = std::string{kAlgorithm} + '\n' + date + '\n' + scope + '\n' + sha256_hex(request);
    const std::string signing = hmac(hmac(hmac(hmac("AWS4" + key.secret, day), region), service), "aws4_request");
    return std::string{kAlgorithm} + " Credential=" + key.id + '/' + scope + ", SignedHeaders=" + names +
           ", Signature=" + hex(hmac(signing, to_sign));
}

}  // namespace spaza::s3

// Fuzzes the transport's reader with bytes as they come from a socket, in one piece and in small ones.

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "platform/http/request_reader.hpp"

namespace {

using namespace spaza::http;

constexpr std::size_t kMostBody = 4096;
constexpr std::size_t kMostInMemory = 256;
const std::string kFolder{"/var/tmp"};

void must(bool holds) {
    if (!holds) std::abort();
}

/// Reads one request; answers its method and body, or the status it was refused with.
std::string read(std::string_view bytes, std::size_t step) {
    Request request;
    RequestReader reader{request, 16 * 1024};
    reader.set_most_body(kMostBody);
    reader.keep_in_memory(kMostInMemory, kFolder);
    std::string input;
    while (!reader.is_done()) {
        boost::system::error_code error;
        const std::size_t used = reader.take(boost::asio::buffer(input), error);
        input.erase(0, used);
        if (reader.is_header_done()) {
            if (const int bad = reader.check_head()) return std::to_string(bad);
            reader.eager(true);
        }
        must(request.body.size() <= kMostInMemory);
        if (error && error != boost::beast::http::error::need_more) return std::to_string(reader.status_of(error));
        if (!error && used > 0) continue;
        if (bytes.empty()) return "more";
        const std::string_view next = bytes.substr(0, step);
        bytes.remove_prefix(next.size());
        input += next;
    }
    must(request.path.starts_with('/') || request.path == "*");
    must(request.content().size() <= kMostBody);
    return request.method + " " + request.target + " " + std::string{request.content()};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    const std::string whole = read(bytes, bytes.size() + 1);
    const std::string dripped = read(bytes, 3);
    // How the bytes arrive must not matter, but that an unfinished head may be known as bad sooner or later.
    must(whole == dripped || whole == "more" || dripped == "more");
    return 0;
}

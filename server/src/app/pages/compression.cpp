#include "app/pages/compression.hpp"

#include <brotli/encode.h>
#include <cstdint>
#include <utility>
#include <zlib.h>

namespace spaza::app::pages {

namespace {

constexpr int kBrotliQuality = 4;
constexpr int kGzipLevel = 4;
constexpr int kGzipWindow = 15 + 16;  // zlib's way of asking for a gzip header

bool brotli(const std::string& text, std::string& out) {
    std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
    out.resize(size);
    const auto* from = reinterpret_cast<const std::uint8_t*>(text.data());
    if (!BrotliEncoderCompress(kBrotliQuality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, text.size(), from, &size,
                               reinterpret_cast<std::uint8_t*>(out.data())))
        return false;
    out.resize(size);
    return true;
}

bool gzip(std::string& text, std::string& out) {
    z_stream stream{};
    if (deflateInit2(&stream, kGzipLevel, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK) return false;
    out.resize(deflateBound(&stream, text.size()));
    stream.next_in = reinterpret_cast<Bytef*>(text.data());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return done;
}

}  // namespace

void compress(http::Response& response, std::string_view accepted) {
    std::string out;
    std::string encoding;
    if (accepted.find("br") != std::string_view::npos && brotli(response.body, out))
        encoding = "br";
    else if (accepted.find("gzip") != std::string_view::npos && gzip(response.body, out))
        encoding = "gzip";
    if (encoding.empty()) return;
    response.body = std::move(out);
    response.headers.emplace_back("Content-Encoding", encoding);
}

}  // namespace spaza::app::pages

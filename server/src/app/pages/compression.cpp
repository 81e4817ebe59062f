#include "app/pages/compression.hpp"

#include <brotli/encode.h>
#include <cstdint>
#include <stdexcept>
#define ZLIB_CONST  // its input is not written to
#include <zlib.h>

namespace spaza::app::pages {

namespace {

constexpr int kBrotliQuality = 5;
constexpr int kGzipLevel = 4;
constexpr int kGzipWindow = 15 + 16;  // zlib's way of asking for a gzip header

}  // namespace

std::string brotli(const std::string& text) {
    std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
    std::string out(size, '\0');
    const auto* from = reinterpret_cast<const std::uint8_t*>(text.data());
    if (!BrotliEncoderCompress(kBrotliQuality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, text.size(), from, &size,
                               reinterpret_cast<std::uint8_t*>(out.data())))
        throw std::runtime_error{"brotli could not compress a page"};
    out.resize(size);
    return out;
}

std::string gzip(const std::string& text) {
    z_stream stream{};
    if (deflateInit2(&stream, kGzipLevel, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error{"zlib could not be started"};
    std::string out(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<const Bytef*>(text.data());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(stream.total_out);
    deflateEnd(&stream);
    if (!done) throw std::runtime_error{"zlib could not compress a page"};
    return out;
}

}  // namespace spaza::app::pages

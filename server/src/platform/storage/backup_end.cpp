#include "platform/storage/backup_end.hpp"

#include <array>
#include <fstream>
#include <memory>
#include <zlib.h>

namespace spaza::storage {

bool has_more_than_its_archive(const std::string& path) {
    constexpr int kGzip = 16 + MAX_WBITS;
    constexpr std::size_t kPiece = 65'536;
    std::ifstream file{path, std::ios::binary};
    z_stream stream{};
    if (inflateInit2(&stream, kGzip) != Z_OK) throw std::bad_alloc{};
    const std::unique_ptr<z_stream, int (*)(z_stream*)> end{&stream, inflateEnd};
    std::array<char, kPiece> in{};
    std::array<Bytef, kPiece * 4> out{};
    int state = Z_OK;
    while (state == Z_OK && (stream.avail_in > 0 || file)) {
        if (stream.avail_in == 0) {
            file.read(in.data(), in.size());
            stream.next_in = reinterpret_cast<Bytef*>(in.data());
            stream.avail_in = static_cast<uInt>(file.gcount());
            if (stream.avail_in == 0) break;
        }
        stream.next_out = out.data();
        stream.avail_out = static_cast<uInt>(out.size());
        state = inflate(&stream, Z_NO_FLUSH);
    }
    if (state != Z_STREAM_END) return false;  // not compressed, or damaged in another way
    return stream.avail_in > 0 || file.peek() != std::ifstream::traits_type::eof();
}

}  // namespace spaza::storage

// Fuzzes the reader of forms in parts: whatever comes, its parts lie within the body, are bounded and have names.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "platform/http/encoding.hpp"
#include "platform/http/multipart.hpp"

namespace {

using namespace spaza::http;

void must(bool holds) {
    if (!holds) std::abort();
}

bool lies_within(std::string_view part, std::string_view whole) {
    return part.empty() ||
           (part.data() >= whole.data() && part.data() + part.size() <= whole.data() + whole.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    // The first line is the content type, so that the boundary is the fuzzer's too.
    const std::size_t line = bytes.substr(0, 200).find('\n');
    if (line == bytes.npos) return 0;
    const std::string_view body = bytes.substr(line + 1);
    const auto boundary = multipart_boundary(bytes.substr(0, line));
    if (boundary) must(!boundary->empty() && boundary->size() <= 70);
    const auto parts = parse_multipart(body, boundary.value_or("x"));
    if (!parts) return 0;
    must(parts->size() <= kMostFormParts);
    std::size_t together = 0;
    for (const FormPart& part : *parts) {
        must(!part.name.empty() && is_plain_utf8(part.name));
        must(!part.filename || is_plain_utf8(*part.filename));
        must(lies_within(part.content, body) && lies_within(part.content_type, body));
        together += part.content.size();
    }
    must(together <= body.size());
    must(multipart_fingerprint(*parts) == multipart_fingerprint(*parse_multipart(body, boundary.value_or("x"))));
    return 0;
}

#pragma once

#include "base/json.hpp"
#include "shop/attachments/attachments.hpp"

/// JSON shapes of contract/openapi/tickets.yaml: files.
namespace spaza::wire {

struct Attachment {
    std::string id;
    std::string filename;
    std::string mediaType;
    std::int64_t size{};  // bytes
};
BOOST_DESCRIBE_STRUCT(Attachment, (), (id, filename, mediaType, size))

inline Attachment to_wire(const spaza::Attachment& kept) {
    return {kept.id, kept.filename, std::string{media_type_of(kept.kind)}, kept.size};
}

}  // namespace spaza::wire

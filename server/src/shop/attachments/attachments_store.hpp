#pragma once

#include <optional>

#include "shop/attachments/attachments.hpp"

namespace spaza {

/// Where the bytes of files are: in the database, so that a backup is one thing. Another place (an object store)
/// is another one of these.
struct AttachmentContents {
    virtual ~AttachmentContents() = default;
    virtual void keep(const std::string& id, const std::string& content) = 0;
    virtual std::optional<std::string> read(const std::string& id) = 0;
    virtual void drop(const std::string& id) = 0;
};

struct AttachmentStore {
    virtual ~AttachmentStore() = default;
    virtual void add(const Attachment& attachment) = 0;
    virtual std::optional<Attachment> find(const std::string& id) = 0;
    /// False when it goes with something already, or is not this owner's.
    virtual bool attach(const std::string& id, const CustomerId& owner, const std::string& attached_to) = 0;
    /// Only one that goes with nothing; false for any other.
    virtual bool drop(const std::string& id, const CustomerId& owner) = 0;
    /// In the order they came.
    virtual std::vector<Attachment> of(const std::string& attached_to) = 0;
};

}  // namespace spaza

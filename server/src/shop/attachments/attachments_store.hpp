#pragma once

#include <optional>
#include <stdexcept>

#include "shop/attachments/attachments.hpp"

namespace spaza {

/// A place outside of the database does not answer, or refuses.
struct ContentsUnavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Where the bytes of files are: in the database, in the transaction of their message, so that a backup is one
/// thing; or outside, as in a bucket. Outside they are kept before that transaction begins and dropped after it
/// has ended, since a call to another machine has no place in one; any of these may throw ContentsUnavailable
/// there.
struct AttachmentContents {
    virtual ~AttachmentContents() = default;
    virtual void keep(const std::string& id, std::string content) = 0;
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

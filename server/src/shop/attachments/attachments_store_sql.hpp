#pragma once

#include "platform/storage/storage.hpp"
#include "shop/attachments/attachments_store.hpp"

namespace spaza {

class SqlAttachmentContents final : public AttachmentContents {
public:
    explicit SqlAttachmentContents(storage::Session& session) : session_{session} {}
    void keep(const std::string& id, std::string content) override;
    std::optional<std::string> read(const std::string& id) override;
    void drop(const std::string& id) override;

private:
    storage::Session& session_;
};

class SqlAttachmentStore final : public AttachmentStore {
public:
    explicit SqlAttachmentStore(storage::Session& session) : session_{session} {}
    void add(const Attachment& attachment) override;
    std::optional<Attachment> find(const std::string& id) override;
    bool attach(const std::string& id, const CustomerId& owner, const std::string& attached_to) override;
    bool drop(const std::string& id, const CustomerId& owner) override;
    std::vector<Attachment> of(const std::string& attached_to) override;

private:
    storage::Session& session_;
};

}  // namespace spaza

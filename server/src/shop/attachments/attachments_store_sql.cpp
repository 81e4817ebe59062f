#include "shop/attachments/attachments_store_sql.hpp"

namespace spaza {
namespace {

constexpr std::string_view kSelect =
    "SELECT id, customer_id, attached_to, filename, kind, size, created_at FROM attachment ";

Attachment attachment_in(const storage::Row& row) {
    return {.id = row.get<std::string>(0),
            .owner = {row.get<std::string>(1)},
            .attached_to = row.is_null(2) ? "" : row.get<std::string>(2),
            .filename = row.get<std::string>(3),
            .kind = attachment_kind_named(row.text(4)),
            .size = row.integer(5),
            .created_at = from_millis(row.integer(6))};
}

}  // namespace

void SqlAttachmentContents::keep(const std::string& id, std::string content) {
    const storage::Bytes bytes{std::move(content)};
    session_.execute("INSERT INTO attachment_content (attachment_id, content) VALUES ($1, $2)", {id, bytes});
}

std::optional<std::string> SqlAttachmentContents::read(const std::string& id) {
    return session_.row("SELECT content FROM attachment_content WHERE attachment_id = $1", {id},
                        [](const storage::Row& row) { return row.bytes(0); });
}

void SqlAttachmentContents::drop(const std::string& id) {
    session_.execute("DELETE FROM attachment_content WHERE attachment_id = $1", {id});
}

void SqlAttachmentStore::add(const Attachment& attachment) {
    const std::optional<std::string> attached_to =
        attachment.attached_to.empty() ? std::nullopt : std::optional{attachment.attached_to};
    session_.execute(
        "INSERT INTO attachment (id, customer_id, attached_to, filename, kind, size, created_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7)",
        {attachment.id, attachment.owner.value, attached_to, attachment.filename, name_of(attachment.kind),
         attachment.size, to_millis(attachment.created_at)});
}

std::optional<Attachment> SqlAttachmentStore::find(const std::string& id) {
    return session_.row(std::string{kSelect} + "WHERE id = $1", {id}, attachment_in);
}

bool SqlAttachmentStore::attach(const std::string& id, const CustomerId& owner, const std::string& attached_to) {
    return session_.execute(
               "UPDATE attachment SET attached_to = $3 WHERE id = $1 AND customer_id = $2 AND attached_to IS NULL",
               {id, owner.value, attached_to}) == 1;
}

bool SqlAttachmentStore::drop(const std::string& id, const CustomerId& owner) {
    return session_.execute("DELETE FROM attachment WHERE id = $1 AND customer_id = $2 AND attached_to IS NULL",
                            {id, owner.value}) == 1;
}

std::vector<Attachment> SqlAttachmentStore::of(const std::string& attached_to) {
    return session_.rows(std::string{kSelect} + "WHERE attached_to = $1 ORDER BY created_at, id", {attached_to},
                         attachment_in);
}

}  // namespace spaza

#pragma once

#include "platform/storage/storage.hpp"
#include "shop/content_admin/content_admin_store.hpp"

namespace spaza {

class SqlContentAdminStore final : public ContentAdminStore {
public:
    explicit SqlContentAdminStore(storage::Session& session) : session_{session} {}
    std::vector<PageRow> rows() override;
    std::optional<KeptPage> find(const std::string& code) override;
    std::optional<KeptPage> lock(const std::string& code) override;
    void put_draft(const PageDraft& draft) override;
    void drop_draft(const std::string& code) override;
    void await(const std::string& code, TimePoint at) override;
    std::vector<import::FieldProblem> publish(const ContentPage& page, const Publishing& publishing) override;
    void remove(const std::string& code) override;
    std::string name_of(const std::string& code) override;
    std::vector<Naming> naming(const std::string& code, const std::string& path) override;
    std::vector<PageVersion> versions(const ContentPage& live, int most) override;
    std::optional<PageVersion> version(const ContentPage& live, int number) override;
    KnownNames known(const std::string& page, const PageNames& names) override;

private:
    std::map<std::string, std::string> pairs(const std::string& sql, const std::vector<std::string>& codes,
                                             const std::string& page = {});
    storage::Session& session_;
};

}  // namespace spaza

#pragma once

#include "platform/storage/storage.hpp"
#include "shop/redirects/redirects_store.hpp"

namespace spaza {

class SqlRedirectStore final : public RedirectStore {
public:
    explicit SqlRedirectStore(storage::Session& session) : session_{session} {}
    std::vector<Redirect> all() override;
    void put(const Redirect& redirect) override;
    void remove(const std::string& from) override;
    std::vector<ContentPage> pages() override;
    bool has(const std::string& kind, const std::string& code) override;
    void hold() override;

private:
    storage::Session& session_;
};

}  // namespace spaza

#pragma once

#include "shop/content_admin/content_admin.hpp"
#include "shop/import/import.hpp"

namespace spaza {

struct ContentAdminStore {
    virtual ~ContentAdminStore() = default;
    /// By name; leaflets are not among them.
    virtual std::vector<PageRow> rows() = 0;
    virtual std::optional<KeptPage> find(const std::string& code) = 0;
    /// Held until the transaction ends. What is published is a version from now on.
    virtual std::optional<KeptPage> lock(const std::string& code) = 0;
    /// In place of another; what could not be read of it stays as it is.
    virtual void put_draft(const PageDraft& draft) = 0;
    virtual void drop_draft(const std::string& code) = 0;
    /// The draft is asked for again then.
    virtual void await(const std::string& code, TimePoint at) = 0;
    /// As an import writes it, with its version.
    struct Publishing {
        std::string by{};
        std::string why{};
        TimePoint at{};
        std::string act{};  // of the version
    };
    virtual std::vector<import::FieldProblem> publish(const ContentPage& page, const Publishing& publishing) = 0;
    /// With its draft and its versions.
    virtual void remove(const std::string& code) = 0;
    /// What any page of this code is called, leaflets among them; "" when there is none.
    virtual std::string name_of(const std::string& code) = 0;
    struct Naming {
        std::string page;        // what it is called
        std::string properties;  // of one of its components
    };
    /// Components of other pages that are not hidden with this path somewhere in them; `code` is the page's own.
    virtual std::vector<Naming> naming(const std::string& code, const std::string& path) = 0;
    /// The latest first.
    virtual std::vector<PageVersion> versions(const ContentPage& live, int most) = 0;
    virtual std::optional<PageVersion> version(const ContentPage& live, int number) = 0;
    /// What there is of what this page names.
    virtual KnownNames known(const std::string& page, const PageNames& names) = 0;
};

}  // namespace spaza

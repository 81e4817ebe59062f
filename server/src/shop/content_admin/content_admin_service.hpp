#pragma once

#include "base/result.hpp"
#include "shop/content_admin/content_admin_rules.hpp"
#include "shop/content_admin/content_admin_store.hpp"
#include "shop/redirects/redirects_service.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Writes pages in the name of one person. Refusals: NotFoundError, StaffContentError (409: its state does not
/// allow it), StaffVersionError (409: it was changed meanwhile), ValidationError with the field.
class ContentAdminService {
public:
    ContentAdminService(ContentAdminStore& store, RedirectService& redirects, StaffActSeries& acts,
                        const Clock& clock, std::string by)
        : store_{store}, redirects_{redirects}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    Result<KeptPage> find(const std::string& code);
    std::vector<MemberProblem> problems(const KeptPage& kept);
    /// What products it names are called.
    std::map<std::string, std::string> products(const KeptPage& kept);

    /// The whole page as one document.
    Result<PageSaved> save(const std::string& code, const std::string& version, const std::string& document);
    Result<KeptPage> discard(const std::string& code, const std::string& version);

    struct Publishing {
        std::string version;  // of what is published
        int over{};           // the number of what it takes the place of
        std::string why{};
        std::optional<TimePoint> at{};  // by itself then
    };
    Result<PageSaved> publish(const std::string& code, const Publishing& wanted);
    Result<KeptPage> unplan(const std::string& code, const std::string& version);
    /// The plan for this moment, if it stands still. Refused when it cannot be: then nothing may be kept of it.
    Done publish_due(const std::string& code, TimePoint at);
    /// The plan for this moment did not happen: it says why, and the draft stays.
    void give_up(const std::string& code, TimePoint at, const Error& why);

    /// Nobody sees it before it is published.
    Result<KeptPage> add(const NewPage& wanted);
    /// What leads to it while it is shown and would lead to nothing without it, in words.
    std::vector<std::string> linked_from(const KeptPage& kept, const std::vector<MenuPlace>& menus);
    struct TakingDown {
        std::string version;  // of what is edited
        int over{};           // the number of what is published, as it was shown
        std::string why{};
        std::optional<Redirect> redirect{};  // where its address leads then; it says the address itself
    };
    /// Its versions and its draft stay.
    Result<KeptPage> take_down(const std::string& code, const TakingDown& wanted,
                               const std::vector<MenuPlace>& menus);
    /// One that was added and never published.
    Done remove(const std::string& code, const std::string& version);

    Result<PageVersion> version(const KeptPage& kept, int number);
    /// It becomes the draft.
    Result<KeptPage> restore(const std::string& code, const std::string& version, int number);

private:
    Result<KeptPage> held(const std::string& code);
    Result<KeptPage> held(const std::string& code, const std::string& version);
    Result<PageSaved> plan(const KeptPage& kept, const Publishing& wanted);
    /// Nothing in the way.
    Done write(const KeptPage& kept, const std::string& by, const std::string& why);
    void note(const std::string& by, const std::string& act, const std::string& code,
              const std::vector<FieldWords>& before, const std::vector<FieldWords>& after,
              const std::string& why = {}, RedirectService::Noted before_it = {});
    /// What is wrong with the address of a new page, by its fields.
    std::vector<MemberProblem> address_problems(const NewPage& wanted);

    ContentAdminStore& store_;
    RedirectService& redirects_;
    StaffActSeries& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza

#pragma once

#include "base/result.hpp"
#include "shop/redirects/redirects_rules.hpp"
#include "shop/redirects/redirects_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Leads addresses elsewhere in the name of one person. Refusals: NotFoundError, StaffVersionError (409: it was
/// changed meanwhile), ValidationError with the field.
class RedirectService {
public:
    RedirectService(RedirectStore& store, StaffActSeries& acts, const Clock& clock, std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    std::vector<Redirect> all() { return store_.all(); }
    /// Of each, why nobody is led by it; "" where somebody is.
    std::vector<std::string> troubles(const std::vector<Redirect>& some);

    Result<Redirect> add(const Redirect& wanted);
    Result<RedirectSaved> change(const Redirect& wanted, const std::string& version);
    Result<Redirect> remove(const std::string& from, const std::string& version);

    /// Until the transaction ends nobody else changes addresses.
    void hold() { store_.hold(); }
    /// Something answers at the path of this page also when it is hidden.
    bool answers_without(const ContentPage& page);
    /// The addresses that lead to this path.
    std::vector<std::string> leading_to(const std::string& path);
    /// Why nothing new can stand at this path, in words; "" when it can.
    std::string taken(const std::string& path);
    using Noted = std::vector<StaffActDraft>;
    /// Where a path of a page leads from now on, and all that led there; what is to be noted is added.
    Done lead(const Redirect& wanted, Noted& noted);
    /// A page answers at this path from now on.
    void free(const std::string& path, Noted& noted);

private:
    PageAddresses addresses(const std::string& without = {});
    void put(const Redirect& wanted, const Redirect* before, Noted& noted);

    RedirectStore& store_;
    StaffActSeries& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza

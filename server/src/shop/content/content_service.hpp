#pragma once

#include "base/clock.hpp"
#include "base/result.hpp"
#include "shop/content/content_snapshot.hpp"
#include "shop/content/content_store.hpp"

namespace spaza {

/// Pages and slots from memory, as they show now or in a preview.
class ContentService {
public:
    ContentService(const ContentSnapshot& content, const ProductCards& cards, const Clock& clock)
        : content_{content}, cards_{cards}, clock_{clock} {}

    static constexpr std::string_view kHomePage = "homepage";
    /// What editors show beside a cart: part of a screen of the shop, which is there without it.
    static constexpr std::string_view kCartPage = "cartPage";
    static constexpr std::size_t kMostSlots = 4;  // spec §9: slots per batch

    using Content = std::shared_ptr<const ContentSnapshot::Content>;
    /// What stands now; keep it while using what the calls below answer.
    Content content() const { return content_.content(); }

    /// Without a token, the shop as everybody sees it. An unknown or old token is refused.
    Result<ContentView> view(const Content& content, std::string_view preview, std::string_view region) const;
    /// Without a label, the home page.
    Result<const ContentPage*> page(const Content& content, std::string_view label, const ContentView& view) const;
    /// Slots in the order asked for, at most four. An unknown one refuses all.
    Result<std::vector<const ContentSlot*>> slots(const Content& content, std::string_view comma_joined,
                                                  const ContentView& view) const;
    /// Pages of these kinds, newest first.
    static std::vector<const ContentPage*> listed(const Content& content, const std::vector<std::string>& kinds,
                                                  std::size_t most, const ContentView& view);
    /// Regions some component of the page is made for.
    static std::vector<std::string> regions(const ContentPage& page);

    /// The products a component names, as a JSON list; "" when it names none.
    std::string products(const ContentComponent& component, const ShopContext& context) const;
    /// The brands of the category a component names, as a JSON list; "" when it names none.
    std::string brands(const ContentComponent& component) const;

    struct Moved {
        std::string path;  // or one with a query
        bool temporary{};
        bool operator==(const Moved&) const = default;
    };
    /// Where an address that is no more leads now: the same path with the new code, or another path.
    std::optional<Moved> moved(std::string_view path) const;

private:
    const ContentSnapshot& content_;
    const ProductCards& cards_;
    const Clock& clock_;
};

/// Lets an editor see drafts until the token ends, as of `as_of` or now. Answers the token.
class ContentPreviewService {
public:
    ContentPreviewService(ContentStore& store, const Clock& clock) : store_{store}, clock_{clock} {}
    std::string open(std::optional<TimePoint> as_of, std::chrono::hours valid_for);

private:
    ContentStore& store_;
    const Clock& clock_;
};

}  // namespace spaza

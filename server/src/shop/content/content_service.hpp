#pragma once

#include "base/result.hpp"
#include "shop/content/content_snapshot.hpp"

namespace spaza {

/// Pages and slots from memory.
class ContentService {
public:
    ContentService(const ContentSnapshot& content, const ProductCards& cards) : content_{content}, cards_{cards} {}

    static constexpr std::string_view kHomePage = "homepage";
    static constexpr std::size_t kMostSlots = 4;  // spec §9: slots per batch

    using Content = std::shared_ptr<const ContentSnapshot::Content>;
    /// What stands now; keep it while using what the calls below answer.
    Content content() const { return content_.content(); }

    /// Without a label, the home page.
    Result<const ContentPage*> page(const Content& content, std::string_view label) const;
    /// Slots in the order asked for, at most four. An unknown one refuses all.
    Result<std::vector<const ContentSlot*>> slots(const Content& content, std::string_view comma_joined) const;
    /// The products a component names, as a JSON list; "" when it names none.
    std::string products(const ContentComponent& component, const ShopContext& context) const;

private:
    const ContentSnapshot& content_;
    const ProductCards& cards_;
};

}  // namespace spaza

#include "shop/content/content_service.hpp"

#include <algorithm>

namespace spaza {

Result<const ContentPage*> ContentService::page(const Content& content, std::string_view label) const {
    const auto found = content->pages.find(label.empty() ? kHomePage : label);
    if (found == content->pages.end())
        return fail(Reason::not_found, "error.notFound", std::string{label}, "NotFoundError", "page");
    return &found->second;
}

Result<std::vector<const ContentSlot*>> ContentService::slots(const Content& content,
                                                              std::string_view comma_joined) const {
    std::vector<const ContentSlot*> found;
    for (std::size_t at = 0; at <= comma_joined.size();) {
        const std::size_t end = std::min(comma_joined.find(',', at), comma_joined.size());
        const std::string_view code = comma_joined.substr(at, end - at);
        const auto slot = content->slots.find(code);
        if (slot == content->slots.end())
            return fail(Reason::not_found, "error.notFound", std::string{code}, "NotFoundError", "contentSlot");
        if (found.size() == kMostSlots)
            return fail(Reason::invalid, "validation.invalid", "contentSlotId", "ValidationError", "parameter");
        found.push_back(slot->second);
        at = end + 1;
    }
    return found;
}

std::string ContentService::products(const ContentComponent& component, const ShopContext& context) const {
    if (component.product_codes.empty()) return {};
    std::vector<ProductCode> codes;
    codes.reserve(component.product_codes.size());
    for (const std::string& code : component.product_codes) codes.push_back({code});
    return cards_.cards(codes, context);
}

}  // namespace spaza

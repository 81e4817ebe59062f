#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shop/content/content.hpp"

namespace spaza {

/// Reads the component's properties once: compact and harmless (markup and links), and notes the products they
/// name
/// (`productCodes`, hotspots) and what its type lists. Properties that are no JSON object become an empty one.
void prepare(ContentComponent& component);

/// Of a type of the shop: whether its needed members are there, and markup and links are harmless. Of a type of
/// another system, which is kept as it comes: whether it is of a sane size and holds no script.
std::vector<MemberProblem> component_problems(std::string_view type, std::string_view properties);

/// Of another system: stock OCC clients may know it, the shop does not.
bool is_foreign_type(std::string_view type);
/// Whether it is no component but says that the slot in which it stands is another page's.
bool shares_a_slot(const ContentComponent& component);

bool is_page_kind(std::string_view kind);
/// Where a page is found: /s/terms, /blog/kettles, /leaflets/winter.
std::string page_path(const ContentPage& page);

/// A page the shop's frame leads to, and where it is found.
struct FramePage {
    std::string_view code;
    std::string_view path;
    bool needed{false};  // by law, or by whoever wants to buy
};
const std::vector<FramePage>& frame_pages();

bool shows(const ContentPage& page, const ContentView& view);
bool shows(const ContentComponent& component, const ContentView& view);

/// The parts of an address that name something: `/a/b/p/10` is product 10. Kind "" for others.
struct NamedByPath {
    std::string kind;
    std::string code;
    std::size_t at{};  // where the code begins in the path
};
NamedByPath named_by(std::string_view path);

}  // namespace spaza

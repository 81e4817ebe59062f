#include "shop/redirects/redirects_rules.hpp"

#include <algorithm>
#include <array>

#include "base/messages.hpp"
#include "base/secrets.hpp"
#include "shop/content/content_rules.hpp"

namespace spaza {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kLongestAddress = 300;

/// The program answers here with something else than a page, or with nothing.
constexpr std::array kOfThePrograms{"/occ"sv,        "/authorizationserver"sv,
                                    "/payments"sv,   "/identity"sv,
                                    "/assets"sv,     "/media"sv,
                                    "/medias"sv,     "/dev"sv,
                                    "/backoffice"sv, "/cache"sv,
                                    "/health"sv,     "/.well-known"sv,
                                    "/look"sv,       "/metrics"sv,
                                    "/banners"sv,    "/empty"sv,
                                    "/map"sv,        "/docs"sv,
                                    "/share"sv};
constexpr std::array kFiles{"/robots.txt"sv, "/manifest.webmanifest"sv, "/sw.js"sv, "/pages.json"sv,
                            "/favicon.ico"sv};

/// Screens of the web shop (web/src/app/routes.ts), `*` for any part. Those that show a page, a product, a
/// category or a brand answer where it is there.
constexpr std::array kScreens{"/"sv,
                              "/redirect"sv,
                              "/storelocator"sv,
                              "/compare"sv,
                              "/offline"sv,
                              "/search"sv,
                              "/category/*/brand/*"sv,
                              "/leaflets"sv,
                              "/blog"sv,
                              "/cart"sv,
                              "/checkoutoptions"sv,
                              "/checkout"sv,
                              "/ordersummary"sv,
                              "/payment"sv,
                              "/paymenttransaction/*"sv,
                              "/pc/*"sv,
                              "/orderconfirmation"sv,
                              "/account"sv,
                              "/account/helpandsupport"sv,
                              "/account/login"sv,
                              "/account/login/email"sv,
                              "/account/login/otp"sv,
                              "/account/login/pwd"sv,
                              "/account/login/pwd/passwordassistance"sv,
                              "/account/newpassword"sv,
                              "/account/passkey"sv,
                              "/account/create"sv,
                              "/account/undochange"sv,
                              "/account/signup"sv,
                              "/account/addresses"sv,
                              "/account/address/*"sv,
                              "/account/address/*/*"sv,
                              "/account/wishlist"sv,
                              "/account/personaldetails"sv,
                              "/account/security"sv,
                              "/account/data"sv,
                              "/account/changepassword"sv,
                              "/account/communication"sv,
                              "/pb/*"sv,
                              "/account/writetous/pb1"sv,
                              "/account/pricebeats"sv,
                              "/account/pricebeats/*"sv,
                              "/account/writetous"sv,
                              "/account/writetous/*"sv,
                              "/unsubscribe/*"sv,
                              "/orderhistory/neworders"sv,
                              "/orderhistory/oldorders"sv,
                              "/pdf/*"sv,
                              "/orderdetails/*"sv,
                              "/order/return/*"sv,
                              "/order/return/*/mode"sv,
                              "/order/return/*/review"sv,
                              "/return/*"sv,
                              "/account/returns"sv};

/// The first part of a path and what follows it.
std::string_view next_part(std::string_view& path) {
    if (path.starts_with('/')) path.remove_prefix(1);
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(end);
    return part;
}

bool is_like(std::string_view path, std::string_view pattern) {
    while (!path.empty() && !pattern.empty()) {
        const std::string_view part = next_part(path);
        const std::string_view wanted = next_part(pattern);
        if (wanted == "*" ? part.empty() : part != wanted) return false;
    }
    return path.empty() && pattern.empty();
}

bool is_within(std::string_view path, std::string_view start) {
    return path.starts_with(start) && (path.size() == start.size() || path[start.size()] == '/');
}

/// Lists that are neither of a category nor of a brand: `/l/v/allPromotions`.
bool is_other_list(std::string_view path) {
    for (int n = 0; n < 4 && !path.empty(); ++n)
        if (next_part(path) == "l") return true;
    return false;
}

std::string problem_of_form(std::string_view address, bool may_have_query) {
    if (address.empty()) return message("redirects.missing");
    if (!address.starts_with('/') || address.starts_with("//")) return message("redirects.noPath");
    if (address.size() > kLongestAddress) return message("redirects.tooLong");
    const auto is_odd = [](unsigned char c) {
        return c <= ' ' || c == 0x7F || "\"<>\\^`{|}"sv.find(static_cast<char>(c)) != std::string_view::npos;
    };
    if (std::ranges::any_of(address, is_odd)) return message("redirects.oddSign");
    if (address.find('#') != address.npos || (!may_have_query && address.find('?') != address.npos))
        return message(may_have_query ? "redirects.noFragment" : "redirects.noQuery");
    for (std::string_view rest = path_of(address); !rest.empty();)
        if (const std::string_view part = next_part(rest); part == "." || part == "..")
            return message("redirects.oddSign");
    return {};
}

const Redirect* redirect_at(const std::vector<Redirect>& all, std::string_view path) {
    const auto found = std::ranges::find(all, path, &Redirect::from);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::string version_of(const Redirect& redirect) {
    return secrets::digest((redirect.is_permanent ? "301 " : "302 ") + redirect.from + " " + redirect.to);
}

std::vector<FieldWords> words_of(const Redirect& redirect) {
    return {{"to", {redirect.to}}, {"isPermanent", {redirect.is_permanent ? "true" : "false"}}};
}

std::string_view path_of(std::string_view address) { return address.substr(0, address.find_first_of("?#")); }

std::string tidy_address(std::string_view address) {
    const std::size_t first = address.find_first_not_of(" \t");
    if (first == address.npos) return {};
    address = address.substr(first, address.find_last_not_of(" \t") - first + 1);
    std::string path{path_of(address)};
    const std::string_view rest = address.substr(path.size());
    while (path.size() > 1 && path.ends_with('/') && path[path.size() - 2] != '/') path.pop_back();
    return path.append(rest);
}

PageAddresses page_addresses(const std::vector<ContentPage>& pages, TimePoint now,
                             std::function<bool(const std::string& kind, const std::string& code)> has) {
    PageAddresses addresses{.pages = {}, .has = std::move(has)};
    for (const ContentPage& page : pages) {
        const std::string path = page_path(page);
        // Pages of products stand on those of the products themselves.
        if (path.empty() || page.kind == "product" || page.draft || !page.showing.covers(now)) continue;
        addresses.pages.emplace(path, !page.name.empty()    ? page.name
                                      : !page.title.empty() ? page.title
                                                            : page.code);
    }
    return addresses;
}

std::string who_answers(std::string_view path, const PageAddresses& addresses) {
    if (const auto page = addresses.pages.find(path); page != addresses.pages.end())
        return message("redirects.byPage", {{"page", page->second}});
    const NamedByPath named = named_by(path);
    if (!named.kind.empty() && addresses.has && addresses.has(named.kind, named.code))
        return message("redirects.byThing", {{"kind", named.kind}, {"code", named.code}});
    const bool is_ours = std::ranges::any_of(kOfThePrograms, [&](auto start) { return is_within(path, start); }) ||
                         std::ranges::find(kFiles, path) != kFiles.end() || path.starts_with("/sitemap") ||
                         std::ranges::any_of(kScreens, [&](auto screen) { return is_like(path, screen); }) ||
                         (named.kind.empty() && is_other_list(path));
    return is_ours ? message("redirects.byShop") : std::string{};
}

std::vector<import::FieldProblem> problems_of(const Redirect& redirect, const std::vector<Redirect>& others,
                                              const PageAddresses& addresses) {
    std::vector<import::FieldProblem> problems;
    const std::string_view target = path_of(redirect.to);
    if (auto form = problem_of_form(redirect.from, false); !form.empty())
        problems.push_back({"from", std::move(form)});
    else if (const auto who = who_answers(redirect.from, addresses); !who.empty())
        problems.push_back({"from", message("redirects.answers", {{"who", who}})});
    else if (const auto before = std::ranges::find_if(others,
                                                      [&](const Redirect& each) {
                                                          return each.from != redirect.from &&
                                                                 path_of(each.to) == redirect.from;
                                                      });
             before != others.end())
        problems.push_back({"from", message("redirects.chainBefore", {{"other", before->from}})});

    if (auto form = problem_of_form(redirect.to, true); !form.empty())
        problems.push_back({"to", std::move(form)});
    else if (target == redirect.from)
        problems.push_back({"to", message("redirects.toItself")});
    else if (is_within(target, "/medias"))  // a document; whether it is there is not known here
        return problems;
    else if (const Redirect* next = redirect_at(others, target); next && who_answers(target, addresses).empty())
        problems.push_back({"to", path_of(next->to) == redirect.from
                                      ? message("redirects.circle", {{"other", next->from}})
                                      : message("redirects.chain", {{"next", next->to}})});
    else if (std::ranges::any_of(kOfThePrograms, [&](auto start) { return is_within(target, start); }) ||
             who_answers(target, addresses).empty())
        problems.push_back({"to", message("redirects.toNothing")});
    return problems;
}

std::string trouble_of(const Redirect& redirect, const PageAddresses& addresses,
                       const std::vector<Redirect>& others) {
    if (const auto who = who_answers(redirect.from, addresses); !who.empty())
        return message("redirects.covered", {{"who", who}});
    const std::string_view target = path_of(redirect.to);
    if (target == redirect.from) return message("redirects.leadsToItself");
    if (!who_answers(target, addresses).empty()) return {};
    if (const Redirect* next = redirect_at(others, target))
        return message("redirects.leadsOn", {{"next", next->to}});
    return message("redirects.leadsToNothing");
}

}  // namespace spaza

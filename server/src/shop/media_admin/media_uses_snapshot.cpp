#include "shop/media_admin/media_uses_snapshot.hpp"

#include <algorithm>
#include <utility>

#include "shop/media_admin/media_named.hpp"
#include "shop/pictures/media_rules.hpp"

namespace spaza {
namespace {

/// More changed products than this are read as all of them.
constexpr std::size_t kMostReadSingly = 2000;

}  // namespace

std::vector<bool> MediaUsesSnapshot::are_used(const std::vector<std::string>& names) {
    const std::scoped_lock lock{contents_};
    std::vector<bool> used;
    used.reserve(names.size());
    for (const std::string& name : names) {
        const auto address = address_of_.find(name);
        used.push_back(is_used(name) || (address != address_of_.end() && is_used(address->second)));
    }
    return used;
}

bool MediaUsesSnapshot::is_used(const std::string& named) const {
    const auto number = numbers_.find(named);
    return (number != numbers_.end() && products_naming_[number->second] > 0) || others_.contains(named) ||
           settings_.contains(named);
}

void MediaUsesSnapshot::add_settings(const std::vector<std::string>& texts) {
    const std::scoped_lock lock{contents_};
    for (const std::string& text : texts)
        for (std::string& named : media_named_in(text)) settings_.insert(std::move(named));
}

void MediaUsesSnapshot::apply(const std::vector<std::pair<std::string, std::string>>& changes) {
    const std::scoped_lock lock{noting_};
    for (const auto& [kind, key] : changes) {
        if (kind == "content") stale_.others = true;
        if (kind != "product") continue;
        if (key == "*") {  // categories and brands say it so, too
            stale_.products = stale_.others = true;
        } else if (!stale_.products) {
            stale_.codes.insert(key);
        }
    }
    if (stale_.codes.size() > kMostReadSingly) stale_.products = true;
    if (stale_.products) stale_.codes.clear();
}

void MediaUsesSnapshot::forget() {
    const std::scoped_lock lock{noting_};
    stale_ = {};
}

void MediaUsesSnapshot::catch_up() {
    const std::scoped_lock one{catching_up_};
    Stale stale;
    {
        const std::scoped_lock lock{noting_};
        if (!stale_.is_any()) return;
        stale = std::exchange(stale_, {.products = false, .others = false});
    }
    try {
        take(stale, read(stale));
        look_up();
    } catch (...) {
        forget();
        throw;
    }
}

MediaUsesSnapshot::Read MediaUsesSnapshot::read(const Stale& stale) {
    Read read;
    const auto into = [](std::vector<Naming>& all) {
        return [&all](std::string_view code, std::string_view text) {
            if (auto named = media_named_in(text); !named.empty())
                all.push_back({std::string{code}, std::move(named)});
        };
    };
    if (stale.products)
        source_.products(into(read.products));
    else if (!stale.codes.empty())
        source_.products({stale.codes.begin(), stale.codes.end()}, into(read.products));
    if (stale.others) source_.others(into(read.others));
    return read;
}

void MediaUsesSnapshot::take(const Stale& stale, const Read& read) {
    const std::scoped_lock lock{contents_};
    if (stale.products) {
        numbers_.clear();
        products_naming_.clear();
        by_product_.clear();
    }
    for (const std::string& code : stale.codes) uncount(code);
    for (const Naming& each : read.products) count(each);
    if (stale.others) others_.clear();
    for (const Naming& each : read.others) others_.insert(each.named.begin(), each.named.end());
}

void MediaUsesSnapshot::count(const Naming& product) {
    std::vector<Number>& numbers = by_product_[product.code];
    for (const std::string& named : product.named) {
        numbers.push_back(number_of(named));
        ++products_naming_[numbers.back()];
    }
}

void MediaUsesSnapshot::uncount(const std::string& code) {
    const auto known = by_product_.find(code);
    if (known == by_product_.end()) return;
    for (const Number number : known->second) --products_naming_[number];
    by_product_.erase(known);
}

MediaUsesSnapshot::Number MediaUsesSnapshot::number_of(const std::string& named) {
    const auto [known, is_new] = numbers_.emplace(named, static_cast<Number>(products_naming_.size()));
    if (is_new) products_naming_.push_back(0);
    return known->second;
}

void MediaUsesSnapshot::look_up() {
    std::vector<std::string> addresses;
    const auto add = [&](const std::string& named) {
        if (is_media_address(named)) addresses.push_back(named);
    };
    {
        const std::scoped_lock lock{contents_};
        for (const auto& [named, number] : numbers_) add(named);
        std::ranges::for_each(others_, add);
        std::ranges::for_each(settings_, add);
    }
    auto names = source_.names_at(addresses);
    const std::scoped_lock lock{contents_};
    address_of_.clear();
    for (auto& [name, address] : names) address_of_.insert_or_assign(std::move(name), std::move(address));
}

}  // namespace spaza

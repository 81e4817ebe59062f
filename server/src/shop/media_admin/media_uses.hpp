#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spaza {

/// Texts that may name pictures, read from where they are kept.
struct MediaUseSource {
    virtual ~MediaUseSource() = default;
    using Text = std::function<void(std::string_view code, std::string_view text)>;
    /// Of all products.
    virtual void products(const Text& text) = 0;
    /// Of these.
    virtual void products(const std::vector<std::string>& codes, const Text& text) = 0;
    /// Of categories, brands, pages and drafts.
    virtual void others(const Text& text) = 0;
    /// Names of the pictures whose files are at these addresses, each with its address.
    virtual std::vector<std::pair<std::string, std::string>> names_at(
        const std::vector<std::string>& addresses) = 0;
};

}  // namespace spaza

#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace spaza::app::pages {

/// What the web's build left in web/dist: which scripts each screen needs, and the styles themselves.
class WebFiles {
public:
    /// Throws std::runtime_error when `root` holds no build.
    explicit WebFiles(const std::string& root);

    const std::string& entry() const { return entry_; }
    const std::string& font() const { return font_; }
    /// Scripts of the frame and of one screen, entry first.
    std::vector<std::string> scripts_of(std::string_view screen) const;
    std::vector<std::string> styles_of(std::string_view screen) const;
    /// The text of a style sheet named by `styles_of`.
    const std::string& style(const std::string& name) const { return styles_.at(name); }
    /// A small drawing of the build becomes a `data:` address: fetched, it would stand in line with the first
    /// pictures. Any other address stays as it is.
    std::string icon(const std::string& address) const;

private:
    struct Files {
        std::vector<std::string> scripts;
        std::vector<std::string> styles;
    };
    std::string root_;
    std::string entry_;
    std::string font_;
    Files frame_;
    std::map<std::string, Files, std::less<>> screens_;
    std::map<std::string, std::string> styles_;
};

}  // namespace spaza::app::pages

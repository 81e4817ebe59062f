#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "app/pages/page_cache.hpp"
#include "app/pages/web_files.hpp"
#include "base/codes.hpp"

namespace spaza::app::pages {

/// One API answer as it goes into the page.
struct Answer {
    std::string path;
    int status;
    std::string body;  // JSON
};

/// Everything a page is made of.
struct PageParts {
    int status{200};
    std::string origin;  // https://shop.example, for absolute addresses
    std::string path;
    ShopContext shop;
    std::string screen;                        // "" when nobody could say
    const boost::json::object* head{nullptr};  // null for the plain shell
    std::vector<Answer> answers;
    std::string markup;  // "" when the browser is to draw it
};

/// The whole document: head, styles, markup, data and scripts.
Page assemble(const WebFiles& files, const PageParts& parts);

/// The answers as JSON, by path, as worker and browser read them.
std::string answers_json(const std::vector<Answer>& answers);

std::string escape_html(std::string_view text);
/// JSON that can stand inside a script element.
std::string escape_script(std::string_view json);

}  // namespace spaza::app::pages

#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace spaza::mail {

enum class Escape { none, html };

/// Fills a template: `{{name}}` is a member, `{{#items}}…{{/items}}` is repeated for a list or shown once for
/// anything else that is not empty, `{{^items}}…{{/items}}` is shown when there is none. Inner objects see the
/// members of the outer ones. A line that holds nothing but one block mark disappears. Throws
/// std::invalid_argument for a mark that is not closed.
std::string fill(std::string_view text, const boost::json::object& data, Escape escape);

struct Mail {
    std::string subject;
    std::string text;
    std::string html;
};

/// server/assets/mail/NAME.txt (its first line is `Subject: …`) and NAME.html. Throws std::invalid_argument for an
/// unknown name.
Mail render_mail(std::string_view name, const boost::json::object& data);

}  // namespace spaza::mail

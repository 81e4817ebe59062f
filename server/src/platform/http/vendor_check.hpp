#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "platform/http/http.hpp"

namespace spaza::http {

/// A bought human check of HUMAN's kind (PerimeterX before): its script asks in the page and leaves the answer in
/// a cookie, signed and encrypted with a secret that the shop has, too.
struct VendorCheckSettings {
    std::string app_id;
    std::string client_script;  // what its script watches with; empty: that is part of the other
    std::string block_script;   // what asks
    std::string cookie_secret;
    bool first_party{false};  // the operator's proxy hands its scripts and calls on
};

/// What the vendor says of a visitor.
struct VendorVerdict {
    int score{100};  // 0: a human, 100: a robot
    TimePoint good_until;
};

/// The verdict of its cookie, when that is the vendor's, and of this browser.
std::optional<VendorVerdict> read_verdict(std::string_view cookie, std::string_view user_agent,
                                          std::string_view secret);

/// Whether the visitor's cookie says so, now.
bool vendor_cleared(const Request& request, std::string_view secret, TimePoint now);

/// The address of the script that asks this visitor.
std::string block_script_for(const VendorCheckSettings& vendor, std::string_view vid, std::string_view uuid,
                             bool mobile);

}  // namespace spaza::http

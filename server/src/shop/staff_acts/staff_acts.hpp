#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "base/clock.hpp"

namespace spaza {

/// Something staff did about a ticket, a price beat or a return.
struct StaffAct {
    std::int64_t number{};  // from 1, without gaps
    TimePoint at;
    std::string by;     // the name given
    std::string login;  // the user of the machine it was done as
    std::string act;    // ticket.answered
    std::string about;  // T-10001
    std::string from;   // its state before, and after
    std::string to;
};

/// Where services note what staff does, in the transaction that does it.
struct StaffActLog {
    virtual ~StaffActLog() = default;
    /// Ask for it last: others who note something wait until the transaction ends.
    virtual void note(const std::string& by, std::string_view act, const std::string& about, std::string_view from,
                      std::string_view to) = 0;
    /// Whether this person did that about it since then.
    virtual bool was_noted(const std::string& by, std::string_view act, const std::string& about,
                           TimePoint since) = 0;
    /// Whether two of these names may agree to something together: they are two people, and neither let the other
    /// in without somebody else having confirmed it.
    virtual bool are_two_people(const std::string& one, const std::string& other) = 0;
};

/// Neither blank nor with control characters in it.
inline bool is_named(std::string_view name) {
    return name.find_first_not_of(' ') != std::string_view::npos &&
           std::ranges::none_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

/// What names of one person have in common.
inline std::string person_of(std::string_view name) {
    std::string known;
    for (const char c : name)
        if (c != ' ') known += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return known;
}

/// `Kagiso ` and `kagiso` are one person, who cannot be the second of two.
inline bool is_same_person(std::string_view one, std::string_view other) {
    return person_of(one) == person_of(other);
}

}  // namespace spaza

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shop/import/record.hpp"

namespace spaza::import {

/// A file of pages as an editor writes it by hand, YAML or JSON (docs/import.md): pages hold slots, slots hold
/// components. Each becomes a row with the line it stands on.
struct ContentFile {
    std::vector<std::pair<Kind, Record>> rows;  // pages before their components
    std::vector<std::string> pages;             // codes: what else these pages had is no longer on them
    std::vector<std::pair<std::int64_t, FieldProblem>> problems;
};

/// Whether a component type is another system's: the values of such a one stay what they are in the file.
using ForeignType = std::function<bool(std::string_view type)>;

ContentFile read_content_file(const std::string& text, const ForeignType& is_foreign);
bool is_content_file(std::string_view path);

}  // namespace spaza::import

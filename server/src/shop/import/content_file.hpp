#pragma once

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

ContentFile read_content_file(const std::string& text);
bool is_content_file(std::string_view path);

}  // namespace spaza::import

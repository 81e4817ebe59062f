#include "shop/import/foreign_files.hpp"

#include <algorithm>
#include <array>

#include "shop/import/record_fields.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza::import {
namespace {

constexpr std::array<std::string_view, 3> kFields{"image", "images", "documents"};

bool may_be_foreign(const Field& field) {
    return may_name_foreign(field.name) && std::ranges::any_of(field.parts, [](const Part& part) {
               return part.key.find("://") != std::string::npos || part.text.find("://") != std::string::npos;
           });
}

/// Where the address ends in `https://…/manual.pdf=Manual`: at the first `=` behind the ending, and without an
/// ending at the last, if the query has one more than its values need.
std::size_t end_of_document(std::string_view text) {
    if (const std::size_t ending = text.find(".pdf="); ending != text.npos) return ending + 4;
    const std::size_t query = text.find('?');
    if (query == text.npos) return std::min(text.rfind('='), text.size());
    const std::string_view values = text.substr(query);
    const bool is_titled = std::ranges::count(values, '=') > std::ranges::count(values, '&') + 1;
    return is_titled ? text.rfind('=') : text.size();
}

void take(Field& field, Part& part, std::vector<ForeignFile>& files) {
    const bool is_document = field.name == "documents";
    std::string& named = part.key.empty() ? part.text : part.key;
    if (!is_foreign_address(named)) return;
    const std::size_t end = is_document && part.key.empty() ? end_of_document(named) : named.size();
    std::string address = named.substr(0, end);
    std::string name = foreign_name(address, is_document ? ".pdf" : ".jpg");
    named.replace(0, end, name);
    files.push_back({field.name, std::move(address), std::move(name)});
}

}  // namespace

bool may_name_foreign(std::string_view column) { return std::ranges::find(kFields, column) != kFields.end(); }

std::vector<ForeignFile> take_foreign_files(Kind kind, Record& record) {
    std::vector<ForeignFile> files;
    if (kind != Kind::products && kind != Kind::categories && kind != Kind::brands && kind != Kind::pages)
        return files;
    std::vector<FieldProblem> later_problems;  // by the reader of the row
    for (Field& field : record.fields) {
        if (!may_be_foreign(field)) continue;
        if (field.name != "image") {
            field.parts = Fields{record, later_problems}.parts(field.name);
            field.is_list = true;
        } else {
            field.parts.front().text = trimmed(field.parts.front().text);
        }
        for (Part& part : field.parts) take(field, part, files);
    }
    return files;
}

void put_addresses_back(std::string& text, const AddressByName& addresses) {
    for (std::size_t at = text.find("web-"); at != text.npos; at = text.find("web-", at)) {
        const std::size_t end = std::min(text.find_first_of("|=", at), text.size());
        const auto known = addresses.find(text.substr(at, end - at));
        if (known == addresses.end()) {
            at = end;
            continue;
        }
        std::string escaped;
        for (const char c : known->second)
            escaped += c == '|' || c == '\\' ? std::string{'\\', c} : std::string{c};
        text.replace(at, end - at, escaped);
        at += escaped.size();
    }
}

}  // namespace spaza::import

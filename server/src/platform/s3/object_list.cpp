#include "platform/s3/object_list.hpp"

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <memory>

namespace spaza::s3 {
namespace {

std::string_view as_view(const xmlChar* text) {
    return text ? std::string_view{reinterpret_cast<const char*>(text)} : std::string_view{};
}

std::string text_of(xmlNode* node) {
    const std::unique_ptr<xmlChar, void (*)(void*)> text{xmlNodeGetContent(node), xmlFree};
    return std::string{as_view(text.get())};
}

std::optional<ListedObject> read_object(xmlNode* contents) {
    ListedObject object;
    std::optional<TimePoint> modified;
    for (xmlNode* each = contents->children; each; each = each->next) {
        if (as_view(each->name) == "Key") object.key = text_of(each);
        if (as_view(each->name) == "LastModified") modified = parse_iso_time(text_of(each));
    }
    if (object.key.empty() || !modified) return std::nullopt;
    object.modified = *modified;
    return object;
}

}  // namespace

std::optional<ObjectList> read_object_list(std::string_view xml) {
    const std::unique_ptr<xmlDoc, void (*)(xmlDoc*)> document{
        xmlReadMemory(xml.data(), static_cast<int>(xml.size()), nullptr, nullptr,
                      XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING),
        xmlFreeDoc};
    xmlNode* const root = document ? xmlDocGetRootElement(document.get()) : nullptr;
    if (!root || as_view(root->name) != "ListBucketResult") return std::nullopt;
    ObjectList list;
    bool truncated = false;
    for (xmlNode* each = root->children; each; each = each->next) {
        const std::string_view name = as_view(each->name);
        if (name == "IsTruncated") truncated = text_of(each) == "true";
        if (name == "NextContinuationToken") list.next = text_of(each);
        if (name != "Contents") continue;
        auto object = read_object(each);
        if (!object) return std::nullopt;
        list.objects.push_back(*std::move(object));
    }
    if (truncated == list.next.empty()) return std::nullopt;
    return list;
}

}  // namespace spaza::s3

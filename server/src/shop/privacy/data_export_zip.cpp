#include "shop/privacy/data_export_zip.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>
#include <stdexcept>
#include <zip.h>

#include "base/text.hpp"

namespace spaza {
namespace {

std::string json_document(const PersonalData& data, const std::string& shop, TimePoint now) {
    boost::json::object tables;
    for (const PersonalTable& table : data.tables) {
        boost::json::value& rows = tables[table.name];
        if (rows.is_null()) rows = boost::json::array{};
        rows.as_array().insert(rows.as_array().end(), table.rows.begin(), table.rows.end());
    }
    return boost::json::serialize(
        boost::json::object{{"shop", shop}, {"madeAt", iso_time(now)}, {"data", std::move(tables)}});
}

std::string words_of(std::string_view column) {
    std::string words{column};
    std::ranges::replace(words, '_', ' ');
    return words;
}

std::string shown(const boost::json::value& value) {
    if (value.is_null()) return {};
    if (value.is_string()) return html_escaped(std::string_view{value.get_string()});
    return html_escaped(boost::json::serialize(value));
}

constexpr const char* kStyle =
    "body{font:16px/1.5 system-ui,sans-serif;color:#17191c;max-width:960px;margin:0 auto;padding:24px}"
    "table{border-collapse:collapse;margin:0 0 24px;width:100%}"
    "th{width:34%;font-weight:600}th,td{text-align:left;vertical-align:top;padding:4px 8px;"
    "border-bottom:1px solid #d9dddf;overflow-wrap:anywhere}h2{margin:32px 0 8px}";

struct SourceFreed {
    void operator()(zip_source_t* source) const { ::zip_source_free(source); }
};
struct ArchiveLeft {
    void operator()(zip_t* archive) const { ::zip_discard(archive); }
};

class Zip {
public:
    Zip() : target_{::zip_source_buffer_create(nullptr, 0, 0, nullptr)} {
        if (!target_) throw std::runtime_error{"no room for a zip file"};
        ::zip_source_keep(target_.get());  // the archive lets go of it once more
        archive_.reset(::zip_open_from_source(target_.get(), ZIP_TRUNCATE, nullptr));
        if (!archive_) throw std::runtime_error{"a zip file cannot be begun"};
    }

    /// `content` must live until the zip is finished.
    void add(const std::string& name, const std::string& content) {
        zip_source_t* source = ::zip_source_buffer(archive_.get(), content.data(), content.size(), 0);
        if (source == nullptr ||
            ::zip_file_add(archive_.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8 | ZIP_FL_OVERWRITE) < 0)
            throw std::runtime_error{"a file cannot be put into a zip"};
    }

    std::string finished() {
        if (::zip_close(archive_.get()) != 0) throw std::runtime_error{"a zip file cannot be finished"};
        static_cast<void>(archive_.release());
        zip_stat_t stat;
        if (::zip_source_open(target_.get()) != 0 || ::zip_source_stat(target_.get(), &stat) != 0)
            throw std::runtime_error{"a zip file cannot be read"};
        std::string bytes(stat.size, '\0');
        const auto read = ::zip_source_read(target_.get(), bytes.data(), bytes.size());
        ::zip_source_close(target_.get());
        if (read != static_cast<zip_int64_t>(bytes.size())) throw std::runtime_error{"a zip file is cut off"};
        return bytes;
    }

private:
    std::unique_ptr<zip_source_t, SourceFreed> target_;
    std::unique_ptr<zip_t, ArchiveLeft> archive_;
};

}  // namespace

std::string data_export_page(const PersonalData& data, const std::string& shop, TimePoint now) {
    std::string page = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Your data at " +
                       html_escaped(shop) + "</title><style>" + kStyle +
                       "</style></head><body>\n<h1>Your data at " + html_escaped(shop) + "</h1>\n<p>Made at " +
                       iso_time(now) +
                       ". Amounts are in cents, times in UTC. data.json has the same facts for programs" +
                       (data.files.empty() ? "" : "; the folder files has what you sent us") + ".</p>\n";
    if (data.files_left_out > 0)
        page += "<p>Files you sent us that are not in it, as it would become too large: " +
                std::to_string(data.files_left_out) + ". Write to us and we send you those as well.</p>\n";
    if (data.files_lost > 0)
        page += "<p>Files you sent us that are no longer where we kept them, and so are not in it: " +
                std::to_string(data.files_lost) + ".</p>\n";
    for (const PersonalTable& table : data.tables) {
        page += "<h2>" + html_escaped(table.heading) + "</h2>\n";
        for (const boost::json::value& row : table.rows) {
            page += "<table>";
            for (const auto& field : row.as_object()) {
                const std::string value = shown(field.value());
                if (value.empty()) continue;
                page += "<tr><th scope=\"row\">" + html_escaped(words_of(std::string_view{field.key()})) +
                        "</th><td>" + value + "</td></tr>";
            }
            page += "</table>\n";
        }
    }
    return page + "</body></html>\n";
}

std::string data_export_zip(const PersonalData& data, const std::string& shop, TimePoint now) {
    const std::string page = data_export_page(data, shop, now);
    const std::string document = json_document(data, shop, now);
    Zip zip;
    zip.add("index.html", page);
    zip.add("data.json", document);
    for (const PersonalFile& file : data.files) zip.add("files/" + file.name, file.content);
    return zip.finished();
}

}  // namespace spaza

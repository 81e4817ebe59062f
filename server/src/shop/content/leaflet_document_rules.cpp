#include "shop/content/leaflet_document_rules.hpp"

#include <cstdio>
#include <string_view>

namespace spaza {
namespace {

constexpr int kWidth = 595;
constexpr int kHeight = 842;
constexpr int kMargin = 50;
constexpr std::size_t kRowsAPage = 26;
constexpr std::size_t kLongestName = 62;

/// UTF-8 as a PDF string of Latin-1, with its special characters escaped.
std::string written(std::string_view text) {
    std::string out{"("};
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        char c = '?';
        if (length == 1) c = static_cast<char>(first);
        if (length == 2 && at + 1 < text.size() && first <= 0xC3)
            c = static_cast<char>(((first & 0x03) << 6) | (static_cast<unsigned char>(text[at + 1]) & 0x3F));
        if (static_cast<unsigned char>(c) == 0xA0) c = ' ';
        if (c == '(' || c == ')' || c == '\\') out += '\\';
        if (static_cast<unsigned char>(c) >= 0x20) out += c;
        at += length;
    }
    return out + ")";
}

std::string shortened(const std::string& name) {
    if (name.size() <= kLongestName) return name;
    std::size_t end = kLongestName;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;
    return name.substr(0, end) + "...";
}

class Sheet {
public:
    void text(const char* font, int size, int x, const std::string& words) {
        char place[64];
        std::snprintf(place, sizeof place, "BT /%s %d Tf %d %d Td ", font, size, x, y_);
        stream_ += place + written(words) + " Tj ET\n";
    }
    void down(int by) { y_ -= by; }
    void line() {
        char drawn[64];
        std::snprintf(drawn, sizeof drawn, "0.8 G %d %d m %d %d l S\n", kMargin, y_ + 14, kWidth - kMargin,
                      y_ + 14);
        stream_ += drawn;
    }
    const std::string& stream() const { return stream_; }

private:
    std::string stream_;
    int y_{kHeight - 70};
};

void append_pages(const LeafletDocument& document, const LeafletDocument::Page& page, std::vector<Sheet>& sheets) {
    for (std::size_t from = 0; from == 0 || from < page.offers.size(); from += kRowsAPage) {
        Sheet sheet;
        sheet.text("B", 10, kMargin,
                   document.title + (document.validity.empty() ? "" : " - " + document.validity));
        sheet.down(36);
        sheet.text("B", 22, kMargin, page.title);
        sheet.down(22);
        if (!page.text.empty()) sheet.text("R", 11, kMargin, page.text);
        sheet.down(30);
        for (std::size_t n = from; n < page.offers.size() && n < from + kRowsAPage; ++n) {
            const LeafletDocument::Offer& offer = page.offers[n];
            sheet.line();
            sheet.text("R", 11, kMargin, shortened(offer.name));
            sheet.text("B", 12, kWidth - kMargin - 150, offer.price);
            if (!offer.was.empty()) sheet.text("R", 9, kWidth - kMargin - 65, "was " + offer.was);
            sheet.down(25);
        }
        sheets.push_back(std::move(sheet));
    }
}

}  // namespace

std::string leaflet_pdf(const LeafletDocument& document) {
    std::vector<Sheet> sheets;
    for (const LeafletDocument::Page& page : document.pages) append_pages(document, page, sheets);
    if (sheets.empty()) append_pages(document, {.title = document.title, .text = {}, .offers = {}}, sheets);

    std::vector<std::string> objects;
    std::string kids;
    for (std::size_t n = 0; n < sheets.size(); ++n) kids += std::to_string(5 + 2 * n) + " 0 R ";
    objects.push_back("<< /Type /Catalog /Pages 2 0 R >>");
    objects.push_back("<< /Type /Pages /Kids [" + kids + "] /Count " + std::to_string(sheets.size()) + " >>");
    const auto font = [](const char* name) {
        return std::string{"<< /Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding /BaseFont /"} + name + " >>";
    };
    objects.push_back(font("Helvetica"));
    objects.push_back(font("Helvetica-Bold"));
    for (std::size_t n = 0; n < sheets.size(); ++n) {
        objects.push_back("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + std::to_string(kWidth) + " " +
                          std::to_string(kHeight) + "] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents " +
                          std::to_string(6 + 2 * n) + " 0 R >>");
        objects.push_back("<< /Length " + std::to_string(sheets[n].stream().size()) + " >>\nstream\n" +
                          sheets[n].stream() + "endstream");
    }
    std::string pdf = "%PDF-1.4\n";
    std::string index = "0000000000 65535 f \n";
    for (std::size_t n = 0; n < objects.size(); ++n) {
        char place[32];
        std::snprintf(place, sizeof place, "%010zu 00000 n \n", pdf.size());
        index += place;
        pdf += std::to_string(n + 1) + " 0 obj\n" + objects[n] + "\nendobj\n";
    }
    const std::size_t begin = pdf.size();
    pdf += "xref\n0 " + std::to_string(objects.size() + 1) + "\n" + index + "trailer\n<< /Size " +
           std::to_string(objects.size() + 1) + " /Root 1 0 R >>\nstartxref\n" + std::to_string(begin) +
           "\n%%EOF\n";
    return pdf;
}

}  // namespace spaza

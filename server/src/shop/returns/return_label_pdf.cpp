#include "shop/returns/return_label_pdf.hpp"

#include <algorithm>
#include <cairo-pdf.h>
#include <memory>
#include <pango/pangocairo.h>
#include <stdexcept>
#include <zint.h>

#include "base/messages.hpp"
#include "shop/returns/returns_words.hpp"

namespace spaza {
namespace {

constexpr double kLabelWidth = 297.64;  // A6 in points
constexpr double kLabelHeight = 419.53;
constexpr double kLabelMargin = 20;
constexpr double kBarsHeight = 70;

struct LetGo {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
    void operator()(zint_symbol* symbol) const { ZBarcode_Delete(symbol); }
};

cairo_status_t add_bytes(void* to, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

class Label {
public:
    Label()
        : surface_{cairo_pdf_surface_create_for_stream(add_bytes, &bytes_, kLabelWidth, kLabelHeight)},
          context_{cairo_create(surface_.get())} {}

    void title(const std::string& text, const ShownReturn& shown) {
        cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_TITLE, text.c_str());
        const std::string written = iso_time(shown.request.requested_at).substr(0, 19) + "Z";
        cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_CREATE_DATE, written.c_str());
    }

    void write(const std::string& text, double size, bool bold) {
        const std::unique_ptr<PangoLayout, LetGo> layout{pango_cairo_create_layout(context_.get())};
        const std::unique_ptr<PangoFontDescription, LetGo> font{
            pango_font_description_from_string("DejaVu Sans, Liberation Sans, Sans")};
        pango_font_description_set_absolute_size(font.get(), size * PANGO_SCALE);
        pango_font_description_set_weight(font.get(), bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
        pango_layout_set_font_description(layout.get(), font.get());
        pango_layout_set_width(layout.get(), static_cast<int>((kLabelWidth - 2 * kLabelMargin) * PANGO_SCALE));
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
        pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
        cairo_move_to(context_.get(), kLabelMargin, top_);
        pango_cairo_show_layout(context_.get(), layout.get());
        PangoRectangle extents{};
        pango_layout_get_extents(layout.get(), nullptr, &extents);
        top_ += static_cast<double>(extents.height) / PANGO_SCALE + 4;
    }

    /// Code 128, as every scanner in a store reads it.
    void bars(const std::string& code) {
        const std::unique_ptr<zint_symbol, LetGo> symbol{ZBarcode_Create()};
        if (!symbol) throw std::bad_alloc{};
        symbol->symbology = BARCODE_CODE128;
        symbol->show_hrt = 0;
        const auto* text = reinterpret_cast<const unsigned char*>(code.data());
        if (ZBarcode_Encode(symbol.get(), text, static_cast<int>(code.size())) >= ZINT_ERROR ||
            ZBarcode_Buffer_Vector(symbol.get(), 0) >= ZINT_ERROR || !symbol->vector)
            throw std::runtime_error{"the bars of a return's label could not be drawn"};
        const double wide = (kLabelWidth - 2 * kLabelMargin) / static_cast<double>(symbol->vector->width);
        const double high = kBarsHeight / static_cast<double>(symbol->vector->height);
        for (const zint_vector_rect* bar = symbol->vector->rectangles; bar; bar = bar->next)
            cairo_rectangle(context_.get(), kLabelMargin + static_cast<double>(bar->x) * wide,
                            top_ + static_cast<double>(bar->y) * high, static_cast<double>(bar->width) * wide,
                            static_cast<double>(bar->height) * high);
        cairo_fill(context_.get());
        top_ += kBarsHeight + 10;
    }

    void space(double points) { top_ += points; }

    std::string drawn() {
        cairo_show_page(context_.get());
        cairo_surface_finish(surface_.get());
        if (cairo_surface_status(surface_.get()) != CAIRO_STATUS_SUCCESS)
            throw std::runtime_error{"the label of a return could not be drawn"};
        return std::move(bytes_);
    }

private:
    std::string bytes_;
    std::unique_ptr<cairo_surface_t, LetGo> surface_;
    std::unique_ptr<cairo_t, LetGo> context_;
    double top_{kLabelMargin};
};

}  // namespace

std::string return_label_pdf(const ShownReturn& shown, const std::string& shop_name, const std::string& store) {
    Label label;
    const ReturnRequest& request = shown.request;
    label.title(message("return.label", {{"code", request.code}}), shown);
    label.write(shop_name, 16, true);
    label.write(message("return.label", {{"code", request.code}}), 12, false);
    label.space(6);
    label.bars(request.code);
    label.write(request.code, 22, true);
    label.space(6);
    label.write(message(request.mode == ReturnMode::request_pickup ? "return.labelBringTo" : "return.labelDropAt",
                        {{"store", store}}),
                11, true);
    label.write(next_words(shown, store), 10, false);
    label.write(message("return.labelOrder", {{"order", request.order.value}}), 10, false);
    label.space(6);
    for (const ReturnEntry& each : request.entries()) {
        const auto entry = std::ranges::find(shown.order.entries, each.entry, &OrderEntry::number);
        if (entry != shown.order.entries.end())
            label.write(std::to_string(each.units) + " x " + entry->name, 10, false);
    }
    return label.drawn();
}

}  // namespace spaza

#include "shop/look/drawn_icon.hpp"

#include <cairo.h>
#include <memory>
#include <numbers>
#include <pango/pangocairo.h>
#include <stdexcept>
#include <unicase.h>
#include <unictype.h>
#include <unistr.h>

namespace spaza {

namespace {

struct Drop {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};

cairo_status_t append_png(void* to, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

void set_ink(cairo_t* context, Colour colour) {
    cairo_set_source_rgb(context, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0);
}

constexpr Colour kWhite{255, 255, 255};
constexpr double kLetter = 0.46;  // of the side
constexpr double kEdge = 0.14;    // the ornament below

/// The shop's edge along the top: an awning of four stripes, or a band.
void draw_edge(cairo_t* context, const DocumentLook& look, double side) {
    if (!look.awning) {
        set_ink(context, look.saving);
        cairo_rectangle(context, 0, side * (1 - kEdge), side, side * kEdge);
        cairo_fill(context);
        return;
    }
    const double stripe = side / 6;
    for (int i = 0; i < 6; ++i) {
        set_ink(context, i % 2 == 0 ? look.saving : kWhite);
        cairo_rectangle(context, i * stripe, 0, stripe, stripe / 2);
        cairo_arc(context, (i + 0.5) * stripe, stripe / 2, stripe / 2, 0, std::numbers::pi);
        cairo_fill(context);
    }
}

}  // namespace

std::string initial_of(std::string_view name) {
    const auto* at = reinterpret_cast<const std::uint8_t*>(name.data());
    std::size_t left = name.size();
    while (left > 0) {
        ucs4_t letter = 0;
        const int length = u8_mbtouc(&letter, at, left);
        if (length <= 0) break;
        if (uc_is_alpha(letter) || (letter >= '0' && letter <= '9')) {
            std::uint8_t bytes[6];
            const int written = u8_uctomb(bytes, uc_toupper(letter), sizeof bytes);
            if (written > 0) return {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(written)};
        }
        at += length;
        left -= static_cast<std::size_t>(length);
    }
    return "S";
}

std::string drawn_icon_png(const std::string& initial, const DocumentLook& look, int side) {
    const std::unique_ptr<cairo_surface_t, Drop> surface{
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, side, side)};
    const std::unique_ptr<cairo_t, Drop> context{cairo_create(surface.get())};
    set_ink(context.get(), look.brand);
    cairo_paint(context.get());
    draw_edge(context.get(), look, side);
    const std::unique_ptr<PangoLayout, Drop> layout{pango_cairo_create_layout(context.get())};
    const std::unique_ptr<PangoFontDescription, Drop> font{
        pango_font_description_from_string("DejaVu Sans, Liberation Sans, Sans Bold")};
    pango_font_description_set_weight(font.get(), PANGO_WEIGHT_BOLD);
    pango_font_description_set_absolute_size(font.get(), side * kLetter * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_text(layout.get(), initial.data(), static_cast<int>(initial.size()));
    PangoRectangle drawn{};
    pango_layout_get_extents(layout.get(), &drawn, nullptr);
    const auto points = [](int units) { return static_cast<double>(units) / PANGO_SCALE; };
    set_ink(context.get(), kWhite);
    // By what is drawn of it, not by its line, it stands in the middle; a little lower below an awning.
    const double middle = look.awning ? 0.54 : 0.46;
    cairo_move_to(context.get(), side / 2.0 - points(drawn.width) / 2 - points(drawn.x),
                  side * middle - points(drawn.height) / 2 - points(drawn.y));
    pango_cairo_show_layout(context.get(), layout.get());
    std::string bytes;
    if (cairo_surface_write_to_png_stream(surface.get(), append_png, &bytes) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error{"an icon could not be drawn"};
    return bytes;
}

std::string drawn_icon_svg(const std::string& initial, const DocumentLook& look) {
    const std::string edge =
        look.awning ? "<path d='M0 0h32v5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 "
                      "1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0z' fill='" +
                          hex(look.saving) + "'/>"
                    : "<path d='M0 27h32v5H0z' fill='" + hex(look.saving) + "'/>";
    const char* base = look.awning ? "24.5" : "22";
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M0 0h32v32H0z' fill='" +
           hex(look.brand) + "'/>" + edge + "<text x='16' y='" + base +
           "' text-anchor='middle' font-family='system-ui,sans-serif' font-weight='800' font-size='19' "
           "fill='#fff'>" +
           initial + "</text></svg>";
}

}  // namespace spaza

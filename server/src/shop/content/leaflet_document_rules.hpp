#pragma once

#include <string>
#include <vector>

namespace spaza {

/// A leaflet as a printed document: a title, how long it holds, and what each page offers.
struct LeafletDocument {
    struct Offer {
        std::string name;
        std::string price;  // as shoppers read it
        std::string was;    // "" for none
    };
    struct Page {
        std::string title;
        std::string text;
        std::vector<Offer> offers;
    };
    std::string title;
    std::string validity;
    std::vector<Page> pages;
};

/// The document as PDF 1.4, A4, with the fonts every reader has. Letters outside Latin-1 become `?`.
std::string leaflet_pdf(const LeafletDocument& document);

}  // namespace spaza

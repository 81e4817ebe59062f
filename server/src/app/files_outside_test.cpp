#include "app/files_outside.hpp"

#include <gtest/gtest.h>
#include <map>

#include "shop/privacy/data_export_zip.hpp"

namespace spaza::app {
namespace {

struct ExportShelf final : AttachmentContents {
    void keep(const std::string& id, std::string content) override { kept[id] = std::move(content); }
    std::optional<std::string> read(const std::string& id) override {
        if (away) throw ContentsUnavailable{"nobody answered"};
        const auto found = kept.find(id);
        return found == kept.end() ? std::nullopt : std::optional{found->second};
    }
    void drop(const std::string& id) override { kept.erase(id); }
    std::map<std::string, std::string> kept;
    bool away{false};
};

PersonalData three_files() {
    PersonalData data;
    data.files_outside = {{"a", "a-bill.pdf", 4}, {"b", "b-door.png", 4}, {"c", "c-lift.png", 4}};
    return data;
}

TEST(FetchFilesOutside, LostOnesAreNotCalledTooLarge) {
    ExportShelf shelf;
    shelf.kept = {{"a", "bill"}, {"b", "half of it"}};
    PersonalData data = three_files();
    fetch_files_outside(data, &shelf);
    ASSERT_EQ(data.files.size(), 1U);
    EXPECT_EQ(data.files.front().content, "bill");
    EXPECT_EQ(data.files_lost, 2);
    EXPECT_EQ(data.files_left_out, 0);
    const std::string page = data_export_page(data, "Kloof", SystemClock{}.now());
    EXPECT_NE(page.find("no longer where we kept them, and so are not in it: 2."), page.npos);
    EXPECT_EQ(page.find("too large"), page.npos);
}

TEST(FetchFilesOutside, AreAllLostWithoutTheirPlace) {
    PersonalData data = three_files();
    fetch_files_outside(data, nullptr);
    EXPECT_EQ(data.files_lost, 3);
}

TEST(FetchFilesOutside, AreTriedAgainWhenTheirPlaceIsAway) {
    ExportShelf shelf;
    shelf.away = true;
    PersonalData data = three_files();
    EXPECT_THROW(fetch_files_outside(data, &shelf), ContentsUnavailable);
}

}  // namespace
}  // namespace spaza::app

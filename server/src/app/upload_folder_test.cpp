#include "app/upload_folder.hpp"

#include <gtest/gtest.h>

namespace spaza::app {
namespace {

TEST(UploadFolder, IsNamedWhenNoFileCanBeMadeThere) {
    Config config;
    config.serve.upload_dir = testing::TempDir();
    EXPECT_EQ(upload_folder_complaint(config), std::nullopt);
    config.serve.upload_dir = testing::TempDir() + "no-such-folder";
    EXPECT_EQ(upload_folder_complaint(config),
              "no file can be made in the folder for uploads, " + config.serve.upload_dir);
}

}  // namespace
}  // namespace spaza::app

#include "app/pages/render_pool.hpp"

#include <gtest/gtest.h>

namespace spaza::app::pages {

namespace {

TEST(RenderPool, EndsWhileNoRendererCanBeStarted) {
    RenderSettings settings;
    settings.program = "/no/such/renderer";
    settings.workers = 1;
    const RenderPool pool{settings};  // would never be destroyed if its keeper went on trying
}

}  // namespace

}  // namespace spaza::app::pages

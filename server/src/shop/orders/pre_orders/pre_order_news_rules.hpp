#pragma once

#include "shop/orders/pre_orders/pre_order_news.hpp"

namespace spaza {

/// What is to be reported, when the catalogue says this of the release: another day, or the day after it passed
/// and nothing was sent. A product that comes out sooner is no news before it is sent.
PreOrderNews news_of(const PreOrderWatch& watch, std::optional<TimePoint> release_at, TimePoint now);

}  // namespace spaza

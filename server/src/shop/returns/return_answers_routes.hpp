#pragma once

#include "base/fields.hpp"
#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/returns/returns_service.hpp"
#include "shop/returns/returns_wire.hpp"

namespace spaza {

/// What the routes of returns share.
struct ReturnDoor {
    Transactional<ReturnService> returns;
    wire::StoreShown store;
};

/// A return after a change, with words that say it was done.
http::Response return_changed(const Result<ShownReturn>& shown, const FieldSet& fields, const ReturnDoor& door,
                              const char* words_key, int status);

/// POST …/createReturnIntentRequest
void add_return_intent_routes(http::Router& router, const ReturnDoor& door, AttachmentIntake& intake,
                              const AttachmentLimits& limits);

}  // namespace spaza

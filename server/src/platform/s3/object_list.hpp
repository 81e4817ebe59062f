#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"

namespace spaza::s3 {

struct ListedObject {
    std::string key;
    TimePoint modified;
};

struct ObjectList {
    std::vector<ListedObject> objects;
    std::string next;  // where the list goes on; "" at its end
};

/// Reads a ListBucketResult (ListObjectsV2); nothing when it is none, or says less than it must.
std::optional<ObjectList> read_object_list(std::string_view xml);

}  // namespace spaza::s3

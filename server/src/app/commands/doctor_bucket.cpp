#include "app/commands/doctor_bucket.hpp"

#include "app/media/attachment_bucket.hpp"
#include "base/digest.hpp"

namespace spaza::app {

void examine_bucket(const Config& config, std::vector<storage::Finding>& findings) {
    const auto bucket = attachment_bucket(config);
    if (!bucket) return;
    const s3::Bucket& objects = bucket->objects;
    const std::string trial = "doctor-" + random_hex(8);
    try {
        objects.put(trial, trial);
        const bool same = objects.get(trial) == trial;
        const s3::ObjectList listed = objects.list();
        objects.remove(trial);
        if (!same || objects.has(trial))
            findings.push_back({false, "attachments", objects.address() + " does not keep what it is given",
                                "see who else writes there, and what the bucket's rules do"});
        else
            findings.push_back({true, "attachments", objects.address() + " can be written to and read", {}});
    } catch (const s3::Unavailable& failure) {
        findings.push_back({false, "attachments", objects.address() + ": " + failure.what(),
                            "fix attachments.s3_*, or what the key may do: read, write, list and delete"});
    }
}

}  // namespace spaza::app

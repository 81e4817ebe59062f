#include "shop/staff_acts/staff_act_chain.hpp"

#include "base/digest.hpp"

namespace spaza {

std::string digest_of(const StaffAct& act, std::string_view before) {
    // With the length of each, so that nothing can move from one into the next.
    std::string all{before};
    for (const std::string& each : {std::to_string(act.number), std::to_string(to_millis(act.at)), act.by,
                                    act.login, act.act, act.about, act.from, act.to})
        all += std::to_string(each.size()) + ':' + each;
    return sha256_hex(all);
}

}  // namespace spaza

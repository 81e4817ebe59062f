#include "shop/sms_news/sms_news_rules.hpp"

#include "base/messages.hpp"
#include "shop/push/push.hpp"

namespace spaza {

bool sms_wanted_by_default(PushKind kind) { return kind == PushKind::delivery; }

std::string sms_wording_of(PushKind kind) { return message("smsNews.wording", {{"what", wording_of(kind)}}); }

std::string sms_text_of(const PushNews& news, const std::string& shop) {
    if (news.about == "ticket" && news.state == "answered")
        return message("sms.answered", {{"link", shop + "/account/writetous/" + news.code}});
    if (news.about == "product" && news.state == "inStock")
        return message("sms.inStock",
                       {{"link", shop + "/p/" + news.code}, {"stop", shop + "/account/communication"}});
    return {};
}

}  // namespace spaza

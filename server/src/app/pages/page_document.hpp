#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "app/pages/page_cache.hpp"
#include "app/pages/page_look.hpp"
#include "app/pages/web_files.hpp"
#include "base/codes.hpp"

namespace spaza::app::pages {

/// One API answer as it goes into the page.
struct Answer {
    std::string path;
    int status;
    std::string body;  // JSON
};

/// Everything a page is made of.
struct PageParts {
    int status{200};
    std::string origin;  // https://shop.example, for absolute addresses
    std::string path;
    std::string shop_name;
    std::string icon;      // address of the icon; "" for none
    std::string app_icon;  // of the installed app; "" for none
    PageLook look{};
    std::string shop{"{}"};                    // JSON: shop_json
    std::string screen;                        // "" when nobody could say
    const boost::json::object* head{nullptr};  // null for the plain shell
    std::vector<Answer> answers;
    std::string markup;  // "" when the browser is to draw it
};

/// Stands in the head, so that whatever is drawn is heard from the first button on. What is pressed, sent or
/// chosen before the page works is marked busy at once and kept in `early.presses` in order: each control once,
/// one with `data-repeats` as often as it was pressed. The page does it as soon as it can
/// (web/src/app/early-presses.ts). Forms with an address of their own work without scripts, and fields of a form
/// wait for it to be sent: both are left alone. A browser's offer to install the shop waits in `early.offer`, too.
/// Always the same, like the starter; the policy of what may run names both by their digests.
inline constexpr std::string_view kListener =
    "(()=>{"
    "const presses=[],kinds=['click','submit','change'],ticks='[type=checkbox],[type=radio]',"
    "early=self.early={presses,over:false,"
    "end(){for(const kind of kinds)removeEventListener(kind,hear,true)}};"
    "const hear=event=>{"
    "const{target,type,submitter}=event,sent=type==='submit',chosen=type==='change',"
    "control=sent?submitter??target:target.closest?.(chosen?'select,'+ticks:'button,'+ticks);"
    "if(!control||control===early.doing||(sent?target.hasAttribute('action')"
    ":control.form&&(chosen||control.type!=='button')))return;"
    "const isTick=control.matches(ticks);"
    "if(isTick&&!chosen)return event.stopImmediatePropagation();"
    "const kept=presses.find(each=>each.control===control);"
    "if(early.over&&type==='click'&&!kept)return;"
    "if(!chosen)event.preventDefault();"
    "event.stopImmediatePropagation();"
    "if(early.failed)return;"
    "control.setAttribute('aria-busy','true');"
    "const wanted=chosen?isTick?control.checked:control.value:undefined;"
    "if(kept&&!control.hasAttribute('data-repeats'))kept.wanted=wanted;else presses.push({control,wanted})};"
    "for(const kind of kinds)addEventListener(kind,hear,true);"
    "addEventListener('beforeinstallprompt',offer=>{offer.preventDefault();early.offer=offer})"
    "})()";

/// Starts a drawn page's scripts once it is painted and its first pictures are there, at the first touch, or after
/// three seconds; those of a bare shell at once. An entry script that does not come while the shop answers was
/// replaced by a release: the page is loaded again, once (the same memory as web/src/shared/state/scripts.ts);
/// when that does not help, or the line is gone, `page-failed` is shown and nothing looks busy.
inline constexpr std::string_view kStarter =
    "(()=>{"
    "let all=JSON.parse(document.getElementById('page-scripts').textContent);"
    "const fail=early.fail=()=>{early.failed=true;"
    "for(const{control}of early.presses.splice(0))control.removeAttribute('aria-busy');"
    "const note=document.getElementById('page-failed');"
    "note.setAttribute('role','alert');note.hidden=false};"
    "const again=()=>{"
    "try{const key='spaza.reloaded',since=Date.now()-sessionStorage.getItem(key);"
    "sessionStorage.setItem(key,Date.now());return since>=0&&6e4>since}"
    "catch{return performance.getEntriesByType('navigation')[0]?.type==='reload'}};"
    "const replaced=()=>fetch(location.href,{method:'HEAD',cache:'no-store'})"
    ".then(()=>again()?fail():location.reload(),fail);"
    "const start=()=>{"
    "if(!all)return;"
    "for(const href of all)document.head.append(Object.assign(document.createElement('link'),"
    "{rel:'modulepreload',href}));"
    "document.body.append(Object.assign(document.createElement('script'),"
    "{type:'module',src:all[0],onerror:replaced}));"
    "all=null};"
    "for(const touch of['pointerdown','keydown','focusin'])"
    "addEventListener(touch,start,{once:true,passive:true,capture:true});"
    "if(early.presses[0])start();"
    "if(!document.getElementById('root').firstChild)start();"
    "const painted=()=>{"
    "if(!self.PerformanceObserver?.supportedEntryTypes?.includes('paint'))return start();"
    "new PerformanceObserver((seen,self)=>{if(seen.getEntriesByName('first-contentful-paint')[0]){"
    "self.disconnect();setTimeout(start)}}).observe({type:'paint',buffered:true})};"
    "document.readyState==='complete'?painted():addEventListener('load',painted);"
    "setTimeout(start,3000)"
    "})()";

/// The whole document: head, styles, markup, data and scripts; not compressed yet.
Page assemble(const WebFiles& files, const PageParts& parts);

/// `'sha256-…'`, as a content security policy names a script or style that stands in the page.
std::string policy_digest(std::string_view text);

/// What a page knows of the shop: the shopper's channel and zone, and the members `facts` adds.
std::string shop_json(const ShopContext& context, std::string_view facts);

/// The answers as JSON, by path, as worker and browser read them.
std::string answers_json(const std::vector<Answer>& answers);

/// JSON that can stand inside a script element.
std::string escape_script(std::string_view json);

}  // namespace spaza::app::pages

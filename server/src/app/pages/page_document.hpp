#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "app/pages/page_cache.hpp"
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
    ShopContext shop;
    std::string screen;                        // "" when nobody could say
    const boost::json::object* head{nullptr};  // null for the plain shell
    std::vector<Answer> answers;
    std::string markup;  // "" when the browser is to draw it
};

/// Starts a drawn page's scripts once it is painted and its first pictures are there, at the first touch, or after
/// three seconds; a button pressed before they are there is pressed again then. The one script that stands in
/// pages, always the same; the policy of what may run names it by its digest.
inline constexpr std::string_view kStarter =
    "(()=>{"
    "let all=JSON.parse(document.getElementById('page-scripts').textContent);"
    "const start=()=>{"
    "if(!all)return;"
    "for(const href of all)document.head.append(Object.assign(document.createElement('link'),"
    "{rel:'modulepreload',href}));"
    "document.body.append(Object.assign(document.createElement('script'),{type:'module',src:all[0]}));"
    "all=null};"
    "for(const touch of['pointerdown','keydown','focusin'])"
    "addEventListener(touch,start,{once:true,passive:true,capture:true});"
    "addEventListener('click',event=>{const button=event.target.closest?.('button:not(form *)');"
    "if(button&&!('awake'in document.documentElement.dataset))self.pressed=button},true);"
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

/// The answers as JSON, by path, as worker and browser read them.
std::string answers_json(const std::vector<Answer>& answers);

std::string escape_html(std::string_view text);
/// JSON that can stand inside a script element.
std::string escape_script(std::string_view json);

}  // namespace spaza::app::pages

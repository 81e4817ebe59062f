-- Puts PRODUCT into a new guest cart, again and again: a durable write. Counts the answers by status.
wrk.method = "POST"
wrk.path = "/occ/v2/spaza/channel/app/zone/G205/users/anonymous/carts/addtocart"
wrk.headers["Content-Type"] = "application/json"
wrk.body = '{"productCode":"' .. os.getenv("PRODUCT") .. '","quantity":1}'

local threads = {}
function setup(thread) table.insert(threads, thread) end
function init() taken, refused, unsaid, other = 0, 0, 0, 0 end
function response(status, headers)
  if status < 300 then
    taken = taken + 1
  elseif status == 503 then
    refused = refused + 1
    if not headers["Retry-After"] then unsaid = unsaid + 1 end
  else
    other = other + 1
  end
end
function done(summary, latency)
  local sum = { taken = 0, refused = 0, unsaid = 0, other = 0 }
  for _, thread in ipairs(threads) do
    for name in pairs(sum) do sum[name] = sum[name] + thread:get(name) end
  end
  local seconds = summary.duration / 1e6
  print(string.format("%.0f taken/s, %.0f refused/s (503), %d without Retry-After, %d otherwise; all answers p50 %.1f ms, p99 %.1f ms",
    sum.taken / seconds, sum.refused / seconds, sum.unsaid, sum.other, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end

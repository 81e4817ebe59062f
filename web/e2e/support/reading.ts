import type { Locator } from 'playwright-core';

const day = /\b(today|tomorrow|(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2,4})\b/g;

/** What shop.givesAddress makes up. */
const unit = /\b[0-9a-f]{8}, /g;

const door = /\b(Open until|Opens at|Closed, opens (tomorrow|[A-Z][a-z]+) at) \d\d:\d\d\b|\bClosed now\b/g;

/** What is heard of this part of the page: roles, names and words in their order, whatever the day and the hour, without addresses. */
export const heardOf = async (part: Locator): Promise<string> =>
  (await part.ariaSnapshot())
    .replace(/:?\n *- \/url: .*/g, '')
    .replaceAll('\u00a0', ' ')
    // Before the days: "Closed, opens tomorrow at 09:00".
    .replace(door, 'OPEN')
    .replace(day, 'DAY')
    .replace(unit, '')
    .trim();

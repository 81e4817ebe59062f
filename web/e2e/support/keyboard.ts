import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What holds the focus, and what is wrong with how that is shown. */
interface Focused {
  /** Its tag and its words, for who reads a failure. */
  what: string;
  wrong: string[];
}

/** Read in the page: the ring is drawn round the element itself, or round what holds it. */
function readFocus(): Focused {
  const on = document.activeElement;
  if (!on || on === document.body) return { what: 'nothing', wrong: ['nothing has the focus'] };
  const labels = (on as HTMLInputElement).labels ?? [];
  const words = on.getAttribute('aria-label') ?? labels[0]?.textContent ?? on.textContent;
  const what = `${on.tagName.toLowerCase()} “${words.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  if (on.tagName === 'MAIN' || on.tagName === 'DIALOG') return { what, wrong: [] };
  const round = [on, ...labels, on.parentElement, on.parentElement?.parentElement, on.closest('article')];
  const ringed = round
    .filter((each) => each instanceof HTMLElement)
    .filter((each) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    });
  const shown = ringed[0] ?? on;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const wrong: string[] = [];
  if (ringed.length === 0) wrong.push('no ring is drawn');
  if (right - left < 8 || bottom - top < 8) wrong.push('it has no size');
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
    wrong.push('it is off the screen');
  else {
    const there = document.elementFromPoint(x, y);
    if (!there || !(shown.contains(there) || there.contains(shown) || on.contains(there)))
      wrong.push(`it lies under ${there?.tagName} ${there?.className}`);
  }
  return { what, wrong };
}

/** Who has no mouse: what is pressed is come to by Tab, and is seen to have been come to. */
export class Keyboard {
  /** Where the focus was not to be seen. */
  readonly lost: string[] = [];

  constructor(private readonly page: Page) {}

  /** Looks at where the focus is; a payment page is not ours. */
  async sees(step: string): Promise<void> {
    if (!this.page.url().startsWith(process.env.SPAZA_E2E_BASE!)) return;
    const { what, wrong } = await this.page.evaluate(readFocus);
    if (wrong.length > 0) this.lost.push(`${step}: ${what}: ${wrong.join(', ')}`);
  }

  private isOn = (it: Locator) => it.evaluate((element) => element === document.activeElement);

  /** Tab by Tab, onwards or back, to the first of these; never more than a page has. */
  async comesTo(it: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await it.first().waitFor({ state: 'attached' });
    for (let tabs = 0; tabs < 250; tabs++) {
      if (await this.isOn(it.first())) return;
      await this.page.keyboard.press(key);
      await this.sees(`on the way to ${String(it)}`);
    }
    throw new Error(
      `no Tab leads to ${String(it)}; the focus is on ${(await this.page.evaluate(readFocus)).what}`,
    );
  }

  async presses(it: Locator, key = 'Enter'): Promise<void> {
    await this.comesTo(it);
    await this.page.keyboard.press(key);
  }

  /** What stands in the field is typed over. */
  async types(it: Locator, words: string): Promise<void> {
    await this.comesTo(it);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(words);
    expect(await it.first().inputValue()).toBe(words);
  }

  /** A list is gone through by its first letters. */
  async chooses(it: Locator, label: string): Promise<void> {
    await this.comesTo(it);
    await this.page.keyboard.type(label);
    await expect
      .poll(() => it.first().evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
      .toBe(label);
  }

  /** The focus has come into this part of the page by itself. */
  async isIn(part: Locator): Promise<void> {
    await expect
      .poll(() => part.first().evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
}

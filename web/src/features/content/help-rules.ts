import type { CmsPage } from '@/shared/api/types';

export interface Question {
  title: string;
  answer: string;
}

/** Something help may lead to: a question of this page, or a page. */
export interface Answer {
  title: string;
  about: string;
  /** Where it is; a question of this page is opened where it stands. */
  href?: string;
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => letters[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,?!])/g, '$1')
    .trim();

/** The questions an editor wrote into a page, in their order. */
export function questionsOf({ contentSlots }: CmsPage): Question[] {
  const components = (contentSlots?.contentSlot ?? []).flatMap(
    ({ components }) => components?.component ?? [],
  );
  const html = components.map(({ content }) => (typeof content === 'string' ? content : '')).join('');
  return [...html.matchAll(/<details[^>]*>\s*<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
    ([, title = '', answer = '']) => ({ title: plain(title), answer: plain(answer) }),
  );
}

/** Words every question has, which tell none from another. */
const filler = new Set(
  'a an and are can did do does for how i in is it me my of on or the to was what when where why will with you your'.split(
    ' ',
  ),
);

const wordsOf = (said: string) =>
  said
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is looked for: the telling words, or all when there is nothing else. */
function tellingWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !filler.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether two words differ by one letter: changed, missing, added, or two of them changed over. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2))
  );
}

/** Shorter words are too easily another word. */
const shortestWithSlip = 5;

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/** How well a word is met: as it begins, or with a slip of the finger; 0 when not. */
function metBy(word: string, said: readonly string[]): number {
  if (said.some((each) => each.startsWith(singular(word)))) return 2;
  return word.length >= shortestWithSlip && said.some((each) => isOneSlip(word, each)) ? 1 : 0;
}

/** How well each word is met, best in the title. */
function metIn({ title, about }: Answer, words: readonly string[]): number[] {
  const [inTitle, inText] = [wordsOf(title), wordsOf(about)];
  return words.map((word) => Math.max(3 * metBy(word, inTitle), metBy(word, inText)));
}

const sharedWith = (answer: Answer, words: readonly string[]) =>
  metIn(answer, words).reduce((score, met) => score + met, 0);

/** Every word is met; 0 when one is not. */
const scoreOf = (answer: Answer, words: readonly string[]) =>
  metIn(answer, words).includes(0) ? 0 : sharedWith(answer, words);

const most = 6;

/** What answers a query, best first. */
export function answersTo(query: string, answers: readonly Answer[]): Answer[] {
  const words = tellingWords(query);
  if (words.length === 0) return [];
  return answers
    .map((answer) => ({ answer, score: scoreOf(answer, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ answer }) => answer);
}

/** What a message has besides what it is about. */
const chatter = new Set(
  (
    'about again also any been but come could dear did from get got had has have hello hi how just kindly know need not one our ' +
    'please said she something still thank thanks that them then there they this us use very want was we were what when where why would'
  ).split(' '),
);

/** A word of a title, or two of a text: one alone may stand in any. */
const leastShared = 4;
const mostNear = 3;

/** What may answer somebody who writes in their own words, as they write; most of those words are met nowhere. */
export function answersNear(typed: string, answers: readonly Answer[]): Answer[] {
  const telling = wordsOf(typed).filter((word) => word.length > 2 && !filler.has(word) && !chatter.has(word));
  const words = [...new Set(telling)];
  return answers
    .map((answer) => ({ answer, score: sharedWith(answer, words) }))
    .filter(({ score }) => score >= leastShared)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ answer }) => answer);
}

/** A text in pieces; those marked begin as something that was looked for. */
export function marked(said: string, query: string): { words: string; isMet: boolean }[] {
  const words = tellingWords(query).map(singular);
  return said
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ words: piece, isMet: words.some((word) => wordsOf(piece)[0]?.startsWith(word)) }));
}

import { describe, expect, test } from 'vitest';
import type { CmsPage } from '@/shared/api/types';
import { answersNear, answersTo, marked, questionsOf } from './help-rules';

const page = {
  contentSlots: {
    contentSlot: [
      {
        slotId: 'HelpText',
        components: {
          component: [
            {
              uid: 'help-text',
              typeCode: 'CMSParagraphComponent',
              content:
                '<details><summary>When do I get my refund?</summary><p>After we check the <a href="/x">item</a>.</p></details>\n' +
                '<details><summary>Why R&amp;D?</summary><p>No  reason.</p></details>',
            },
          ],
        },
      },
    ],
  },
} as unknown as CmsPage;

const answers = [
  { title: 'Where is my order?', about: 'Open your orders.' },
  { title: 'When do I get my refund?', about: 'After we check the item.' },
  { title: 'Can I cancel my order?', about: 'Until it leaves us. The refund goes back the way you paid.' },
  { title: 'Returns and refunds', about: 'Changed your mind', href: '/s/returns-policy' },
];
const titles = (query: string) => answersTo(query, answers).map(({ title }) => title);

test('questions come from what the editor wrote, without its markup', () => {
  expect(questionsOf(page)).toEqual([
    { title: 'When do I get my refund?', answer: 'After we check the item.' },
    { title: 'Why R&D?', answer: 'No reason.' },
  ]);
});

test('a page without questions has none', () => expect(questionsOf({} as CmsPage)).toEqual([]));

test('titles come before texts', () => {
  expect(titles('refund')).toEqual([
    'When do I get my refund?',
    'Returns and refunds',
    'Can I cancel my order?',
  ]);
});

test('words half typed, of more than one, and in any case are met', () => {
  expect(titles('REF')).toHaveLength(3);
  expect(titles('refunds')).toHaveLength(3);
  expect(titles('where is my order')).toEqual(['Where is my order?', 'Can I cancel my order?']);
});

test('every word must be met, those that tell nothing aside', () => {
  expect(titles('how do I cancel an order')).toEqual(['Can I cancel my order?']);
  expect(titles('cancel geyser')).toEqual([]);
});

test.each(['refnd', 'refudn', 'reffund', 'refumd'])('a slip of the finger is forgiven: %s', (slip) => {
  expect(titles(slip)).toContain('When do I get my refund?');
});

describe('while somebody writes in their own words', () => {
  const near = (typed: string) => answersNear(typed, answers).map(({ title }) => title);

  test('a word of a title is enough, whatever else is written', () => {
    expect(near('Hello, I still have not had my refund for the broken kettle')).toEqual([
      'When do I get my refund?',
      'Returns and refunds',
    ]);
  });

  test('one word of a text is not, two are', () => {
    expect(near('You wrote nothing on the item')).toEqual([]);
    expect(near('You check each item')).toEqual(['When do I get my refund?']);
  });

  test('what every message says leads nowhere', () => {
    for (const typed of ['', 'Hi', 'Please, have you got them?', 'Where is it, and when can I', 'my or'])
      expect(near(typed), typed).toEqual([]);
  });

  test('the best of many come first, three at most', () => {
    const many = ['order', 'orders', 'ordering', 'the order'].map((title) => ({ title, about: '' }));
    expect(answersNear('cancel my order', [...many, ...answers]).map(({ title }) => title)).toEqual([
      'Can I cancel my order?',
      'order',
      'orders',
    ]);
  });
});

test('nothing is found for nothing', () => {
  expect(titles('  ')).toEqual([]);
  expect(titles('?!')).toEqual([]);
});

test('what was looked for is marked', () => {
  expect(marked('Returns and refunds', 'refund').filter(({ isMet }) => isMet)).toEqual([
    { words: 'refunds', isMet: true },
  ]);
  expect(
    marked('Returns and refunds', 'refund')
      .map(({ words }) => words)
      .join(''),
  ).toBe('Returns and refunds');
});

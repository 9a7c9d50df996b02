import { renderToStaticMarkup } from 'react-dom/server';
import { Reading } from './reading.tsx';
import { sectionIds, sectionsOf } from './sections.ts';
import { soughtSection } from '../passage/sought-section.ts';
import { useTextsOf } from '../../../test/support/texts.ts';

beforeAll(() => useTextsOf('library'));

const text = [
  '# Title',
  '## 1. ¿Qué **falta**?',
  '```md',
  '## Not a section',
  '```',
  '### Smaller',
  '## Before `you` send it ##',
  '## An ==example==',
  '## 1. ¿Qué falta?',
].join('\n');

it('When a text has headings, then its sections are those of the second level, outside of code', () => {
  expect(sectionsOf(text)).toEqual([
    { id: 's-1-que-falta', title: '1. ¿Qué falta?' },
    { id: 's-before-you-send-it', title: 'Before you send it' },
    { id: 's-an-example', title: 'An example' },
    { id: 's-1-que-falta-2', title: '1. ¿Qué falta?' },
  ]);
});

it('When the text is drawn, then its headings have the ids of its sections', () => {
  const drawn = renderToStaticMarkup(<Reading>{text}</Reading>);
  const ids = [...drawn.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(sectionsOf(text).map(({ id }) => id));
});

it.each([
  [
    ['Example', 'Example', 'Example'],
    ['s-example', 's-example-2', 's-example-3'],
  ],
  [
    ['Example', 'Example', 'Example 2', 'Example 2'],
    ['s-example', 's-example-3', 's-example-2', 's-example-2-2'],
  ],
  [
    ['¡Él!', 'El'],
    ['s-el', 's-el-2'],
  ],
  [
    ['?', '!'],
    ['s-', 's--2'],
  ],
])('When headings are %j, then their ids are %j', (titles, ids) => {
  expect(sectionIds(titles)).toEqual(ids);
});

it.each([
  ['#s-before-you-send-it', 's-before-you-send-it'],
  ['#s-%E6%BC%A2', 's-漢'],
  ['#s-%', null],
  ['#reply-1', null],
  ['', null],
])('When an address ends in %j, then it asks for the section %j', (hash, id) => {
  expect(soughtSection(hash)).toBe(id);
});

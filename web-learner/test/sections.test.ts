import { sectionId, sectionsOf } from '../src/shared/markdown/sections.ts';

it('When a text has headings, then its sections are those of the second level, outside of code', () => {
  const text = [
    '# Title',
    '## 1. ¿Qué **falta**?',
    '```md',
    '## Not a section',
    '```',
    '### Smaller',
    '## Before `you` send it ##',
  ].join('\n');
  expect(sectionsOf(text)).toEqual([
    { id: 's-1-que-falta', title: '1. ¿Qué falta?' },
    { id: 's-before-you-send-it', title: 'Before you send it' },
  ]);
});

it('When a heading is drawn with its marks, then its address is the one of its words', () => {
  expect(sectionId('Before *you* send it')).toBe(sectionId('Before you send it'));
});

import { parseContrast } from './contrast.ts';

const whole = `[weak]
Write about the lift.
[weak output]
Dear residents…
[good]
Write a notice of 60 words.

<facts>
[x] closed on Monday
</facts>
[good output]
The lift is closed on Monday.
[why]
It has the day.`;

it('When every part is there, then each is given without its label and outer blank lines', () => {
  expect(parseContrast(whole)).toEqual({
    weak: 'Write about the lift.',
    weakOutput: 'Dear residents…',
    good: 'Write a notice of 60 words.\n\n<facts>\n[x] closed on Monday\n</facts>',
    goodOutput: 'The lift is closed on Monday.',
    why: 'It has the day.',
  });
});

it('When the lines end as Windows ends them, then the parts are the same', () => {
  expect(parseContrast(whole.replaceAll('\n', '\r\n'))).toEqual(parseContrast(whole));
});

it('When the parts stand in another order, then each is still found', () => {
  const text = '[why]\nW\n[good output]\nGO\n[good]\nG\n[weak output]\nWO\n[weak]\nK';
  expect(parseContrast(text)).toEqual({ weak: 'K', weakOutput: 'WO', good: 'G', goodOutput: 'GO', why: 'W' });
});

it('When a label comes a second time, then it is text of the part it stands in', () => {
  expect(parseContrast(whole.replace('Dear residents…', '[weak]'))).toMatchObject({ weakOutput: '[weak]' });
});

it.each([
  ['a label is misspelt', whole.replace('[weak output]', '[weak outptu]'), ['weak output']],
  ['a label has nothing under it', whole.replace('It has the day.', '  '), ['why']],
  ['a label shares its line with text', whole.replace('[good]\n', '[good] '), ['good']],
  ['there is no label', 'Only text', ['weak', 'weak output', 'good', 'good output', 'why']],
  ['it is empty', '', ['weak', 'weak output', 'good', 'good output', 'why']],
])('When %s, then the missing parts are named', (_, text, missing) => {
  expect(parseContrast(text)).toEqual({ missing });
});

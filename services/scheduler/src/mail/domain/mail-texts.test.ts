import { excerptOf } from './excerpt.ts';
import { oneLine } from './one-line.ts';
import { withoutLinks } from './without-links.ts';

test('When a text is long, then its excerpt ends at a word', () => {
  const excerpt = excerptOf(`  ${'palabra '.repeat(100)}`);
  expect(excerpt.length).toBeLessThanOrEqual(401);
  expect(excerpt).toMatch(/palabra…$/);
  expect(excerptOf(' corto ')).toBe('corto');
});

test('When a line is long, then it is cut between letters, not inside one', () => {
  expect(oneLine('😀'.repeat(200))).toBe(`${'😀'.repeat(149)}…`);
});

test.each(['María José', "O'Brien", 'J. R. Peña', 'No encuentro mi certificado'])(
  'When %j is written where links are not let through, then it stays',
  (text) => {
    expect(withoutLinks(text)).toBe(text);
  },
);

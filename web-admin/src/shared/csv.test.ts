import { describe, expect, it } from '@jest/globals';
import { toCsv } from './to-csv.ts';

describe('CSV', () => {
  it('When a cell has commas, quotes or lines, then it is quoted', () => {
    expect(toCsv([{ a: 'x, "y"\nz', b: 3 }], ['a', 'b'])).toBe('a,b\r\n"x, ""y""\nz",3');
  });

  it('When a name begins like a formula, then a spreadsheet reads it as text', () => {
    expect(toCsv([{ a: '=HYPERLINK("x")' }, { a: '@cmd' }], ['a'])).toBe(
      `a\r\n"'=HYPERLINK(""x"")"\r\n'@cmd`,
    );
  });

  it('When something a spreadsheet drops stands before a formula, or it is in full width, then it is text too', () => {
    const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    const before = ['', ' ', '\u00a0', '\t', '\n', '\r', '\u200b', '\ufeff', '\u202e', ' \u200b\n'];
    const risky = [
      ...signs.flatMap((sign) => before.map((blank) => `${blank}${sign}1`)),
      '\tx',
      '\nx',
      '\rx',
    ];
    for (const text of risky) expect(toCsv([{ a: text }], ['a'])).toMatch(/^a\r\n"?'/u);
    for (const text of ['Ana', '1+1', 'a=b', '«=»', ' Ana'])
      expect(toCsv([{ a: text }], ['a'])).toBe(`a\r\n${text}`);
  });

  it('When a value is missing, then its cell is empty', () => {
    expect(toCsv([{ a: null }, {}], ['a', 'b'])).toBe('a,b\r\n,\r\n,');
  });
});

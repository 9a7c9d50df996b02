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

  it('When a value is missing, then its cell is empty', () => {
    expect(toCsv([{ a: null }, {}], ['a', 'b'])).toBe('a,b\r\n,\r\n,');
  });
});

import { DomainError } from '../errors/domain-error.ts';
import { readPageEnd, writePageEnd } from './page-end.ts';

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

test('When a page end is handed back, then it is what it was', () => {
  const end = { order: 1_763_740_000_000, id: 'a.b-c' };
  expect(readPageEnd(writePageEnd(end), { digits: 15 })).toEqual(end);
  expect(readPageEnd(undefined, { digits: 15 })).toBeUndefined();
});

test('When the number has as many digits as it may, then it is read, and with one more refused', () => {
  expect(readPageEnd(encoded('999999999.x'), { digits: 9 })).toEqual({ order: 999_999_999, id: 'x' });
  expect(() => readPageEnd(encoded('1000000000.x'), { digits: 9 })).toThrow(DomainError);
});

test.each(['', encoded('x'), encoded('-1.x'), encoded('1.'), encoded('.x'), encoded('1e3.x'), 'ñ'])(
  'When %j is handed back, then there is no such page',
  (after) => {
    expect(() => readPageEnd(after, { digits: 15 })).toThrow('There is no such page');
  },
);

import { DomainError } from '../errors/domain-error.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

test('When a cursor is handed back, then it is what it was', () => {
  const cursor = { order: 1_763_740_000_000, id: 'a.b-c' };
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  expect(decodeCursor(undefined)).toBeUndefined();
});

test('When the number has as many digits as a time may, then it is read, and with one more refused', () => {
  const latest = decodeCursor(encoded('999999999999999.x'));
  expect(new Date(latest?.order ?? NaN).getTime()).toBe(999_999_999_999_999);
  expect(() => decodeCursor(encoded('1000000000000000.x'))).toThrow(DomainError);
});

test.each(['', encoded('x'), encoded('-1.x'), encoded('1.'), encoded('.x'), encoded('1e3.x'), 'ñ'])(
  'When %j is handed back, then there is no such page',
  (after) => {
    expect(() => decodeCursor(after)).toThrow('There is no such page');
  },
);

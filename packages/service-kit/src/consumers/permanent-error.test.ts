import { z } from 'zod';
import { notFound, tooMany, unavailable } from '../errors/domain-error.ts';
import { isPermanent, PermanentError } from './permanent-error.ts';

const zodError = z.string().safeParse(1).error;
const text = { es: 'No está.', en: 'Not there.' };

test.each<[string, unknown]>([
  ['a PermanentError', new PermanentError('no')],
  ['a schema that does not fit', zodError],
  ['a refusal by a rule', notFound('gone', text)],
  ['a defect of the handler', new TypeError('undefined is not a function')],
])('When it is %s, then no retry helps', (_what, error) => {
  expect(isPermanent(error)).toBe(true);
});

test.each<[string, unknown]>([
  ['an unknown error', new Error('socket hang up')],
  ['a service that is away', unavailable()],
  ['too many calls', tooMany(1)],
  ['a broken fetch', new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })],
  ['something thrown that is no error', 'oops'],
])('When it is %s, then it is tried again', (_what, error) => {
  expect(isPermanent(error)).toBe(false);
});

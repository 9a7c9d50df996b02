import { takeCode } from './take-code.ts';

it('When the address has a code, then it is taken out of the address', () => {
  const replaced: unknown[] = [];
  const history = { state: { idx: 0 }, replaceState: (...how: unknown[]) => void replaced.push(how) };
  expect(takeCode({ hash: '#id.secret', pathname: '/viewing' }, history)).toBe('id.secret');
  expect(replaced).toEqual([[{ idx: 0 }, '', '/viewing']]);
});

it('When it has none, then there is none', () => {
  const history = { state: null, replaceState: () => undefined };
  expect(takeCode({ hash: '', pathname: '/viewing' }, history)).toBeNull();
});

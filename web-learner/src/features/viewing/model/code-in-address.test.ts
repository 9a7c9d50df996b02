import { codeIn, forgetCode } from './code-in-address.ts';

it('When the address has a code, then it is read, and taken out of the address', () => {
  const replaced: unknown[] = [];
  const history = { state: { idx: 0 }, replaceState: (...how: unknown[]) => void replaced.push(how) };
  expect(codeIn({ hash: '#id.secret' })).toBe('id.secret');
  forgetCode({ pathname: '/viewing' }, history);
  expect(replaced).toEqual([[{ idx: 0 }, '', '/viewing']]);
});

it('When it has none, then there is none', () => {
  expect(codeIn({ hash: '' })).toBeNull();
});

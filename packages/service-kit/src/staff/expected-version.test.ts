import { conflict } from '../errors/domain-error.ts';
import { assertExpectedVersion } from './expected-version.ts';

const refusal = () => conflict('changed', { es: 'Ha cambiado.', en: 'It has changed.' });

test.each([3, null])('When an editor saw %s of version 3, then it passes', (expected) => {
  expect(() => assertExpectedVersion(expected, 3, refusal)).not.toThrow();
});

test.each([2, 4, 0])('When an editor saw version %d of version 3, then it is refused', (expected) => {
  expect(() => assertExpectedVersion(expected, 3, refusal)).toThrow(expect.objectContaining({ status: 409 }));
});

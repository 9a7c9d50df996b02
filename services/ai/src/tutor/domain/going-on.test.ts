import type { Teaching } from '../../retrieval/relevance.ts';
import { findGoingOn } from './going-on.ts';

const [message, last] = ['¿Y más breve?', '¿Cómo pido un correo?'];

const found = (alone: Teaching, together: Teaching) => {
  const results = { [message]: { teaching: alone }, [`${last} ${message}`]: { teaching: together } };
  return (question: string) => ({ question, ...results[question]! });
};

test.each([
  ['taught together', found('taught', 'taught'), `${last} ${message}`],
  ['taught alone only', found('taught', 'nearest'), message],
  ['not taught alone', found('not-taught', 'nearest'), `${last} ${message}`],
])('When words that go on are %s, then that is what is found', (_, search, expected) => {
  expect(findGoingOn(search, { message, last }).question).toBe(expected);
});

test('When nothing was asked before, then they are found alone', () => {
  expect(findGoingOn(found('taught', 'taught'), { message, last: null }).question).toBe(message);
});

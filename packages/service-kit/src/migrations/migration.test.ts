import { inOrder } from './migration.ts';

const named = (name: string) => ({ name, run: () => Promise.resolve() });

test('When migrations are declared in any order, then they run by their numbers', () => {
  expect(inOrder([named('010-later'), named('002-first')]).map(({ name }) => name)).toEqual([
    '002-first',
    '010-later',
  ]);
});

test.each([[['1-short']], [['001 spaces']], [['001-a', '001-b']]])(
  'When names are %j, then they are refused',
  (names) => {
    expect(() => inOrder(names.map(named))).toThrow('needs a name of the form NNN-name');
  },
);

import { expect, it } from '@jest/globals';
import { createSerialSaver } from './serial-saver.ts';

function saver() {
  const calls: { state: string; answer: (error?: Error) => void }[] = [];
  const told: string[] = [];
  const { want } = createSerialSaver<string>({
    save: (state) =>
      new Promise((resolve, reject) => {
        calls.push({ state, answer: (error) => (error ? reject(error) : resolve()) });
      }),
    onSaved: () => told.push('saved'),
    onFailure: (error) => told.push((error as Error).message),
  });
  const answer = async (call: number, error?: Error) => {
    calls[call]!.answer(error);
    await new Promise(setImmediate);
  };
  return { want, answer, told, sent: () => calls.map(({ state }) => state) };
}

it('When several orders are wanted during a save, then only the last follows it, and once that is saved it is said', async () => {
  const { want, answer, told, sent } = saver();
  want('a');
  want('b');
  want('c');
  expect(sent()).toEqual(['a']);
  await answer(0);
  expect([sent(), told]).toEqual([['a', 'c'], []]);
  await answer(1);
  expect([sent(), told]).toEqual([['a', 'c'], ['saved']]);
});

it('When a save fails, then it is said, nothing that was wanted meanwhile follows, and a later wish does', async () => {
  const { want, answer, told, sent } = saver();
  want('a');
  want('b');
  await answer(0, new Error('conflict'));
  expect([sent(), told]).toEqual([['a'], ['conflict']]);
  want('c');
  await answer(1);
  expect([sent(), told]).toEqual([
    ['a', 'c'],
    ['conflict', 'saved'],
  ]);
});

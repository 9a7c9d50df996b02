import { expect, it } from '@jest/globals';
import { createRunningFollow } from './running-follow.ts';

it('When a form is saved while it goes on with a newer version, then the save waits and has that one', async () => {
  const running = createRunningFollow();
  const first = Promise.withResolvers<number>();
  const second = Promise.withResolvers<number>();
  running.note(first.promise);
  const saved = running.caughtUp({ titleEs: 'Cartas', version: 1 });
  running.note(second.promise);
  first.resolve(2);
  second.resolve(3);
  expect(await saved).toEqual({ titleEs: 'Cartas', version: 3 });
});

it('When nothing is running, or it failed, then what the form has is saved', async () => {
  const running = createRunningFollow();
  const data = { version: 4 };
  expect(await running.caughtUp(data)).toBe(data);
  running.note(Promise.resolve(3));
  await running.caughtUp(data);
  expect(await running.caughtUp(data)).toBe(data);
  running.note(Promise.reject(new Error('Gone')));
  expect(await running.caughtUp(data)).toBe(data);
});

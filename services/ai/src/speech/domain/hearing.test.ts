import type { PlanHolder } from '@academy/contracts/shared/people.ts';
import { mayHearLesson } from './hearing.ts';

const listeners: [who: string, listener: PlanHolder, hearsAll: boolean][] = [
  ['a free learner', { role: 'learner', plan: 'free' }, false],
  ['a free moderator', { role: 'moderator', plan: 'free' }, false],
  ['a premium learner', { role: 'learner', plan: 'premium' }, true],
  ['a free administrator', { role: 'administrator', plan: 'free' }, true],
];

test.each(listeners)('When %s listens, then the right lessons sound', async (_who, listener, hearsAll) => {
  let asked = 0;
  const first = (id: string | null) => async () => {
    asked += 1;
    return id;
  };
  expect(await mayHearLesson(listener, 'first', first('first'))).toBe(true);
  expect(await mayHearLesson(listener, 'second', first('first'))).toBe(hearsAll);
  expect(await mayHearLesson(listener, 'any', first(null))).toBe(hearsAll);
  expect(asked).toBe(hearsAll ? 0 : 3);
});

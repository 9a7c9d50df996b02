import type { PlanHolder } from '@academy/contracts/shared/people.ts';
import { mayHearLesson } from './hearing.ts';

const listeners: [who: string, listener: PlanHolder, hearsAll: boolean][] = [
  ['a free learner', { role: 'learner', plan: 'free' }, false],
  ['a free moderator', { role: 'moderator', plan: 'free' }, false],
  ['a premium learner', { role: 'learner', plan: 'premium' }, true],
  ['a free administrator', { role: 'administrator', plan: 'free' }, true],
];

test.each(listeners)('When %s listens, then the right lessons sound', (_who, listener, hearsAll) => {
  expect(mayHearLesson(listener, 'first', 'first')).toBe(true);
  expect(mayHearLesson(listener, 'second', 'first')).toBe(hearsAll);
  expect(mayHearLesson(listener, 'any', null)).toBe(hearsAll);
});

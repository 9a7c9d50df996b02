import type { PlanHolder } from '@academy/contracts/shared/people.ts';
import { mayHearDocument, mayHearLesson } from './hearing.ts';

const courses = [
  { _id: 'second', orderIndex: 2, lessonIds: ['s1'] },
  { _id: 'first', orderIndex: 1, lessonIds: ['f1', 'f2'] },
];
const listeners: [who: string, listener: PlanHolder, isPremium: boolean][] = [
  ['a free learner', { role: 'learner', plan: 'free' }, false],
  ['a free moderator', { role: 'moderator', plan: 'free' }, false],
  ['a premium learner', { role: 'learner', plan: 'premium' }, true],
  ['a free administrator', { role: 'administrator', plan: 'free' }, true],
];

test.each(listeners)(
  'When %s listens, then the right lessons and documents sound',
  (_who, listener, rest) => {
    expect(mayHearLesson(listener, 'f1', courses)).toBe(true);
    expect(mayHearLesson(listener, 'f2', courses)).toBe(rest);
    expect(mayHearLesson(listener, 's1', courses)).toBe(rest);
    expect(mayHearLesson(listener, 'f1', [])).toBe(rest);
    expect(mayHearDocument(listener, { isPremium: false })).toBe(true);
    expect(mayHearDocument(listener, { isPremium: true })).toBe(rest);
  },
);

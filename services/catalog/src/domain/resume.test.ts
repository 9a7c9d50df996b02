import { expect, test } from '@jest/globals';
import { attempt, at, courseOutline, passAll } from './testing/learner.ts';
import type { CountableAttempt } from './attempt.ts';
import { complete } from './completion.ts';
import { countAttempts } from './count-attempts.ts';
import { newProgress, type ProgressState } from './progress.ts';
import { resumeAt } from './resume.ts';
import { visit } from './visit.ts';

const course = courseOutline({ one: ['a', 'b'], two: ['c', 'd'], three: ['e'] });
const begun = newProgress('ana', 'course', at(0));
const after = (attempts: readonly CountableAttempt[], from: ProgressState = begun): ProgressState =>
  countAttempts(from, attempts)?.progress ?? from;
const opened = (lessonId: string, progress: ProgressState = begun): ProgressState =>
  visit(progress, lessonId, at(50)) ?? progress;
const completed = (progress: ProgressState, ...lessonIds: string[]): ProgressState =>
  lessonIds.reduce(
    (before, lessonId) => complete(before, course, { lessonId, at: at(40) })?.progress ?? before,
    progress,
  );

const cases: [string, ProgressState, ReturnType<typeof resumeAt>][] = [
  ['nothing was opened', begun, { lessonId: 'one', exerciseId: null }],
  ['a lesson was opened and nothing tried', opened('two'), { lessonId: 'two', exerciseId: null }],
  [
    'an exercise was tried and not passed',
    after([attempt('b', 1, {})]),
    { lessonId: 'one', exerciseId: 'b' },
  ],
  ['an exercise was passed', after(passAll('a')), { lessonId: 'one', exerciseId: 'b' }],
  ['the last one was passed before an earlier', after(passAll('b')), { lessonId: 'one', exerciseId: 'a' }],
  ['a lesson waits to be completed', after(passAll('a', 'b')), { lessonId: 'one', exerciseId: 'b' }],
  [
    'a lesson was completed',
    completed(after(passAll('a', 'b')), 'one'),
    { lessonId: 'two', exerciseId: null },
  ],
  [
    'a completed lesson was opened again',
    opened('one', completed(after(passAll('a', 'b', 'c')), 'one')),
    { lessonId: 'two', exerciseId: 'd' },
  ],
  [
    'only an earlier lesson has something left',
    completed(after(passAll('a', 'c', 'd', 'e')), 'two', 'three'),
    { lessonId: 'one', exerciseId: 'b' },
  ],
  [
    'all is passed and the last lesson waits to be completed',
    completed(after(passAll('a', 'b', 'c', 'd', 'e')), 'one', 'two'),
    { lessonId: 'three', exerciseId: 'e' },
  ],
  [
    'all is passed and completed',
    completed(after(passAll('a', 'b', 'c', 'd', 'e')), 'one', 'two', 'three'),
    null,
  ],
  [
    'the lesson last opened is gone',
    opened('withdrawn', after(passAll('a'))),
    { lessonId: 'one', exerciseId: 'b' },
  ],
];

test.each(cases)('When %s, then the learner goes on at the right place', (_when, progress, place) => {
  expect(resumeAt(progress, course)).toEqual(place);
});

test('When the same lesson is opened again within a minute, then there is nothing to write', () => {
  const progress = opened('two');
  expect(visit(progress, 'two', at(50))).toBeNull();
  expect(visit(progress, 'two', at(52))?.lastActivityAt).toEqual(at(52));
  expect(visit(progress, 'one', at(50))?.last).toEqual({ lessonId: 'one', exerciseId: null });
});

test('When a lesson is opened after a try in it, then that exercise is not forgotten', () => {
  const tried = after([attempt('b', 1, {})]);
  expect(visit(tried, 'one', at(30))?.last).toEqual({ lessonId: 'one', exerciseId: 'b' });
});

test('When a lesson for reading is not completed, then the learner goes on there', () => {
  const withText = courseOutline({ text: [], one: ['a'] });
  expect(resumeAt(begun, withText)).toEqual({ lessonId: 'text', exerciseId: null });
});

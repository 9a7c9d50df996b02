import { expect, it } from '@jest/globals';
import { accessQuestion, type AccessQuestion } from './access-question.ts';

const course = (words: string) => {
  const [status, plan] = words.split(' ') as ['draft' | 'queued' | 'published', 'free' | 'premium'];
  return { status, isPremium: plan === 'premium', lessonIds: ['one'] };
};

it.each<[string, string, AccessQuestion | null]>([
  ['published premium', 'draft premium', 'course'],
  ['published free', 'queued free', 'course'],
  ['published free', 'draft premium', 'course'],
  ['published free', 'published premium', 'becomesPremium'],
  ['published premium', 'published free', 'becomesFree'],
  ['draft free', 'published free', 'publishFree'],
  ['queued free', 'published free', 'publishFree'],
  ['queued premium', 'published free', 'publishFree'],
  ['draft free', 'queued free', 'queueFree'],
  ['queued premium', 'queued free', 'queueFree'],
  ['draft premium', 'published premium', null],
  ['draft free', 'draft premium', null],
  ['draft premium', 'draft free', null],
  ['queued free', 'queued premium', null],
  ['queued free', 'draft free', null],
  ['queued free', 'queued free', null],
  ['published free', 'published free', null],
])('When a course that is %s becomes %s, then what is asked is %s', (before, after, question) => {
  expect(accessQuestion(course(before), course(after))).toBe(question);
});

it.each(['draft free', 'draft premium', 'queued free'])(
  'When a course that is %s is published and no lesson of it is, then that is asked about',
  (before) => {
    const empty = { ...course(before), lessonIds: [] };
    expect(accessQuestion(empty, { ...empty, status: 'published' })).toBe('publishEmpty');
    expect(accessQuestion({ ...empty, status: 'published' }, { ...empty, status: 'published' })).toBe(null);
  },
);

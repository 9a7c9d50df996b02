import { expect, it } from '@jest/globals';
import { orderQuestion, statusQuestion } from './free-course.ts';

type Status = 'draft' | 'queued' | 'published';
const course = (id: string, status: Status) => ({ id, status });
const draft = course('draft', 'draft');
const free = course('free', 'published');
const paid = course('paid', 'published');
const queued = course('queued', 'queued');
const all = [draft, free, paid, queued];

it.each<[string, Status, object | null]>([
  ['paid', 'draft', { key: 'course', course: paid }],
  ['paid', 'queued', { key: 'course', course: paid }],
  ['free', 'draft', { key: 'courseFree', course: free, other: paid }],
  ['draft', 'published', { key: 'becomesFree', course: draft, other: free }],
  ['queued', 'published', null],
  ['draft', 'queued', null],
  ['free', 'published', null],
  ['gone', 'draft', null],
])('When %s becomes %s, then what is asked is %j', (id, status, question) => {
  expect(statusQuestion(all, id, status)).toEqual(question);
});

it('When the only published course becomes a draft, then it is said that nothing is left open', () => {
  expect(statusQuestion([draft, free], 'free', 'draft')).toEqual({ key: 'lastFree', course: free });
});

it('When the first course of all is published, then nothing is asked', () => {
  expect(statusQuestion([draft], 'draft', 'published')).toBeNull();
});

it('When an order puts another published course first, then it is asked; drafts change nothing', () => {
  expect(orderQuestion(all, [paid, draft, free, queued])).toEqual({
    key: 'becomesFree',
    course: paid,
    other: free,
  });
  expect(orderQuestion(all, [queued, free, draft, paid])).toBeNull();
});

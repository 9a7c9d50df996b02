import { expect, it } from '@jest/globals';
import { orderQuestion, statusQuestion } from './free-course.ts';

type Status = 'draft' | 'queued' | 'published';
const course = (id: string, status: Status) => ({ id, status });
const draft = course('draft', 'draft');
const free = course('free', 'published');
const paid = course('paid', 'published');
const queued = course('queued', 'queued');
const all = [draft, free, paid, queued];
const named = (id: string) => all.find((each) => each.id === id)!;

it.each<[string, Status, object | null]>([
  ['paid', 'draft', { key: 'course', course: paid }],
  ['paid', 'queued', { key: 'course', course: paid }],
  ['free', 'draft', { key: 'courseFree', course: free, other: paid }],
  ['draft', 'published', { key: 'becomesFree', course: draft, other: free }],
  ['draft', 'queued', { key: 'becomesFreeLater', course: draft, other: free }],
  ['queued', 'published', null],
  ['queued', 'draft', null],
  ['free', 'published', null],
])('When %s becomes %s, then what is asked is %j', (id, status, question) => {
  expect(statusQuestion(all, named(id), status)).toEqual(question);
});

it('When the only published course becomes a draft, then it is said that nothing is left open', () => {
  expect(statusQuestion([draft, free], free, 'draft')).toEqual({ key: 'lastFree', course: free });
});

it('When the first course of all is published, then nothing is asked', () => {
  expect(statusQuestion([draft], draft, 'published')).toBeNull();
});

it('When an order puts another published course first, then it is asked; drafts change nothing', () => {
  expect(orderQuestion(all, [paid, draft, free, queued])).toEqual({
    key: 'becomesFree',
    course: paid,
    other: free,
  });
  expect(orderQuestion(all, [free, draft, paid, queued])).toBeNull();
});

it('When a queued course comes first in order, then it is asked, as it will be the free one', () => {
  const question = { key: 'becomesFreeLater', course: queued, other: free };
  expect(orderQuestion(all, [queued, draft, free, paid])).toEqual(question);
  expect(orderQuestion(all, [draft, queued, free, paid])).toEqual(question);
  expect(orderQuestion([queued, free, paid], [queued, paid, free])).toMatchObject({ key: 'becomesFree' });
  expect(orderQuestion([queued, draft, free], [draft, queued, free])).toBeNull();
  expect(orderQuestion([queued, free], [free, queued])).toBeNull();
});

it('When a queued course that is first in order is published by hand, then it is asked', () => {
  expect(statusQuestion([queued, free], queued, 'published')).toEqual({
    key: 'becomesFree',
    course: queued,
    other: free,
  });
});

it.each([
  ['is not there', undefined],
  ['is older than the course', [free, paid]],
])('When the list of courses %s, then a change of status is asked about, and nothing else is', (_, list) => {
  expect(statusQuestion(list, draft, 'published')).toEqual({ key: 'unknown', course: draft });
  expect(statusQuestion(list, draft, 'draft')).toBeNull();
});

it('When the list of courses has another status of the course than its page, then that of its page counts', () => {
  const published = course('draft', 'published');
  expect(statusQuestion(all, published, 'draft')).toEqual({
    key: 'courseFree',
    course: published,
    other: free,
  });
});

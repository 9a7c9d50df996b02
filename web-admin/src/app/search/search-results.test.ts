import { expect, it } from '@jest/globals';
import type { RaRecord } from 'ra-core';
import { messages } from '../../locales/es/messages.ts';
import { menuPagesOf } from './menu-pages.ts';
import { groupResults, matchingPages, neighbour, type Choice } from './search-results.ts';
import type { SearchedResource } from './searched-resources.ts';

const translate = (key: string): string =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], messages) as string;

const resource = (name: string, page: SearchedResource['page']): SearchedResource => ({
  name,
  page,
  titleOf: ({ title }) => title,
  detailOf: ({ email = '' }) => email,
});
const searched = [resource('users', 'show'), resource('invoices', null), resource('lessons', 'edit')];
const answer = (total: number, ...data: RaRecord[]) => ({ data: { data, total } });
const ana = { id: 'u1', title: 'Ana Núñez', email: 'ana@example.test' };
const lesson = { id: 'anatomy', title: 'Anatomía', courseId: 'basics' };
const definitions = Object.fromEntries(Object.keys(messages.resources).map((name) => [name, { name }]));
const pages = menuPagesOf('administrator', definitions, translate);
const pressesTo = (groups: { choices: Choice[] }[]) =>
  groups.flatMap(({ choices }) => choices.map(({ to }) => to));

it('When a page is typed in capitals without its accent, then it is found by its Spanish name', () => {
  const found = (words: string) => matchingPages(pages, words).map(({ to }) => to);
  expect(found('MODERACION')).toEqual(['/flags']);
  expect(found('al tutor pregu')).toEqual(['/tutor-questions']);
  expect(found('inic')).toEqual(['/']);
});

it('When nothing is typed, then all pages of the menu stand in its order, the home page first', () => {
  expect(matchingPages(pages, '')).toEqual(pages);
  expect(pages.slice(0, 2).map(({ to }) => to)).toEqual(['/', '/users']);
  expect(menuPagesOf('moderator', definitions, translate).map(({ to }) => to)).toEqual([
    '/flags',
    '/mutes',
    '/watched-words',
  ]);
});

it('When answers are there, then pages, records by resource and other lists follow each other', () => {
  const groups = groupResults({
    pages,
    words: 'lec',
    searched,
    answers: [answer(1, ana), answer(3, { id: 'i1' }), answer(7, lesson)],
  });
  expect(groups.map(({ id }) => id)).toEqual(['pages', 'users', 'lessons', 'lists']);
  expect(pressesTo(groups)).toEqual([
    '/lessons',
    '/users/u1/show',
    '/users?filter=%7B%22q%22%3A%22lec%22%7D',
    '/lessons/anatomy',
    '/lessons?filter=%7B%22q%22%3A%22lec%22%7D',
    '/invoices?filter=%7B%22q%22%3A%22lec%22%7D',
  ]);
});

it('When a record has no detail of its own, then its course tells it apart', () => {
  const groups = groupResults({
    pages: [],
    words: 'ana',
    searched,
    answers: [answer(1, ana), {}, answer(1, lesson)],
  });
  const [[person], [taught]] = groups.map(({ choices }) => choices) as [Choice[], Choice[]];
  expect(person).toMatchObject({ text: 'Ana Núñez', detail: 'ana@example.test' });
  expect(person).not.toHaveProperty('courseId');
  expect(taught).toMatchObject({ text: 'Anatomía', courseId: 'basics' });
});

it('When a resource has nothing or has not answered, then it has no heading and hides no other', () => {
  const groups = groupResults({
    pages: [],
    words: 'ana',
    searched,
    answers: [answer(0), {}, answer(1, lesson)],
  });
  expect(groups.map(({ id }) => id)).toEqual(['lessons']);
});

it('When an arrow leads past an end, then it goes on at the other, across groups', () => {
  const choices = groupResults({ pages: pages.slice(0, 2), words: '', searched: [], answers: [] }).flatMap(
    (group) => group.choices,
  );
  expect(neighbour(choices, 'page/home', 1)?.id).toBe('page/users');
  expect(neighbour(choices, 'page/users', 1)?.id).toBe('page/home');
  expect(neighbour(choices, 'page/home', -1)?.id).toBe('page/users');
  expect(neighbour([], undefined, 1)).toBeUndefined();
});

import { matchesSearch } from '@academy/web-kit/text/fold.ts';
import type { GetListResult, RaRecord } from 'ra-core';
import { listAddress } from '../list-address.ts';
import type { SearchedResource } from './searched-resources.ts';

/** An entry of the menu, with its name in the reader's language. */
export interface MenuPage {
  name: string;
  to: string;
  text: string;
}

/** One thing to choose. */
export type Choice = { id: string; to: string } & (
  | { kind: 'page'; page: MenuPage }
  | { kind: 'record'; text: string; detail: string; courseId?: string | undefined }
  /** The list with what was typed; of a resource without pages of its records under `lists`. */
  | { kind: 'list'; resource: string; total: number }
);

/** What stands under one heading: pages, the records of a resource by its name, lists. */
export interface Group {
  id: string;
  choices: Choice[];
}

/** What is known of the answer to a `searchQuery`. */
export interface Answer {
  data?: GetListResult | undefined;
}

/** Pages by their names; all of them where nothing is typed. */
export const matchingPages = (pages: readonly MenuPage[], words: string): MenuPage[] =>
  pages.filter(({ text }) => matchesSearch(words, [text]));

const totalOf = ({ data }: Answer): number => data?.total ?? 0;

function recordChoice({ name, page, titleOf, detailOf }: SearchedResource, record: RaRecord): Choice {
  const base = `/${name}/${encodeURIComponent(record.id)}`;
  const detail = detailOf(record);
  return {
    kind: 'record',
    id: `${name}/${record.id}`,
    to: page === 'show' ? `${base}/show` : base,
    text: titleOf(record),
    detail,
    ...(detail === '' && typeof record.courseId === 'string' && { courseId: record.courseId }),
  };
}

/** Pages first, then each resource with its records in the menu's order, then the lists of those without pages. */
export function groupResults(asked: {
  pages: readonly MenuPage[];
  words: string;
  /** The resources that were asked, and what each has answered so far. */
  searched: readonly SearchedResource[];
  answers: readonly Answer[];
}): Group[] {
  const { pages, words, searched, answers } = asked;
  const found = searched
    .map((resource, index) => ({ resource, answer: answers[index] ?? {} }))
    .filter(({ answer }) => totalOf(answer) > 0);
  const listOf = ({ resource: { name }, answer }: (typeof found)[number]): Choice => ({
    kind: 'list',
    id: name,
    to: listAddress(name, { q: words }),
    resource: name,
    total: totalOf(answer),
  });
  const ofRecords = found.filter(({ resource }) => resource.page !== null);
  const ofLists = found.filter(({ resource }) => resource.page === null);
  const groups: Group[] = [
    {
      id: 'pages',
      choices: matchingPages(pages, words).map((page) => ({
        kind: 'page',
        id: `page/${page.name}`,
        to: page.to,
        page,
      })),
    },
    ...ofRecords.map((each) => ({
      id: each.resource.name,
      choices: [
        ...(each.answer.data?.data ?? []).map((record) => recordChoice(each.resource, record)),
        listOf(each),
      ],
    })),
    { id: 'lists', choices: ofLists.map(listOf) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** The choice that an arrow key leads to, around the ends. */
export const neighbour = (choices: readonly Choice[], from: string | undefined, step: 1 | -1) => {
  const at = choices.findIndex(({ id }) => id === from);
  return choices.at((at + step) % choices.length);
};

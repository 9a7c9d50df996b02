import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { resources } from './resources.ts';

const source = import.meta.dirname;

/** The resources as their files register them, with the text of their lists. */
const registered = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: folder }) =>
    readdirSync(join(source, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(source, folder, file), 'utf8'))
      .filter((text) => /^ {2}name: '[\w-]+',$/m.test(text) && text.includes('export default {'))
      .map((text) => ({
        name: /^ {2}name: '([\w-]+)',$/m.exec(text)![1]!,
        text,
        list: readFileSync(join(source, folder, /'\.\/([\w-]+-list\.tsx)'/.exec(text)![1]!), 'utf8'),
      })),
  );
const isMarked = (text: string) => text.includes('isSearched: true');

it('When a list of the menu has a search field, then the search over everything looks through it, and no other', () => {
  expect(registered.map(({ name }) => name).sort()).toEqual(resources.map(({ name }) => name).sort());
  const found = (matches: (each: (typeof registered)[number]) => boolean) =>
    registered
      .filter(matches)
      .map(({ name }) => name)
      .sort();
  const isSearchable = ({ text, list }: (typeof registered)[number]) =>
    list.includes('source="q"') && !text.includes('isOffMenu: true');
  expect(found(({ text }) => isMarked(text))).toEqual(found(isSearchable));
});

it('When records are found and have pages, then they are called by a title', () => {
  const untitled = registered.filter(
    ({ text }) =>
      isMarked(text) && /^ {2}(show|edit):?/m.test(text) && !text.includes('  recordRepresentation'),
  );
  expect(untitled.map(({ name }) => name)).toEqual([]);
});

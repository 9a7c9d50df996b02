import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readForum } from './read-forum.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forum-content-'));
afterAll(() => rmSync(root, { recursive: true }));

const yaml = (orderIndex: number, title = 'Start here') => `
name: { es: Nombre, en: Name }
description: { es: Una frase., en: One sentence. }
welcome: { title: { es: Empieza aquí, en: ${title} } }
orderIndex: ${orderIndex}
`;
const body = 'What belongs here. '.repeat(12);
const category = (orderIndex: number) => ({
  'category.yaml': yaml(orderIndex),
  'welcome.es.md': body,
  'welcome.en.md': body,
});

/** The faults found in a forum of these categories, each with its file's path inside the forum. */
const faultsOf = (name: string, categories: Record<string, Record<string, string>>): string[] => {
  const forum = path.join(root, name);
  for (const [id, files] of Object.entries(categories)) {
    mkdirSync(path.join(forum, id), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(forum, id, file), text);
  }
  const faults: string[] = [];
  readForum(forum, (file, problem) => faults.push(`${path.relative(forum, file)}: ${problem}`));
  return faults;
};

test('When every category has its files in both languages, then there are no faults', () => {
  expect(faultsOf('whole', { general: category(0), ideas: category(1) })).toEqual([]);
});

test('When two categories have the same place, then the second is reported', () => {
  const faults = faultsOf('places', { general: category(0), ideas: category(0) });
  expect(faults).toEqual([expect.stringMatching(/^ideas: orderIndex of the forum categories .*0 stands/)]);
});

test('When a welcome post lacks a language or is nearly empty, then its file is reported', () => {
  const { 'welcome.en.md': _, ...spanish } = category(0);
  expect(faultsOf('languages', { general: { ...spanish, 'welcome.es.md': ' ' } })).toEqual([
    'general/welcome.es.md: is empty or nearly so',
    'general/welcome.en.md: is missing',
    expect.stringContaining('general/welcome.es.md: Too small'),
  ]);
});

test.each([
  ['a title under 5 characters', { 'category.yaml': yaml(0, 'Here') }, 'category.yaml: welcome.title.en'],
  ['a title over 120', { 'category.yaml': yaml(0, 'x'.repeat(121)) }, 'category.yaml: welcome.title.en'],
  ['a body over 20,000', { 'welcome.es.md': 'x'.repeat(20_001) }, 'welcome.es.md: Too big'],
])('When a welcome post has %s, then its file is reported', (what, files, fault) => {
  expect(faultsOf(what, { general: { ...category(0), ...files } })).toEqual([
    expect.stringContaining(`general/${fault}`),
  ]);
});

test('When the category general is missing, then the forum is reported', () => {
  expect(faultsOf('fallback', { ideas: category(0) })).toEqual([': lacks the category general']);
});

test('When a folder is not named by a slug, then it is reported', () => {
  expect(faultsOf('slugs', { general: category(0), My_Ideas: category(1) })).toEqual([
    'My_Ideas: the folder’s name must be a kebab-case slug',
  ]);
});

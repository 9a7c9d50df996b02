import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenLinks, lostPaths, repositoryPaths } from './page-paths.ts';
import { root } from './readers.ts';

const paths = repositoryPaths(root);
const read = (page: string): string => readFileSync(join(root, page), 'utf8');
// What is under courses, documents and news is for learners.
const pages = [...paths].filter((path) => /\.md$/.test(path) && !/^content\/.*\//.test(path)).toSorted();

test.each(pages)('When %s names a file or links to one, then it is there', (page) => {
  const markdown = read(page);
  expect([...brokenLinks(page, markdown, paths), ...lostPaths(page, markdown, paths)]).toEqual([]);
});

test('When a part has a README, then the README of the root links to it', () => {
  const parts = pages.filter((page) => page.endsWith('/README.md'));
  expect(parts.filter((page) => !read('README.md').includes(`](${page})`))).toEqual([]);
});

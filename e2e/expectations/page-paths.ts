import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { alternatives } from './alternatives.ts';

/** Made by tools and runs, so not in the repository. */
const made =
  /(^|\/)(node_modules|dist|target|\.git|\.data|\.cache|test-results|screenshots|secrets|DATA_DIR|DIR)(\/|$)/;

/** The names that how-tos give to what a reader adds. */
const invented = /bookshelf|document[-_](featured|outline)/;

/** With a slash, and no paths. */
const otherNames = new Set(['react-dom/server', 'Europe/Madrid']);

/** Every file and folder of the repository, from its root. */
export const repositoryPaths = (root: string): ReadonlySet<string> => {
  const found = globSync(['**/*', '.*', '.github/**/*'], { cwd: root, exclude: (path) => made.test(path) });
  return new Set(found.map((path) => path.replaceAll('\\', '/')));
};

const looksLikePath = (text: string): boolean =>
  /^[\w.@{},*-][\w.@{},*/-]*$/.test(text) &&
  !text.startsWith('@') &&
  (text.includes('/') || /\w\.(ts|tsx|mjs|md|sh|json|yaml|yml|txt)$/.test(text)) &&
  !made.test(text) &&
  !invented.test(text) &&
  !otherNames.has(text);

/** Ends in the path as it is written; a journey or a class may stand without its ending. */
const ending = (text: string): RegExp => {
  const path = text
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`(^|/)${path}(\\.spec\\.ts|\\.java)?$`);
};

interface Named {
  text: string;
  line: number;
}

const namesOf = (markdown: string, pattern: RegExp): Named[] =>
  markdown
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(pattern)].map(([, name = '']) => ({ text: name, line: index + 1 })),
    );

/** Links of a page to files that are not there, with page and line. */
export const brokenLinks = (page: string, markdown: string, paths: ReadonlySet<string>): string[] =>
  namesOf(markdown, /\]\(([^)\s]+)\)/g)
    .map(({ text, line }) => ({ line, target: text.replace(/#.*$/, '') }))
    .filter(({ target }) => target !== '' && !/^[a-z]+:/.test(target))
    .filter(({ target }) => !paths.has(normalize(join(dirname(page), target)).replace(/\/$/, '')))
    .map(({ target, line }) => `${page}:${line} links to ${target}, which is not there`);

/**
 * Paths in backticks that lead nowhere, with page and line. A path is written from the root, or in short from any folder
 * inside the page's own one or a workspace that the page names in full; pages of `docs/` and of the root speak of all.
 */
export const lostPaths = (page: string, markdown: string, paths: ReadonlySet<string>): string[] => {
  const withoutCode = markdown.replace(/^ *```.*?^ *```/gms, (block) => block.replace(/[^\n]/g, ''));
  const named = namesOf(withoutCode, /`([^`]+)`/g)
    .filter(({ text }) => looksLikePath(text))
    .flatMap(({ text, line }) => alternatives(text).map((one) => ({ text: one, line })));
  const own = dirname(page);
  const speaksOfAll = own === '.' || own.startsWith('docs');
  const workspaces = named
    .map(({ text }) => text.split('/').slice(0, 2).join('/'))
    .filter((workspace) => workspace.includes('/') && paths.has(workspace));
  const within = [own, ...workspaces].map((folder) => `${folder}/`);
  const isThere = (text: string): boolean => {
    const end = ending(text);
    return [...paths].some(
      (path) =>
        end.test(path) &&
        (speaksOfAll ||
          within.some((folder) => path.startsWith(folder)) ||
          path.split('/').length === text.replace(/\/$/, '').split('/').length),
    );
  };
  return named
    .filter(({ text }) => !isThere(text))
    .map(({ text, line }) => `${page}:${line} names ${text}, which is not there`);
};

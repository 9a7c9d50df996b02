import type { Border } from './rule.ts';

export const circles: Border[] = [
  {
    name: 'no-circles',
    why: 'Files that import each other, types included, cannot be read or moved alone: put what both need into a third.',
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    why: 'An import that is not found escapes every rule.',
    // The types of Markdown and HTML trees come as @types/mdast and @types/hast alone.
    to: { couldNotResolve: true, pathNot: '^(mdast|hast)$' },
  },
];

import { knownCircles } from './known-exceptions.ts';
import type { Border } from './rule.ts';

// As one expression: a list is not understood here.
const excused = `^(${knownCircles.map(({ through }) => through.replaceAll('.', '\\.')).join('|')})$`;

export const circles: Border[] = [
  {
    name: 'no-circles',
    why: 'Files that import each other, types included, cannot be read or moved alone: put what both need into a third.',
    to: { circular: true, viaOnly: { pathNot: excused } },
  },
  {
    name: 'imports-resolve',
    why: 'An import that is not found escapes every rule.',
    // The types of Markdown and HTML trees come as @types/mdast and @types/hast alone.
    to: { couldNotResolve: true, pathNot: '^(mdast|hast)$' },
  },
];

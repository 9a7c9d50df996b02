import { fold } from './fold.ts';

const longest = 60;

/** A name of a file from a title: `¿Qué pedir?` gives `que-pedir`. Empty where a title has no such letter. */
export const slugOf = (title: string): string =>
  fold(title)
    .slice(0, longest)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

import type { Language } from '../i18n/language.ts';

/** A passage that an address cites: `?passage=<its first words>&lang=<its language>`. */
export interface CitedPassage {
  beginning: string;
  language: Language | null;
}

const names = ['passage', 'lang'] as const;

export function citedIn(search: URLSearchParams): CitedPassage | null {
  const beginning = search.get('passage');
  if (!beginning) return null;
  const language = search.get('lang');
  return { beginning, language: language === 'es' || language === 'en' ? language : null };
}

/** The same address without its citation. */
export function withoutCitation(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return rest;
}

/**
 * The address of a passage as a link from the page at hand: what else that page's address holds, such as the
 * exercise, stays where the passage is on the same page.
 */
export function passageLink(href: string, here: { pathname: string; search: string }): string {
  const [pathname = '', query = ''] = href.split('?');
  if (pathname !== here.pathname) return href;
  const search = withoutCitation(new URLSearchParams(here.search));
  for (const [name, value] of new URLSearchParams(query)) search.set(name, value);
  return `${pathname}?${search}`;
}

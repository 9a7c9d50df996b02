import type { Language } from '../../../shared/i18n/language.ts';

/** What the list of posts is narrowed to; the page's address holds it. */
export interface PostFilters {
  q: string;
  category: string | null;
  language: Language | null;
  unanswered: boolean;
  mine: boolean;
}

const longestSearch = 200;
/** An id as an address carries it, or null for anything else. */
export const idIn = (text: string | null): string | null =>
  text !== null && /^[\w-]{1,200}$/.test(text) ? text : null;

/** Reads the filters from an address; what is no filter is left out. */
export function readFilters(params: URLSearchParams): PostFilters {
  const language = params.get('language');
  return {
    q: (params.get('q') ?? '').trim().slice(0, longestSearch),
    category: idIn(params.get('category')),
    language: language === 'es' || language === 'en' ? language : null,
    unanswered: params.get('unanswered') === 'true',
    mine: params.get('mine') === 'true',
  };
}

/** The same as the list's call takes it. */
export function filterQuery({ q, category, language, unanswered, mine }: PostFilters) {
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(language && { language }),
    ...(unanswered && { unanswered: 'true' as const }),
    ...(mine && { mine: 'true' as const }),
  };
}

export const isFiltered = (filters: PostFilters): boolean => Object.keys(filterQuery(filters)).length > 0;

/** Whether more is asked for than a category. */
export const isSearch = ({ q, language, unanswered, mine }: PostFilters): boolean =>
  q !== '' || language !== null || unanswered || mine;

/** Whether a post that was just written belongs into a filtered list, as far as its announcement says. */
export function mayMatch(filters: PostFilters, post: { categoryId: string; isSpanish: boolean }): boolean {
  if (filters.q || filters.mine) return false;
  if (filters.category && filters.category !== post.categoryId) return false;
  return !filters.language || (filters.language === 'es') === post.isSpanish;
}

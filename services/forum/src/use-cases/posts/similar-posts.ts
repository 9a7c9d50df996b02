import type { ForumPostSummary } from '@academy/contracts/http/forum/posts.ts';
import { searchTerms } from '@academy/service-kit/text/search-terms.ts';
import { closestTo } from '../../domain/similar.ts';
import type { Reader } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';
import { showPosts } from './show-posts.ts';

const count = 5;

/** Posts whose titles share words with one that somebody is writing, closest first. */
export const similarPosts = async (
  deps: ForumDeps,
  title: string,
  reader: Reader,
): Promise<ForumPostSummary[]> => {
  const terms = searchTerms(title);
  if (terms.length === 0) return [];
  const closest = closestTo(terms, await deps.posts.listTitled(terms), count);
  return showPosts(deps, closest, reader);
};

import type { ForumPostSummary } from '@academy/contracts/http/forum/post-views.ts';
import { searchTerms } from '@academy/service-kit/text/search-terms.ts';
import { closestTo } from '../../domain/similar.ts';
import type { Reader } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';
import { showPosts } from './show-posts.ts';

const count = 5;

/**
 * Posts like one whose title somebody is writing, the most alike first: of all those that share words, and of the newest
 * those that mean the same in other words or in the other language.
 */
export const similarPosts = async (
  deps: ForumDeps,
  title: string,
  reader: Reader,
): Promise<ForumPostSummary[]> => {
  const titleTerms = searchTerms(title);
  if (titleTerms.length === 0) return [];
  const [newest, sharing] = await Promise.all([
    deps.titleMeanings.newest(),
    deps.posts.listTitled(titleTerms),
  ]);
  const known = new Set(newest.map(({ _id }) => _id));
  const older = deps.titleMeanings.withMeaning(sharing.filter(({ _id }) => !known.has(_id)));
  const closest = closestTo({ titleTerms, meaning: deps.vectorOf(title) }, [...newest, ...older], count);
  return showPosts(deps, await deps.posts.listInOrder(closest.map(({ _id }) => _id)), reader);
};

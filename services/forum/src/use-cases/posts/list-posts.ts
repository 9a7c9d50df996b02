import { generalCategoryId } from '@academy/contracts/http/forum/categories.ts';
import type { ForumPostSummary } from '@academy/contracts/http/forum/post-views.ts';
import type { forumPostQuerySchema } from '@academy/contracts/http/forum/posts.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import type { z } from 'zod';
import type { PostQuery } from '../../data/post-repository.ts';
import type { Reader } from '../../domain/visibility.ts';
import type { Categories } from '../../cache/category-list.ts';
import type { ForumDeps } from '../deps.ts';
import { largestPage, pageOf, type Page } from '../page.ts';
import { showPosts } from './show-posts.ts';

export type PostListQuery = Omit<z.output<typeof forumPostQuerySchema>, 'after'> & {
  after: Cursor | undefined;
};

/** Which categories' posts show this one: `general` stands for those that are retired too. */
const categoriesShownAs = (category: string, { all, open }: Categories): string[] =>
  category === generalCategoryId
    ? [category, ...all.filter(({ _id }) => !open.has(_id)).map(({ _id }) => _id)]
    : open.has(category)
      ? [category]
      : [];

const topicOf = ({ lesson, document }: PostListQuery): PostQuery['topic'] => {
  if (lesson !== undefined) return { kind: 'lesson', id: lesson };
  return document === undefined ? undefined : { kind: 'document', id: document };
};

/** A searched, filtered page of the community's posts, newest first. */
export const listPosts = async (
  deps: ForumDeps,
  query: PostListQuery,
  reader: Reader,
): Promise<Page<ForumPostSummary>> => {
  const { q, category, language, unanswered, mine, after, limit = largestPage } = query;
  if (mine && reader === null) return { rows: [], next: null };
  const found = await deps.posts.list({
    q,
    categoryIds:
      category === undefined ? undefined : categoriesShownAs(category, await deps.categoryList.read()),
    isSpanish: language === undefined ? undefined : language === 'es',
    unanswered,
    userId: mine ? reader?.userId : undefined,
    topic: topicOf(query),
    readerId: reader?.userId ?? null,
    after,
    limit: limit + 1,
  });
  const page = pageOf(found, limit);
  return { rows: await showPosts(deps, page.rows, reader), next: page.next };
};

import { QueryClient } from '@tanstack/react-query';
import { readRepliedPost } from './changes.ts';
import { postQuery, type ForumPost } from './posts.ts';

const opened = async (reads: Partial<ForumPost>) => {
  const queries = new QueryClient();
  const { queryKey } = postQuery('p');
  const known = { id: 'p', replyCount: 3, subscribed: false } as ForumPost;
  queries.setQueryData(queryKey, known);
  queries.invalidateQueries = () => {
    queries.setQueryData(queryKey, { ...known, ...reads });
    return Promise.resolve();
  };
  return { queries, post: () => queries.getQueryData(queryKey) };
};

test.each([
  ['has not counted it', {}, true, 4],
  ['has counted it', { replyCount: 4, subscribed: true }, true, 4],
  ['has counted more', { replyCount: 9 }, true, 9],
  ['holds it', {}, false, 3],
])('When the server %s, then the post shows one’s reply rightly', async (_what, reads, isVisible, count) => {
  const { queries, post } = await opened(reads);
  await readRepliedPost(queries, 'p', isVisible);
  expect(post()).toMatchObject({ replyCount: count, subscribed: true });
});

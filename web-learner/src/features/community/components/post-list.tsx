import { useInfiniteQuery, useMutation, useMutationState } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/session-context.tsx';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { postsQuery, type ForumPostDraft } from '../api/posts.ts';
import { useArrivals } from '../hooks/use-arrivals.ts';
import { joinPages } from '../model/arrivals.ts';
import { mayMatch, type PostFilters } from '../model/filters.ts';
import { createPostKey } from '../model/mutation-keys.ts';
import { NewItemsBar } from './new-items-bar.tsx';
import { PendingCard } from './pending-card.tsx';
import { PostCard } from './post-card.tsx';

interface PostListProps {
  filters: PostFilters;
  empty: ReactNode;
}

/** The posts that the filters let through, newest first, page by page. */
export function PostList({ filters, empty }: PostListProps) {
  const { t } = useTranslation('community');
  const { status } = useSession();
  const query = useInfiniteQuery(postsQuery(filters));
  const posts = query.data && joinPages(query.data.pages);
  const { shown, waiting, settle, settleAll } = useArrivals(posts, (message) =>
    message.type === 'post_created' && mayMatch(filters, message.post) ? message.post.id : null,
  );
  const pending = useMutationState({
    filters: { mutationKey: createPostKey, status: 'pending' },
    select: ({ state }) => state.variables as ForumPostDraft,
  });

  async function more() {
    const { data } = await query.fetchNextPage();
    settle(data?.pages.at(-1)?.items ?? []);
  }
  // By a mutation: the list may be read for other reasons meanwhile, and what could not be read goes on waiting.
  const showNew = useMutation({
    mutationFn: () => query.refetch({ throwOnError: true }),
    onSuccess: ({ data }) => settleAll(joinPages(data?.pages)),
  });

  if (query.isError && !posts) {
    return <LoadError error={query.error} retry={() => void query.refetch()} />;
  }
  if (!posts) return <PostBones />;
  return (
    <div className="post-list">
      <NewItemsBar
        kind="posts"
        count={waiting}
        isLoading={showNew.isPending || query.isFetchingNextPage}
        onShow={() => showNew.mutate()}
      />
      {showNew.isError && <LoadError error={showNew.error} retry={() => showNew.mutate()} />}
      {status === 'signed-in' && pending.map((draft) => <PendingCard key={draft.id} {...draft} />)}
      {shown.length === 0 && pending.length === 0 && empty}
      {shown.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {query.isFetchNextPageError && <LoadError error={query.error} retry={() => void more()} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button disabled={query.isFetchingNextPage || showNew.isPending} onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function PostBones() {
  const { t } = useTranslation();
  return (
    <div className="post-list" role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className="bones bones--plain-card" style={{ height: 150 }} />
      ))}
    </div>
  );
}

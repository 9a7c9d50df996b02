import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { postQuery, type ForumPost } from '../api/posts.ts';
import { repliesQuery } from '../api/replies.ts';
import { useArrivals } from '../hooks/use-arrivals.ts';
import { useReadMark } from '../hooks/use-read-mark.ts';
import { useSoughtReply } from '../hooks/use-sought-reply.ts';
import { joinPages } from '../model/arrivals.ts';
import { NewItemsBar } from './new-items-bar.tsx';
import { ReplyBox } from './reply-box.tsx';
import { PendingReply, ReplyEntry } from './reply-entry.tsx';

/** The replies to a post, oldest first, and the form for another. */
export function Replies({ post }: { post: ForumPost }) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const queries = useQueryClient();
  const [sending, setSending] = useState<string | null>(null);
  const query = useInfiniteQuery(repliesQuery(post.id));
  const replies = query.data && joinPages(query.data.pages);
  const { shown, waiting, settle, settleAll } = useArrivals(replies, (message) =>
    message.type === 'reply_created' && message.postId === post.id ? message.replyId : null,
  );

  async function more() {
    const { data } = await query.fetchNextPage();
    settle(data?.pages.at(-1)?.items ?? []);
  }
  const showNew = useMutation({
    mutationFn() {
      void queries.invalidateQueries({ queryKey: postQuery(post.id).queryKey, exact: true });
      return query.refetch({ throwOnError: true });
    },
    onSuccess: ({ data }) => settleAll(joinPages(data?.pages)),
  });
  const isComplete = replies !== undefined && !query.hasNextPage;
  useSoughtReply({ shown, mayContinue: query.hasNextPage && !query.isFetching, more });
  useReadMark(post, isComplete ? shown : null);
  // What waits is not part of the discussion yet, as far as this screen is concerned.
  const count = isComplete ? shown.filter(({ status }) => status === 'visible').length : post.replyCount;

  // What is held or withdrawn takes no replies, so there is nothing to say of them.
  if (post.status !== 'visible' && isComplete && shown.length === 0) return null;
  return (
    <section className="replies" aria-labelledby="replies-title">
      <h2 id="replies-title">{shared('count.replies', { count })}</h2>
      {query.isLoadingError && <LoadError error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && (
        <div className="bones" style={{ height: 160 }} role="status" aria-label={t('loadingReplies')} />
      )}
      {isComplete && shown.length === 0 && sending === null && (
        <p className="replies__empty">{t('noReplies')}</p>
      )}
      <ol>
        {shown.map((reply) => (
          <ReplyEntry key={reply.id} reply={reply} post={post} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage || showNew.isPending} onClick={() => void more()}>
          {t('moreReplies')}
        </Button>
      )}
      {sending !== null && <PendingReply content={sending} />}
      <NewItemsBar
        kind="replies"
        count={isComplete ? waiting : 0}
        isLoading={showNew.isPending || query.isFetchingNextPage}
        onShow={() => showNew.mutate()}
      />
      {showNew.isError && <LoadError error={showNew.error} retry={() => showNew.mutate()} />}
      {post.status === 'visible' && <ReplyBox postId={post.id} onSending={setSending} />}
    </section>
  );
}

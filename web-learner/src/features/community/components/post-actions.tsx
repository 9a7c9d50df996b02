import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { patchPost, refreshLists } from '../api/changes.ts';
import { deletePost, postQuery, setMeToo, setSubscribed, type ForumPost } from '../api/posts.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { ConfirmDelete } from './confirm-delete.tsx';
import { ReportButton } from './report-button.tsx';

/** What a member may do with a post. */
export function PostActions({ post, onEdit }: { post: ForumPost; onEdit: () => void }) {
  const { t } = useTranslation('community');
  const { status } = useSession();
  if (status !== 'signed-in') {
    return post.meTooCount > 0 ? <p className="hint">{t('meTooCount', { count: post.meTooCount })}</p> : null;
  }
  return (
    <div className="thread__actions">
      <MeTooButton post={post} />
      <SubscribeButton post={post} />
      {post.own ? (
        <>
          <Button size="small" type="text" onClick={onEdit}>
            {t('edit')}
          </Button>
          <DeletePost post={post} />
        </>
      ) : (
        <ReportButton target={{ kind: 'post', id: post.id }} />
      )}
    </div>
  );
}

function MeTooButton({ post }: { post: ForumPost }) {
  const { t } = useTranslation('community');
  const queries = useQueryClient();
  const onError = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => setMeToo(post.id, !post.meToo),
    onSuccess: (answer) => patchPost(queries, post.id, answer),
    onError,
  });
  const count = post.meTooCount > 0 ? ` · ${post.meTooCount}` : '';
  if (post.own)
    return count ? <span className="hint">{t('meTooCount', { count: post.meTooCount })}</span> : null;
  return (
    <Button size="small" aria-pressed={post.meToo} disabled={isPending} onClick={() => mutate()}>
      {t('meToo')}
      {count}
    </Button>
  );
}

function SubscribeButton({ post }: { post: ForumPost }) {
  const { t } = useTranslation('community');
  const queries = useQueryClient();
  const onError = useFailureToast();
  const subscribed = !post.subscribed;
  const { mutate, isPending } = useMutation({
    mutationFn: () => setSubscribed(post.id, subscribed),
    onSuccess: () => patchPost(queries, post.id, { subscribed }),
    onError,
  });
  return (
    <Button size="small" aria-pressed={post.subscribed} disabled={isPending} onClick={() => mutate()}>
      {t(post.subscribed ? 'subscribed' : 'subscribe')}
    </Button>
  );
}

function DeletePost({ post }: { post: ForumPost }) {
  const { t } = useTranslation('community');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const onError = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deletePost(post.id),
    async onSuccess() {
      toast({ title: t('deleted') });
      await navigate('/community');
      queries.removeQueries({ queryKey: postQuery(post.id).queryKey });
      await refreshLists(queries);
    },
    onError,
  });
  return <ConfirmDelete question={t('askDeletePost')} isPending={isPending} onConfirm={() => mutate()} />;
}

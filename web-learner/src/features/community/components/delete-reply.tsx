import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { postPath } from '../api/posts.ts';
import { deleteReply, repliesQuery, type ForumReply } from '../api/replies.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { ConfirmDelete } from './confirm-delete.tsx';

export function DeleteReply({ reply }: { reply: ForumReply }) {
  const { t } = useTranslation('community');
  const queries = useQueryClient();
  const onError = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteReply(reply.id),
    async onSuccess() {
      toast({ title: t('deletedReply') });
      await Promise.all([
        queries.invalidateQueries({ queryKey: repliesQuery(reply.postId).queryKey }),
        queries.invalidateQueries({ queryKey: [postPath(reply.postId)] }),
      ]);
    },
    onError,
  });
  return <ConfirmDelete question={t('askDeleteReply')} isPending={isPending} onConfirm={() => mutate()} />;
}

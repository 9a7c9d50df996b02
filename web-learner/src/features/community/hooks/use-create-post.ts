import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { refreshLists, putPost } from '../api/changes.ts';
import { createPost, type ForumPost, type ForumPostDraft } from '../api/posts.ts';
import { createPostKey } from '../model/mutation-keys.ts';
import { rememberOwn } from '../model/own-writings.ts';

interface CreatePost {
  /** What must be done first, again at each try. */
  before: (() => Promise<void>) | undefined;
  onDone: (post: ForumPost) => void;
}

/** Sends a post, says how it went, and brings the lists up to date. */
export function useCreatePost({ before, onDone }: CreatePost) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const queries = useQueryClient();
  return useMutation({
    mutationKey: createPostKey,
    async mutationFn(draft: ForumPostDraft & { id: string }) {
      await before?.();
      return createPost(draft);
    },
    onMutate: ({ id }) => rememberOwn(id),
    async onSuccess(post) {
      const words = post.status === 'held' ? 'held' : 'created';
      toast({ title: t(`${words}.title`), description: t(`${words}.text`) });
      putPost(queries, post);
      onDone(post);
      await refreshLists(queries);
    },
    onError: () =>
      toast({ title: shared('errorTitle'), description: t('createFailed'), tone: 'destructive' }),
  });
}

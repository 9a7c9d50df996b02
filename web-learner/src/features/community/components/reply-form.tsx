import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { readRepliedPost, refreshLists } from '../api/changes.ts';
import { allowanceQuery } from '../api/community.ts';
import { createReply, putReply, REPLY_LENGTH } from '../api/replies.ts';
import { useWriting } from '../hooks/use-writing.ts';
import { rememberOwn } from '../model/own-writings.ts';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { LeftNote } from './left-note.tsx';
import { MarkdownField } from './markdown-field.tsx';

interface ReplyFormProps {
  postId: string;
  /** Hears what is on its way, and null once it has arrived or failed. */
  onSending: (content: string | null) => void;
}

/** A reply. Its text stays, here and in this browser, until the server has it. */
export function ReplyForm({ postId, onSending }: ReplyFormProps) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const queries = useQueryClient();
  const { id, text: content, write, clear } = useWriting(`reply:${postId}`);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reply: { id: string; content: string }) => createReply(postId, reply),
    onMutate(reply) {
      rememberOwn(reply.id);
      onSending(reply.content);
    },
    async onSuccess(reply) {
      clear();
      putReply(queries, reply);
      const words = reply.status === 'held' ? 'replyHeld' : 'replied';
      toast({ title: t(`${words}.title`), description: t(`${words}.text`) });
      await Promise.all([
        readRepliedPost(queries, postId, reply.status === 'visible'),
        queries.invalidateQueries({ queryKey: allowanceQuery.queryKey }),
        refreshLists(queries),
      ]);
    },
    onError: () => toast({ title: shared('errorTitle'), description: t('replyFailed'), tone: 'destructive' }),
    onSettled: () => onSending(null),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (content.trim() !== '' && !isPending) mutate({ id, content: content.trim() });
  }

  return (
    <form className="reply-form" onSubmit={send}>
      <h3>{t('yourReply')}</h3>
      <MarkdownField
        label={t('yourReply')}
        placeholder={t('replyPlaceholder')}
        value={content}
        onChange={write}
        maxLength={REPLY_LENGTH}
        minRows={4}
        disabled={isPending}
      />
      <LeftNote kind="replies" />
      <FailureNote error={error} />
      <Button type="primary" htmlType="submit" disabled={isPending || content.trim() === ''}>
        {isPending ? t('publishing') : t('reply')}
      </Button>
    </form>
  );
}

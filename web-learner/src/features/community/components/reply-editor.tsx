import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putReply, REPLY_LENGTH, updateReply, type ForumReply } from '../api/replies.ts';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { MarkdownField } from './markdown-field.tsx';

/** The author's own reply in a form. */
export function ReplyEditor({ reply, onDone }: { reply: ForumReply; onDone: () => void }) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const queries = useQueryClient();
  const [content, setContent] = useState(reply.content);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateReply(reply.id, content.trim()),
    onSuccess(changed) {
      putReply(queries, changed);
      onDone();
    },
  });
  return (
    <form
      className="reply-form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <MarkdownField
        label={t('editReply')}
        value={content}
        onChange={setContent}
        maxLength={REPLY_LENGTH}
        minRows={4}
        disabled={isPending}
      />
      <FailureNote error={error} />
      <div className="reply__actions">
        <Button type="primary" size="small" htmlType="submit" disabled={isPending || content.trim() === ''}>
          {isPending ? t('saving') : t('save')}
        </Button>
        <Button size="small" disabled={isPending} onClick={onDone}>
          {shared('cancel')}
        </Button>
      </div>
    </form>
  );
}

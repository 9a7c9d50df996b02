import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { APPEAL_LENGTH, appealAgainst, type Reported } from '../api/community.ts';
import { postPath } from '../api/posts.ts';
import './appeal.css';

interface AppealProps {
  target: Reported;
  postId: string;
}

/** An author objects to the removal of what they wrote, once, in their own words. */
export function Appeal({ target, postId }: AppealProps) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <p>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('appeal.action')}
        </Button>
      </p>
    );
  return <AppealForm target={target} postId={postId} onCancel={() => setOpen(false)} />;
}

function AppealForm({ target, postId, onCancel }: AppealProps & { onCancel: () => void }) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const id = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => appealAgainst(target, text.trim()),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [postPath(postId)] }),
        queries.invalidateQueries({ queryKey: [`${postPath(postId)}/replies`] }),
      ]),
  });
  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') mutate();
  }
  return (
    <form className="appeal" noValidate onSubmit={send}>
      <label htmlFor={id}>{t('appeal.label')}</label>
      <Input.TextArea
        id={id}
        autoFocus
        autoSize={{ minRows: 3, maxRows: 10 }}
        maxLength={APPEAL_LENGTH}
        value={text}
        required
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        onChange={({ target: field }) => {
          setText(field.value);
          setMissing(false);
        }}
      />
      <p id={`${id}-hint`} className={isMissing ? 'failure-note' : 'hint'}>
        {t(isMissing ? 'appeal.missing' : 'appeal.hint')}
      </p>
      <FailureNote error={error} />
      <p className="appeal__buttons">
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {t('appeal.send')}
        </Button>
        <Button onClick={onCancel}>{shared('cancel')}</Button>
      </p>
    </form>
  );
}

import { Button, Input } from 'antd';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { REASON_LENGTH } from '../api/cases.ts';

interface ReasonFormProps {
  label: string;
  hint: string;
  send: string;
  isDangerous?: boolean;
  isPending?: boolean;
  error?: unknown;
  onSend: (text: string) => void;
  onCancel: () => void;
  /** More to fill in, above the text. */
  children?: ReactNode;
}

/** A short text that is needed to go on. */
export function ReasonForm(props: ReasonFormProps) {
  const {
    label,
    hint,
    send,
    isDangerous = false,
    isPending = false,
    error,
    onSend,
    onCancel,
    children,
  } = props;
  const { t } = useTranslation('moderation');
  const shared = useTranslation().t;
  const id = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') onSend(text.trim());
  }

  return (
    <form className="case__form" noValidate onSubmit={submit}>
      {children}
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={REASON_LENGTH}
        value={text}
        required
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      <p id={`${id}-hint`} className={isMissing ? 'failure-note' : 'case__hint'}>
        {isMissing ? t('missing') : hint}
      </p>
      <FailureNote error={error} />
      <div className="case__buttons">
        <Button type="primary" danger={isDangerous} htmlType="submit" disabled={isPending}>
          {send}
        </Button>
        <Button onClick={onCancel}>{shared('cancel')}</Button>
      </div>
    </form>
  );
}

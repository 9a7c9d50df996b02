import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { hasKeyboard } from '../../../shared/ui/has-keyboard.ts';
import { SendIcon, StopIcon } from './tutor-icons.tsx';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  answering: boolean;
  onSend: () => void;
  onStop: () => void;
}

/** The question box. What is sent is the text as typed; only a blank one cannot be sent. */
export function Composer({ field, text, onChange, answering, onSend, onStop }: ComposerProps) {
  const { t } = useTranslation('tutor');
  const excess = text.length - tutorLimits.messageCharacters;
  const canSend = text.trim() !== '' && excess <= 0 && !answering;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSend) onSend();
  }
  function sendOnEnter(event: KeyboardEvent) {
    // On a phone Enter makes a line: it has no Shift to go with it.
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isPlain && hasKeyboard()) submit(event);
  }

  return (
    <form className="composer" onSubmit={submit}>
      <label className="visually-hidden" htmlFor="tutor-question">
        {t('question')}
      </label>
      <textarea
        id="tutor-question"
        ref={field}
        rows={2}
        value={text}
        placeholder={t('placeholder')}
        aria-describedby="tutor-help"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <div className="composer__row">
        <p id="tutor-help" role={excess > 0 ? 'alert' : undefined} data-excess={excess > 0}>
          {excess > 0 ? t('tooLong', { count: excess, limit: tutorLimits.messageCharacters }) : t('keys')}
        </p>
        {answering && (
          <button type="button" className="button button--small button--quiet" onClick={onStop}>
            <StopIcon size={16} /> {t('stop')}
          </button>
        )}
        <button type="submit" className="button button--small" disabled={!canSend}>
          {answering ? (
            t('thinking')
          ) : (
            <>
              <SendIcon size={16} /> {t('send')}
            </>
          )}
        </button>
      </div>
    </form>
  );
}

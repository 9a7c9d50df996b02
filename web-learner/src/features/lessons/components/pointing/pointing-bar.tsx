import { Button } from 'antd';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PointingTarget } from '../../hooks/use-pointing.ts';
import { useSelection } from '../../hooks/use-selection.ts';
import type { PointedWords } from '../../model/pointings.ts';
import { sentencesOf } from '../../model/sentences.ts';
import './pointing.css';

interface PointingBarProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  target: PointingTarget;
  /** Why the words chosen before do not count. */
  refusal: string | null;
  canCheck: boolean;
  isSending: boolean;
  onConfirm: (words: PointedWords) => void;
  onCancel: () => void;
}

export const POINTING_HELP = 'pointing-help';

/**
 * Stands below the editor while the learner points to the words that fulfil a criterion: a sentence in one press, or what they
 * select in the text. Mounted anew for each.
 */
export function PointingBar({
  field,
  text,
  target,
  refusal,
  canCheck,
  isSending,
  onConfirm,
  onCancel,
}: PointingBarProps) {
  const { t } = useTranslation('lessons');
  const { start, end } = useSelection(field);
  const words = text.slice(start, end).trim();
  const cancelByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  });
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
    element?.addEventListener('keydown', cancelByKey);
    return () => element?.removeEventListener('keydown', cancelByKey);
  }, [field]);

  return (
    <section className="pointing" aria-label={t('pointing.title', { label: target.label })}>
      <p id={POINTING_HELP}>{t('pointing.how', { label: target.label })}</p>
      {words === '' ? (
        <ul className="pointing__sentences">
          {sentencesOf(text).map((sentence) => (
            <li key={sentence.start}>
              <button
                type="button"
                disabled={!canCheck}
                onClick={() => onConfirm({ key: target.key, ...sentence })}
              >
                {text.slice(sentence.start, sentence.end)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <blockquote>{words}</blockquote>
      )}
      <p role="alert" className="pointing__refusal">
        {refusal}
      </p>
      <div className="exercise__actions">
        {words !== '' && (
          <Button
            type="primary"
            size="small"
            disabled={!canCheck}
            onClick={() => onConfirm({ key: target.key, start, end })}
          >
            {t(isSending ? 'checking' : 'pointing.confirm')}
          </Button>
        )}
        <Button type="text" size="small" onClick={onCancel}>
          {t('pointing.cancel')}
        </Button>
        <span>{t('pointing.note')}</span>
      </div>
    </section>
  );
}

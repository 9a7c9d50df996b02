import { lastDecision } from '@academy/web-kit/forum/case-rules.ts';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '../../../shared/ui/take-focus.ts';
import type { ModerationCase } from '../api/cases.ts';
import { useName } from './author-line.tsx';

/** What was decided, by whom and why. It takes the focus of the buttons whose place it takes. */
export function DecidedLine({ record, isSending }: { record: ModerationCase; isSending: boolean }) {
  const { t } = useTranslation('moderation');
  const nameOf = useName();
  const decision = lastDecision(record.history);
  return (
    <p className="case__decided" role="status" tabIndex={-1} ref={takeFocus} data-sending={isSending}>
      {decision && record.status !== 'deleted' ? (
        <>
          <b>{t(`decided.${decision.action}`)}</b> {t('by', { name: nameOf(decision.by) })}
          {decision.reason !== '' && <span className="case__reason">{decision.reason}</span>}
        </>
      ) : (
        <b>{t('deletedByAuthor')}</b>
      )}
    </p>
  );
}

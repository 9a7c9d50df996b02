import { useTranslation } from 'react-i18next';
import type { Answer } from '../model/conversation.ts';

/** Says under a model's answer what of it is not from the academy, or that it was not compared with what the academy says. */
export function Unproven({ answer: { state, text, answeredBy, notFromAcademy } }: { answer: Answer }) {
  const { t } = useTranslation('tutor');
  if (notFromAcademy.length > 0)
    return (
      <p className="tutor-answer__note tutor-answer__unproven">
        {t('notFromAcademy.note', { count: notFromAcademy.length })}
      </p>
    );
  const isCut = state === 'stopped' || state === 'failed';
  if (!isCut || text === '' || answeredBy?.kind !== 'openai') return null;
  return <p className="tutor-answer__note">{t('notFromAcademy.notCompared')}</p>;
}

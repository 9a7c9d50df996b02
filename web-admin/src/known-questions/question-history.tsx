import type { StaffKnownQuestion } from '@academy/contracts/http/ai/known-questions.ts';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { formatShortDate } from '../shared/short-date.ts';

type Wording = Pick<StaffKnownQuestion, 'question' | 'status'>;

const stepOf = (before: Wording | null, after: Wording): string => {
  if (before === null) return 'added';
  if (before.status === after.status) return 'reworded';
  return after.status === 'removed' ? 'removed' : 'restored';
};

/** Who did what to the row's question, and when; what it was called before where that was changed. */
export function QuestionHistory() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const record = useRecordContext<StaffKnownQuestion>();
  if (!record) return null;
  const { history } = record;
  return (
    <details onClick={(event) => event.stopPropagation()}>
      <summary>{translate('resources.known-questions.history', { smart_count: history.length })}</summary>
      <Box component="ol" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 13.5 }}>
        {history.map(({ by, at, before }, index) => {
          const step = stepOf(before, history[index - 1]?.before ?? record);
          return (
            <li key={`${at}-${String(index)}`}>
              {translate(`resources.known-questions.steps.${step}`)} · {formatShortDate(at, language)} ·{' '}
              <PersonName id={by} />
              {step === 'reworded' && <Box lang={record.language}>«{before?.question}»</Box>}
            </li>
          );
        })}
      </Box>
    </details>
  );
}

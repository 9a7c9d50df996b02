import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { ReferenceField } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { TextBlock } from '../shared/text-block.tsx';
import { learnerOf, VerdictTags } from './attempt-tags.tsx';
import { DecisionList } from './decision-list.tsx';
import { OverruleButton } from './overrule-button.tsx';
import { PointingSection } from './pointing-section.tsx';

/** One attempt: the answer, what the rubric said of it and what staff decided. */
export const AttemptShow = () => (
  <RecordShow<StaffAttempt> titleOf={learnerOf}>
    <Attempt />
  </RecordShow>
);

function Attempt() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const attempt = useRecordContext<StaffAttempt>();
  if (!attempt) return null;
  const { attempt: number, score, createdAt, hintsUsed, criteria, overrides, judgedPassed } = attempt;
  const verdict = (passed: boolean) =>
    translate(`resources.attempts.verdicts.${passed ? 'passed' : 'failed'}`);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            <ReferenceField source="exerciseId" reference="exercises" link="edit" />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {translate('resources.attempts.numbered', { number, score })} ·{' '}
            {translate('resources.attempts.hints', { smart_count: hintsUsed })} ·{' '}
            {formatDateTime(createdAt, language)}
          </Typography>
          <VerdictTags />
        </div>
        <div>
          <OverruleButton />
        </div>
      </Box>
      <RecordSection title="answer">
        <TextBlock>{attempt.answer}</TextBlock>
      </RecordSection>
      <RecordSection title="judged">
        <Typography sx={{ mb: 1 }}>
          {translate('resources.attempts.judged', { verdict: verdict(judgedPassed), score })}
        </Typography>
        <Box component="ul" sx={{ pl: 2.5, m: 0 }}>
          {criteria.map(({ key, status, pointedOut }) => (
            <li key={key}>
              {key}: {translate(`resources.attempts.statuses.${pointedOut ? 'pointedOut' : status}`)}
            </li>
          ))}
        </Box>
      </RecordSection>
      <PointingSection />
      {overrides.length === 0 ? null : (
        <RecordSection title="overrides">
          <DecisionList
            decisions={overrides.map(({ passed, ...rest }) => ({
              what: passed === null ? translate('resources.attempts.verdicts.withdrawn') : verdict(passed),
              ...rest,
            }))}
          />
        </RecordSection>
      )}
    </>
  );
}

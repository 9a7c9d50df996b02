import type { StaffAttempt, StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { RecordSection } from '../shared/record-section.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { TextBlock } from '../shared/text-block.tsx';
import { AttemptHead } from './attempt-head.tsx';
import { learnerOf } from './attempt-tags.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { DecisionList } from './decision-list.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { PointingSection } from './pointing-section.tsx';
import { TaskText } from './task-text.tsx';

/** One attempt as its learner saw it: task, answer and verdict, and what staff decided. */
export const AttemptShow = () => (
  <RecordShow<StaffAttempt> titleOf={learnerOf}>
    <Attempt />
  </RecordShow>
);

/** Shows the row of the list first, and the rest once it is loaded. */
const isWhole = (attempt: StaffAttempt | StaffAttemptDetail): attempt is StaffAttemptDetail =>
  'exercise' in attempt;

function Attempt() {
  const attempt = useRecordContext<StaffAttempt | StaffAttemptDetail>();
  if (!attempt) return null;
  return (
    <>
      <AttemptHead />
      {isWhole(attempt) ? (
        <Verdict attempt={attempt} />
      ) : (
        <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} aria-busy="true" />
      )}
    </>
  );
}

function Verdict({ attempt }: { attempt: StaffAttemptDetail }) {
  const translate = useTranslate();
  const { answer, criteria, groups, exercise, score, passScore, judgedPassed, overrides } = attempt;
  const verdict = (passed: boolean) =>
    translate(`resources.attempts.verdicts.${passed ? 'passed' : 'failed'}`);
  return (
    <>
      <RecordSection title="task">
        <TaskText exercise={exercise} />
      </RecordSection>
      <RecordSection title="answer">
        <TextBlock>
          <MarkedAnswer answer={answer} criteria={criteria} />
        </TextBlock>
      </RecordSection>
      <RecordSection title="judged">
        <Typography sx={{ mb: 1.5 }}>
          {translate('resources.attempts.judged', { verdict: verdict(judgedPassed), score, passScore })}
        </Typography>
        <CriteriaList criteria={criteria} groups={groups} />
      </RecordSection>
      <PointingSection criteria={criteria} />
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

import type { StaffAttempt, StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { RecordSection } from '../shared/record-section.tsx';
import { DecisionList } from './decision-list.tsx';
import { RefusePointingButton } from './refuse-pointing-button.tsx';

/** The words that the learner pointed to where the rubric saw nothing, and what staff decided on them. */
export function PointingSection({ criteria }: Pick<StaffAttemptDetail, 'criteria'>) {
  const translate = useTranslate();
  const attempt = useRecordContext<StaffAttempt>();
  if (!attempt || attempt.pointings.length === 0) return null;
  const { answer, pointings, judgedPassed, passed, override } = attempt;
  /** In the console's language; as it was told where the rubric has it no more. */
  const labelOf = (key: string, told: string) => criteria.find((one) => one.key === key)?.label ?? told;
  return (
    <RecordSection title="pointings">
      <Box component="ul" sx={{ pl: 0, m: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {pointings.map(({ key, label: told, start, end, refused }) => {
          const label = labelOf(key, told);
          return (
            <li key={key}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <strong>{label}</strong>
                <span className={refused ? 'tag' : 'tag tag--key'}>
                  {translate(`resources.attempts.pointings.${refused ? 'refused' : 'counts'}`)}
                </span>
              </Box>
              <Box
                component="blockquote"
                sx={{ m: 0, my: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}
              >
                {answer.slice(start, end)}
              </Box>
              <RefusePointingButton criterion={key} label={label} isRefused={refused !== null} />
            </li>
          );
        })}
      </Box>
      {passed && !judgedPassed && !override ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('resources.attempts.pointings.passKept')}
        </Typography>
      ) : null}
      <PointingHistory labelOf={labelOf} />
    </RecordSection>
  );
}

function PointingHistory({ labelOf }: { labelOf: (key: string, told: string) => string }) {
  const translate = useTranslate();
  const attempt = useRecordContext<StaffAttempt>();
  if (!attempt || attempt.pointingDecisions.length === 0) return null;
  const decisions = attempt.pointingDecisions.map(({ key, refused, ...rest }) => ({
    what: translate(`resources.attempts.pointings.${refused ? 'decided' : 'withdrawn'}`, {
      label: labelOf(key, key),
    }),
    ...rest,
  }));
  return (
    <Box sx={{ mt: 2 }}>
      <DecisionList decisions={decisions} />
    </Box>
  );
}

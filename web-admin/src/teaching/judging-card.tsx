import type { OfferedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useMayWrite } from '../shared/rights/use-may.ts';
import { JudgedText } from './judged-text.tsx';
import { JudgingButtons } from './judging-buttons.tsx';
import { PointChoice } from './point-choice.tsx';
import { selectedIn } from './selected-in.ts';
import { useJudging } from './use-judging.ts';
import { useJudgingKeys } from './use-judging-keys.ts';

interface JudgingCardProps {
  exerciseId: string;
  attempts: readonly OfferedAttempt[];
  total: number;
}

const texts = 'resources.taught-exercises';

/** The attempt that is judged now, without a name: its text as it would be kept, and the points of its verdict. */
export function JudgingCard({ exerciseId, attempts, total }: JudgingCardProps) {
  const translate = useTranslate();
  const mayJudge = useMayWrite('taught-exercises');
  const text = useRef<HTMLPreElement>(null);
  const judging = useJudging(exerciseId, attempts);
  const maskSelected = () => {
    const span = selectedIn(text.current);
    if (span) judging.mask(span);
  };
  useJudgingKeys(judging, { isOn: mayJudge, maskSelected });
  const { current } = judging;
  if (!current)
    return (
      <Box sx={{ my: 3 }}>
        <Typography role="status">{translate(`${texts}.${total > 0 ? 'skipped' : 'nothing'}`)}</Typography>
        {judging.mayUndo ? (
          <Button onClick={judging.undo} disabled={judging.isPending} sx={{ mt: 1 }}>
            {translate(`${texts}.action.undo`)}
          </Button>
        ) : null}
      </Box>
    );
  const decisive = current.points.find(({ key }) => key === judging.point);
  const hasMasks = current.masks.length + judging.masks.length > 0;
  return (
    <Box component="section" aria-label={translate(`${texts}.attempt`)} sx={{ my: 2 }}>
      <Typography sx={{ mb: 1 }}>
        {translate(`${texts}.verdict.${current.passed ? 'passed' : 'failed'}`, {
          score: current.score,
          passScore: current.passScore,
        })}{' '}
        · {translate(`${texts}.left`, { smart_count: total })}
      </Typography>
      <JudgedText
        ref={text}
        text={current.text}
        marks={decisive?.spans ?? []}
        status={decisive?.status ?? 'missing'}
        masks={judging.masks}
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {decisive?.message}
        {decisive?.spans.length === 0 ? ` ${translate(`${texts}.nowhere`)}` : ''}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate(`${texts}.${hasMasks ? 'masked' : 'kept'}`)}
      </Typography>
      <PointChoice points={current.points} chosen={judging.point} onChoose={judging.choosePoint} />
      {judging.toConfirm === undefined ? null : (
        <Alert
          severity="info"
          sx={{ mb: 2, flexWrap: 'wrap' }}
          action={
            <>
              <Button color="inherit" onClick={judging.confirm} disabled={judging.isPending}>
                {translate(`${texts}.action.confirm`)}
              </Button>
              <Button color="inherit" onClick={judging.cancel}>
                {translate('ra.action.cancel')}
              </Button>
            </>
          }
        >
          {translate(`${texts}.confirm.${judging.toConfirm ? 'good' : 'weak'}`)}
        </Alert>
      )}
      {mayJudge ? <JudgingButtons judging={judging} maskSelected={maskSelected} /> : null}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import type { StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import type { LiveSample, LiveTurn } from './judge-exercise.ts';
import { useLiveVerdicts, useToSolve } from './live-verdicts.tsx';
import { SampleVerdict } from './sample-verdict.tsx';

export const toSolvePart = 'to-solve';

interface ToSolveProps {
  onApply: (turn: LiveTurn) => void;
}

/** How many samples are to be solved and what that means for saving; own texts that pass as an answer stand here too. */
export function ToSolve({ onApply }: ToSolveProps) {
  const translate = useTranslate();
  const exercise = useRecordContext<StaffExercise>();
  const { live } = useLiveVerdicts();
  const found = useToSolve();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.${key}`, values);
  const count = found?.toSolve.length ?? 0;
  const pasted = found?.toSolve.filter(({ kind }) => kind === 'pasted') ?? [];
  return (
    <Box
      id={toSolvePart}
      tabIndex={-1}
      component="section"
      aria-label={text('live.toSolve')}
      aria-live="polite"
      sx={{ mt: 1 }}
    >
      {live.is === 'judged' ? null : <Typography variant="body2">{text(`live.${live.is}`)}</Typography>}
      {found && count === 0 && found.all > 0 ? <Typography>{text('toSolve.none')}</Typography> : null}
      {count > 0 ? (
        <Typography>
          <strong>{text('toSolve.count', { smart_count: count })}.</strong>{' '}
          {text(`toSolve.${exercise?.status === 'published' ? 'published' : 'draft'}`)}
        </Typography>
      ) : null}
      {pasted.map((sample) => (
        <Pasted key={`${sample.path} ${sample.language}`} {...{ sample, onApply }} />
      ))}
    </Box>
  );
}

const fieldOf = (path: string) => ({ 'prompt.es': 'promptEs', 'prompt.en': 'promptEn' })[path] ?? path;

function Pasted({ sample, onApply }: ToSolveProps & { sample: LiveSample }) {
  const translate = useTranslate();
  const written = sample.path.endsWith('.es') ? 'es' : 'en';
  const nameOf = (language: string) => translate(`resources.rubric.languages.${language}`);
  return (
    <Box sx={{ mt: 1 }}>
      <strong>
        {translate(`resources.exercises.fields.${fieldOf(sample.path)}`)} ({nameOf(written)})
      </strong>
      {' · '}
      {translate('resources.rubric.live.pasted', { language: nameOf(sample.language) })}
      <SampleVerdict {...{ sample, onApply }} />
    </Box>
  );
}

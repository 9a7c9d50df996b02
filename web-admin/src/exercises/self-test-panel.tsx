import type { SelfTestReport } from '@academy/contracts/http/catalog/staff-content.ts';
import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { MisjudgedSample } from '../shared/misjudged-sample.tsx';
import { RefusalList, refusedFields } from '../shared/refusal-list.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { toChange, type ExerciseForm } from './form-values.ts';

type Run = ({ report: SelfTestReport } | { error: unknown }) & {
  /** What the form held, as JSON. */
  of: string;
};

/** Runs the self-test on what the form holds, unsaved, and lists every misjudged sample with the reason. */
export function SelfTestPanel() {
  const translate = useTranslate();
  const form = useFormContext<ExerciseForm>();
  const exercise = useRecordContext<RaRecord & { bench: SelfTestReport }>();
  const dataProvider = useDataProvider<AcademyDataProvider>();
  const showFailure = useFailureNotice();
  const [run, setRun] = useState<Run | null>(null);
  const held = JSON.stringify(toChange(useWatch<ExerciseForm>() as ExerciseForm));
  const [isRunning, setRunning] = useState(false);
  if (!exercise) return null;

  async function runSelfTest(id: RaRecord['id']) {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    setRunning(true);
    const body = toChange(form.getValues());
    const of = JSON.stringify(body);
    try {
      setRun({
        of,
        report: await dataProvider.act<SelfTestReport>('exercises', { id, action: 'bench', body }),
      });
    } catch (error) {
      setRun({ of, error });
      if (Object.keys(refusedFields(error)).length === 0)
        showFailure('resources.exercises.failures.bench', error);
    } finally {
      setRunning(false);
    }
  }

  return (
    <Box
      component="section"
      sx={{ width: '100%', mt: 4 }}
      aria-label={translate('resources.exercises.bench.title')}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h2">{translate('resources.exercises.bench.title')}</Typography>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<RunIcon />}
          disabled={isRunning}
          onClick={() => void runSelfTest(exercise.id)}
        >
          {translate(`resources.exercises.action.${isRunning ? 'running' : 'run'}`)}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('resources.exercises.bench.help')}
      </Typography>
      <div aria-live="polite">
        {run && run.of !== held ? (
          <Typography variant="body2" sx={{ mb: 1 }}>
            {translate('resources.exercises.bench.stale')}
          </Typography>
        ) : null}
        {run && 'error' in run ? (
          <RefusalList title="resources.exercises.failures.bench" error={run.error} />
        ) : (
          <Report report={run?.report ?? exercise.bench} />
        )}
      </div>
    </Box>
  );
}

function Report({ report: { good, weak, misjudged } }: { report: SelfTestReport }) {
  const translate = useTranslate();
  const text = (key: string, values: object) => translate(`resources.exercises.bench.${key}`, values);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {text('good', { right: good.judgedGood, all: good.all })} ·{' '}
        {text('weak', { right: weak.judgedWeak, all: weak.all })}
      </Typography>
      {misjudged.length === 0 ? null : (
        <Box component="ul" sx={{ pl: 2.5, mt: 1, mb: 0 }}>
          {misjudged.map((sample) => (
            <li key={`${sample.path} ${sample.language}`}>
              <MisjudgedSample sample={sample} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

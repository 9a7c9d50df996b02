import type { SelfTestReport } from '@academy/contracts/http/catalog/self-tests.ts';
import { useDataProvider, useRecordContext, type RaRecord } from 'ra-core';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { refusedFields } from '../shared/refusal-list.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { toChange, type ExerciseForm } from './form-values.ts';

type Run = ({ report: SelfTestReport } | { error: unknown }) & {
  /** What the form held, as JSON. */
  of: string;
};

interface Kept {
  run: Run | null;
  setRun: (run: Run) => void;
  isRunning: boolean;
  setRunning: (isRunning: boolean) => void;
}

const KeptRun = createContext<Kept | null>(null);

/** Keeps what the last self-test of the page said: it is run from the bar at its foot, and from its own part. */
export function SelfTestRun({ children }: { children: ReactNode }) {
  const [run, setRun] = useState<Run | null>(null);
  const [isRunning, setRunning] = useState(false);
  return <KeptRun value={{ run, setRun, isRunning, setRunning }}>{children}</KeptRun>;
}

/** The self-test of what the form holds, unsaved. */
export function useSelfTest() {
  const kept = useContext(KeptRun);
  if (!kept) throw new Error('useSelfTest needs a SelfTestRun above it');
  const { run, setRun, isRunning, setRunning } = kept;
  const form = useFormContext<ExerciseForm>();
  const exercise = useRecordContext<RaRecord & { bench: SelfTestReport }>();
  const dataProvider = useDataProvider<AcademyDataProvider>();
  const showFailure = useFailureNotice();
  const { isDirty } = useFormState();
  const held = JSON.stringify(toChange(useWatch<ExerciseForm>() as ExerciseForm));

  async function runSelfTest() {
    if (!exercise || !(await form.trigger(undefined, { shouldFocus: true }))) return;
    setRunning(true);
    const body = toChange(form.getValues());
    const of = JSON.stringify(body);
    try {
      const asked = { id: exercise.id, action: 'bench', body };
      setRun({ of, report: await dataProvider.act<SelfTestReport>('exercises', asked) });
    } catch (error) {
      setRun({ of, error });
      if (Object.keys(refusedFields(error)).length === 0)
        showFailure('resources.exercises.failures.bench', error);
    } finally {
      setRunning(false);
    }
  }

  return {
    run: () => void runSelfTest(),
    isRunning,
    /** What the form holds is another exercise than the one that was tested. */
    isStale: run === null ? isDirty : run.of !== held,
    error: run && 'error' in run ? run.error : null,
    report: run && 'report' in run ? run.report : exercise?.bench,
  };
}

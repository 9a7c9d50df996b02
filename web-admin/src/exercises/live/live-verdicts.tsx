import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { LiveSample } from './judge-exercise.ts';
import { currentState, toSolveIn, type LiveState } from './live-state.ts';
import type { Question } from './question.ts';

interface Kept {
  live: LiveState;
  setLive: (live: LiveState) => void;
  toSolve: ReturnType<typeof toSolveIn>;
  /** Tells what the form holds now: of what it held before nothing is shown. */
  setHeld: (held: Question | null) => void;
}

const KeptVerdicts = createContext<Kept | null>(null);

/** Keeps what the rubric says of the samples as the form holds them: the bar at its foot and each sample show it. */
export function LiveVerdicts({ children }: { children: ReactNode }) {
  const [live, setLive] = useState<LiveState>({ is: 'loading' });
  const [held, setHeld] = useState<Question | null>(null);
  const kept = useMemo(
    () => ({ live: currentState(live, held), toSolve: toSolveIn(live, held), setLive, setHeld }),
    [live, held],
  );
  return <KeptVerdicts value={kept}>{children}</KeptVerdicts>;
}

export function useLiveVerdicts(): Kept {
  const kept = useContext(KeptVerdicts);
  if (!kept) throw new Error('useLiveVerdicts needs LiveVerdicts above it');
  return kept;
}

/** What came of one sample, as long as it is still what was judged. */
export function useLiveSample(path: string, text: string): LiveSample | undefined {
  const { live } = useLiveVerdicts();
  if (live.is !== 'judged') return undefined;
  return live.report.samples.find((sample) => sample.path === path && sample.text === text);
}

/** What is judged otherwise than expected; undefined while that is not known. */
export const useToSolve = () => useLiveVerdicts().toSolve;

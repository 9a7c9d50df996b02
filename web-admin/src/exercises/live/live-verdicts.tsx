import { createContext, useContext, useState, type ReactNode } from 'react';
import type { LiveReport, LiveSample } from './judge-exercise.ts';

/** `incomplete`: the rubric breaks a rule, so that nothing can be judged by it. */
export type LiveState =
  { is: 'loading' } | { is: 'failed' } | { is: 'incomplete' } | { is: 'judged'; report: LiveReport };

interface Kept {
  live: LiveState;
  setLive: (live: LiveState) => void;
}

const KeptVerdicts = createContext<Kept | null>(null);

/** Keeps what the rubric says of the samples as the form holds them: the bar at its foot and each sample show it. */
export function LiveVerdicts({ children }: { children: ReactNode }) {
  const [live, setLive] = useState<LiveState>({ is: 'loading' });
  return <KeptVerdicts value={{ live, setLive }}>{children}</KeptVerdicts>;
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
export function useToSolve(): { all: number; toSolve: LiveSample[] } | undefined {
  const { live } = useLiveVerdicts();
  if (live.is !== 'judged') return undefined;
  const { samples } = live.report;
  return {
    all: samples.filter(({ kind }) => kind !== 'pasted').length,
    toSolve: samples.filter(({ isRight }) => !isRight),
  };
}

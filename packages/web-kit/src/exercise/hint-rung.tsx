import type { HintLevel } from '@academy/contracts/http/catalog/hints.ts';
import type { ReactNode } from 'react';
import { useExerciseWords } from './exercise-words.ts';
import './hints.css';

/** From a nudge to a worked example of a similar task. */
export const HINT_LEVELS: readonly HintLevel[] = ['nudge', 'targeted', 'example'];

/** One opened hint, with its text. */
export function HintRung({ level, children }: { level: HintLevel; children: ReactNode }) {
  const { say } = useExerciseWords();
  return (
    <>
      <h3>
        {say('hint.rung', { n: HINT_LEVELS.indexOf(level) + 1, total: HINT_LEVELS.length })} ·{' '}
        {say(`hint.${level}`)}
      </h3>
      {level === 'example' && <p className="hints__note">{say('hint.exampleNote')}</p>}
      {children}
    </>
  );
}

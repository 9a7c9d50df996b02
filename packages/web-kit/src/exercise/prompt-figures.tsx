import { formatNumber } from '../format/numbers.ts';
import type { ReactNode } from 'react';
import { useExerciseWords } from './exercise-words.ts';
import type { Verdict } from '@academy/contracts/http/catalog/verdicts.ts';

/** How long the prompt is and which language it is written in. */
export function PromptFigures({
  verdict,
  children,
}: {
  verdict: Pick<Verdict, 'words' | 'tokens' | 'promptLanguage'>;
  /** What stands before them in the same line. */
  children?: ReactNode;
}) {
  const { say, language } = useExerciseWords();
  const { words, tokens, promptLanguage } = verdict;
  return (
    <p className="verdict__figures">
      {children}
      {say('words', { count: words, amount: formatNumber(words, language) })} ·{' '}
      {say('tokens', { count: tokens, amount: formatNumber(tokens, language) })} ·{' '}
      {say(`promptLanguage.${promptLanguage}`)}
    </p>
  );
}

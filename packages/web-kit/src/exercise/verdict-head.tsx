import { formatDate } from '../format/dates.ts';
import { formatList } from '../format/lists.ts';
import type { ReactNode, Ref } from 'react';
import { useExerciseWords } from './exercise-words.ts';
import { outcomeOf, type Judgement } from './verdict-order.ts';

/** As much of a verdict as its head tells. */
export type HeadedVerdict = Judgement;

interface VerdictHeadProps {
  verdict: HeadedVerdict;
  /** Takes the focus after a check. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** What a passed exercise leads on to. */
  onward?: ReactNode;
}

/** The score in large figures and, in one sentence with it, whether that passes and what it lacks. */
export function VerdictHead({ verdict, headingRef, onward }: VerdictHeadProps) {
  const { say, language } = useExerciseWords();
  const { score, passScore } = verdict;
  const outcome = outcomeOf(verdict);
  return (
    <div className="verdict__head">
      <h3 ref={headingRef} tabIndex={-1} data-heading className="verdict__score">
        <b>{score}</b>{' '}
        <span>
          {'names' in outcome
            ? say(`outOfBut.${outcome.kind}`, { names: formatList(outcome.names, language) })
            : say(outcome.kind === 'refused' ? 'outOfRefused' : 'outOf')}
        </span>{' '}
        {outcome.kind === 'passed' && <span className="tag tag--key">{say('passed')}</span>}
        {outcome.kind === 'pending' && <span className="tag">{say('pending.tag')}</span>}
      </h3>
      {outcome.kind === 'score' && <span className="tag">{say('toPass', { score: passScore })}</span>}
      {outcome.kind === 'pending' && (
        <p className="verdict__pending">
          {say('pending.explained', { date: formatDate(outcome.until, language) })}
        </p>
      )}
      {(outcome.kind === 'passed' || outcome.kind === 'pending') && onward}
    </div>
  );
}

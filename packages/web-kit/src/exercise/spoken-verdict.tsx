import { formatDate } from '../format/dates.ts';
import { statusWord, useExerciseWords, type ExerciseWords } from './exercise-words.ts';
import { orderCriteria, type Judgement } from './verdict-order.ts';

type SaidVerdict = Pick<Judgement, 'criteria' | 'groups' | 'pending'>;

/** What a check has left open, said once; the verdict's heading, which takes the focus, says the score. */
export function SpokenVerdict({ verdict }: { verdict: SaidVerdict | null }) {
  const words = useExerciseWords();
  return (
    <p className="visually-hidden" role="status">
      {verdict && sentences(verdict, words).join(' ')}
    </p>
  );
}

function sentences({ criteria, groups, pending }: SaidVerdict, { say, language }: ExerciseWords): string[] {
  const { open, met } = orderCriteria(criteria);
  const pointedOut = met.filter((criterion) => criterion.pointedOut);
  const lacking = groups.filter(({ satisfied }) => !satisfied);
  const waits = pending
    ? [`${say('pending.tag')}. ${say('pending.explained', { date: formatDate(pending.until, language) })}`]
    : [];
  const pointed = pointedOut.map(({ label }) => `${label}: ${say('pointedOut')}.`);
  if (open.length + lacking.length === 0) return [...waits, ...pointed, say('nothingOpen')];
  return [
    ...waits,
    ...pointed,
    `${say('openCriteria')}:`,
    ...open.map(({ key, label, status, mustHave }) => {
      const name = mustHave ? `${label} (${say('mustHave')})` : label;
      return `${name}: ${statusWord(say, key, status)}.`;
    }),
    ...lacking.map(({ label, met, atLeast }) => `${label}: ${say('group', { met, atLeast })}.`),
  ];
}

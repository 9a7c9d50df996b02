import type { ReactNode } from 'react';
import type { CriterionVerdict } from '@academy/contracts/http/catalog/verdicts.ts';
import type { CriterionLooks } from '../answer/use-marks.ts';
import { CriterionItem } from './criterion-item.tsx';
import { useExerciseWords } from './exercise-words.ts';
import { orderCriteria } from './verdict-order.ts';

interface CriteriaListProps extends CriterionLooks {
  criteria: readonly CriterionVerdict[];
  /** What the learner can do about a criterion that is open. */
  actionsFor?: ((criterion: CriterionVerdict) => ReactNode) | undefined;
}

/** Criterion by criterion: what is open first, then what could not be judged, and what is met folded away. */
export function CriteriaList({ criteria, actionsFor, ...looks }: CriteriaListProps) {
  const { say } = useExerciseWords();
  const { open, met, notJudged } = orderCriteria(criteria);
  return (
    <>
      {open.length > 0 && (
        <ul className="verdict__criteria" aria-label={say('openCriteria')}>
          {open.map((criterion) => (
            <CriterionItem
              key={criterion.key}
              criterion={criterion}
              actions={actionsFor?.(criterion)}
              {...looks}
            />
          ))}
        </ul>
      )}
      <FoldedCriteria name={say('notJudgedCriteria')} criteria={notJudged} {...looks} />
      <FoldedCriteria name={say('metCriteria')} criteria={met} {...looks} />
    </>
  );
}

function FoldedCriteria({ name, criteria, ...looks }: CriteriaListProps & { name: string }) {
  if (criteria.length === 0) return null;
  return (
    <details className="verdict__folded">
      <summary>
        <b>
          {name} ({criteria.length})
        </b>{' '}
        {criteria.map(({ label }) => label).join(' · ')}
      </summary>
      <ul className="verdict__criteria">
        {criteria.map((criterion) => (
          <CriterionItem key={criterion.key} criterion={criterion} {...looks} />
        ))}
      </ul>
    </details>
  );
}

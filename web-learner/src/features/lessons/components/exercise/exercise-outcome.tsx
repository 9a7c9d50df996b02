import { memo, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isViewing } from '../../../../shared/viewing/is-viewing.ts';
import type { LastVerdict } from '../../api/looking-back.ts';
import type { CriterionVerdict, Exercise, Verdict } from '../../api/exercises.ts';
import type { PreviewVerdict } from '../../hooks/use-live-check.ts';
import { strokesIn, type CriterionLooks } from '@academy/web-kit/answer/use-marks.ts';
import type { Pointing } from '../../hooks/use-pointing.ts';
import type { LivePreview as Preview } from '../../model/live-check.ts';
import { leadsOn } from '../../model/exercise-progress.ts';
import { shownVerdict } from '../../model/shown-verdict.ts';
import { AfterPassing } from '../verdict/after-passing.tsx';
import { Attempts } from '../attempts/attempts.tsx';
import { CheckedAnswer } from '../verdict/checked-answer.tsx';
import { HintLadder } from '../hints/hint-ladder.tsx';
import type { LessonSlots } from '../player/lesson-slots.ts';
import { LivePreview } from '../verdict/live-preview.tsx';
import { PointOutButton } from '../pointing/point-out-button.tsx';
import { PointOutWholeButton } from '../pointing/point-out-whole-button.tsx';

interface ExerciseOutcomeProps extends Pick<CriterionLooks, 'onLookAt' | 'onSelect'> {
  exercise: Exercise;
  answer: string;
  preview: Preview<PreviewVerdict> | null;
  last: LastVerdict | null;
  /** Whether earlier attempts show, too. */
  looksBack: boolean;
  /** The verdict of a check made just now. */
  fresh: Verdict | null;
  headingRef: Ref<HTMLHeadingElement>;
  mayPoint: boolean;
  onPoint: Pointing['begin'];
  /** Whether the text is the checked one, which may be pointed out as a whole. */
  canPointWhole: boolean;
  onPointWhole: (key: string) => void;
  /** Puts the text of an earlier attempt back into the field. */
  onReuse: (text: string) => void;
  secondOpinion?: LessonSlots['secondOpinion'];
  onward: ReactNode;
  footer: (state: { leadsOn: boolean }) => ReactNode;
}

/**
 * What came of a prompt: the preview or the verdict, what a pass opens, hints and earlier attempts. Drawn again only where
 * something of it has changed, so that a key does not wait for it.
 */
export const ExerciseOutcome = memo(function ExerciseOutcome(props: ExerciseOutcomeProps) {
  const { exercise, answer, preview, last, looksBack, fresh, mayPoint, onPoint, onLookAt, onSelect } = props;
  const { t } = useTranslation('lessons');
  const { isChecked, previewed, checked, judged } = shownVerdict(answer, last, preview);
  const looks = {
    onLookAt,
    onSelect,
    strokesOn: (criterion: CriterionVerdict) => strokesIn(answer, judged, [criterion]),
    actionsFor: (criterion: CriterionVerdict) =>
      criterion.pointable &&
      mayPoint &&
      (criterion.id === 'subject' ? (
        <PointOutWholeButton
          isDisabled={!props.canPointWhole}
          onPress={() => props.onPointWhole(criterion.key)}
        />
      ) : (
        <PointOutButton criterion={criterion} onPress={onPoint} />
      )),
  };
  return (
    <>
      {previewed && <LivePreview verdict={previewed.verdict} {...looks} />}
      {checked && (
        <CheckedAnswer
          exerciseId={exercise.id}
          checked={checked}
          isStale={!isChecked}
          secondOpinion={props.secondOpinion}
          headingRef={props.headingRef}
          onward={props.onward}
          {...looks}
        />
      )}
      {!mayPoint && !isViewing && judged?.criteria.some(({ pointable }) => pointable) && (
        <p className="verdict__figures">{t('pointing.most')}</p>
      )}
      {!checked && !previewed && exercise.passed && (
        <p className="exercise__progress">
          <span className="tag tag--key">{t('passed')}</span> {t('best', { score: exercise.bestScore ?? 0 })}
        </p>
      )}
      {looksBack && <AfterPassing exercise={exercise} fresh={fresh} />}
      <HintLadder exerciseId={exercise.id} />
      {looksBack && exercise.attempts > 0 && (
        <Attempts exercise={exercise} shownId={checked?.verdict.attemptId ?? null} onReuse={props.onReuse} />
      )}
      {props.footer({ leadsOn: checked !== null && leadsOn(checked.verdict) })}
    </>
  );
});

import type { Language } from '@academy/contracts/shared/language.ts';
import type { CriterionVerdict, GroupVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { AttemptRecord } from './attempt.ts';
import { criterionLabels } from './criterion-labels.ts';
import { judge } from './judge.ts';
import type { LessonExercise } from './lesson.ts';

type Worded<Part> = Part & { language: Language };
type Told = Pick<AttemptRecord, 'answer' | 'language' | 'criteria' | 'groups' | 'pointings'>;

export interface WordedVerdict {
  criteria: Worded<CriterionVerdict>[];
  groups: Worded<GroupVerdict>[];
}

/**
 * The verdict of an attempt in another language than its learner's. Attempts keep only what was told, so the rubric of
 * today judges again in both languages: where it tells the learner the very same, its other wording stands for it.
 * Where it does not, as after a change of the rubric, the words that were told stay, in their own language.
 */
export const wordedVerdict = (
  attempt: Told,
  exercise: LessonExercise | null,
  language: Language,
): WordedVerdict => {
  const labels = exercise ? criterionLabels(exercise.rubric, language) : new Map<string, string>();
  const labelOf = ({ key, label }: CriterionVerdict) => labels.get(key) ?? label;
  const translation =
    exercise && attempt.language !== language ? translated(attempt, exercise, language) : null;
  return {
    criteria: attempt.criteria.map((told) => {
      const other = translation?.criterion(told);
      return {
        ...told,
        ...(other && { message: other.message, hint: other.hint }),
        label: labelOf(told),
        language: other ? language : attempt.language,
      };
    }),
    groups: attempt.groups.map((told) => {
      const other = translation?.group(told);
      return { ...told, ...other, language: other ? language : attempt.language };
    }),
  };
};

const translated = (attempt: Told, exercise: LessonExercise, language: Language) => {
  const { answer } = attempt;
  const pointed = (attempt.pointings ?? []).flatMap(({ key, start, end, refused }) =>
    refused ? [] : [{ key, start, end }],
  );
  const asTold = judge(exercise, { answer, language: attempt.language, pointed });
  const other = judge(exercise, { answer, language, pointed });
  return {
    criterion: (told: CriterionVerdict): CriterionVerdict | undefined => {
      const same = asTold.criteria.some(
        ({ key, status, message, hint }) =>
          key === told.key && status === told.status && message === told.message && hint === told.hint,
      );
      return same ? other.criteria.find(({ key }) => key === told.key) : undefined;
    },
    group: (told: GroupVerdict): GroupVerdict | undefined => {
      const same = asTold.groups.some(
        ({ id, met, atLeast, hint }) =>
          id === told.id && met === told.met && atLeast === told.atLeast && hint === told.hint,
      );
      return same ? other.groups.find(({ id }) => id === told.id) : undefined;
    },
  };
};

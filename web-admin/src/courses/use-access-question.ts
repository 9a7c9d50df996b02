import { useTranslate } from 'ra-core';
import type { SaveQuestion } from '../shared/asking-save-button.tsx';
import { withConcerned } from '../shared/learners-concerned.ts';
import { useCourseLearners } from '../shared/use-course-learners.ts';
import { useOwnText } from '../shared/use-own-text.ts';
import { accessQuestion, type AccessQuestion } from './access-question.ts';
import type { StaffCourse } from './types.ts';

/** Whom each question concerns. */
const concerned: Partial<Record<AccessQuestion, 'inProgress' | 'withoutPremium'>> = {
  course: 'inProgress',
  becomesPremium: 'withoutPremium',
};

/** What a save of a course means for its learners, in words, with how many are in the middle of it where that is known. */
export function useAccessQuestion(id: string) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const learners = useCourseLearners(id);
  return (before: StaffCourse, after: Pick<StaffCourse, 'status' | 'isPremium'>): SaveQuestion | null => {
    const key = accessQuestion(before, after);
    if (key === null) return null;
    const text = (part: string, values: object = {}) => translate(`resources.outline.ask.${part}`, values);
    const whom = concerned[key];
    const count = whom && learners?.[whom];
    return {
      title: text(`${key}.title`, { title: titleOf(before) }),
      content: withConcerned(text(`${key}.content`, { title: titleOf(before) }), count, (values) =>
        text(`${key}.concerns`, values),
      ),
      confirm: text(`confirm.${key}`),
    };
  };
}

import { useTranslate } from 'ra-core';
import type { SaveQuestion } from '../shared/asking-save-button.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import type { AccessQuestion } from './free-course.ts';
import type { StaffCourse } from './types.ts';

type Key = AccessQuestion<StaffCourse>['key'];

const orderTexts: Partial<Record<Key, string>> = { becomesFreeLater: 'contentLater' };
const confirmWords: Partial<Record<Key, string>> = {
  becomesFree: 'publish',
  becomesFreeLater: 'queue',
  unknown: 'change',
};

/** Such a question in words. */
export function useAccessQuestion() {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  return (question: AccessQuestion<StaffCourse> | null, confirm: 'status' | 'order'): SaveQuestion | null => {
    if (question === null) return null;
    const { key, course, other } = question;
    const title = titleOf(course);
    const otherTitle = other ? titleOf(other) : '';
    const values = { title, next: otherTitle, free: otherTitle };
    const text = (part: string) => translate(`resources.outline.ask.${part}`, values);
    return {
      title: text(`${key}.title`),
      content:
        confirm === 'order'
          ? translate(`resources.outline.courseOrder.${orderTexts[key] ?? 'content'}`, values)
          : text(`${key}.content`),
      confirm: text(`confirm.${confirm === 'order' ? 'order' : (confirmWords[key] ?? 'draft')}`),
    };
  };
}

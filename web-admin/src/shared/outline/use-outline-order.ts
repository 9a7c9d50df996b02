import { useTranslate } from 'ra-core';
import { useOwnText } from '../use-own-text.ts';
import { isSameOrder, lessonOf, put, stepped, type Step, type Target } from './outline-moves.ts';
import type { Outline } from './outline.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useFocusedHandle } from './use-focused-handle.ts';
import { useOutlineChanges } from './use-outline.ts';
import { useSavedOrder } from './use-saved-order.ts';

/** A course's outline as it is moved about: each move is shown and said at once, and saved. */
export function useOutlineOrder(saved: Outline) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const { saveOrder, reload } = useOutlineChanges(saved.id);
  const order = useSavedOrder(saveOrder);
  const keepFocus = useFocusedHandle();
  const { said, say } = useAnnouncement();
  const shown = order.unsaved ?? saved;

  /** Where a row is now, in words. */
  const placeOf = (outline: Outline, id: string): string => {
    const place = outline.lessons.findIndex((lesson) => lesson.id === id);
    const lesson = outline.lessons[place];
    if (lesson)
      return translate('resources.outline.now.lessons', {
        title: titleOf(lesson),
        place: place + 1,
        all: outline.lessons.length,
      });
    const home = lessonOf(outline, id);
    const at = home?.exercises.findIndex((each) => each.id === id) ?? -1;
    const exercise = home?.exercises[at];
    if (!home || !exercise) return '';
    return translate('resources.outline.now.exercises', {
      title: titleOf(exercise),
      place: at + 1,
      all: home.exercises.length,
      lesson: titleOf(home),
    });
  };

  const show = (outline: Outline, id: string) => {
    if (order.failure !== null || isSameOrder(outline, shown)) return;
    keepFocus(id);
    say(placeOf(outline, id));
    order.move(outline);
  };
  return {
    shown,
    said,
    say,
    failure: order.failure,
    isSaving: order.isSaving,
    reload,
    step(id: string, step: Step) {
      const next = stepped(shown, id, step);
      if (next) show(next, id);
      else say(translate(`resources.outline.${lessonOf(shown, id) ? 'atEndOfLesson' : 'atEnd'}`));
    },
    put: (id: string, target: Target) => show(put(shown, id, target), id),
    canStep: (id: string, step: Step) => stepped(shown, id, step) !== null,
    async takeSaved() {
      await reload();
      order.letGo();
    },
  };
}

import type { TutorCheck } from '@academy/contracts/http/ai/tutor-questions.ts';
import { useEffect } from 'react';

/** The exercise on the screen, its prompt as it stands now, and the attempt whose verdict shows. */
export interface OpenExercise {
  id: string;
  text: string;
  checked: TutorCheck | null;
}

const listeners = new Set<() => void>();
let open: OpenExercise | null = null;

function become(next: OpenExercise | null) {
  open = next;
  for (const listener of listeners) listener();
}

export const openExercise = (): OpenExercise | null => open;

export function onOpenExercise(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Lets others, such as the tutor, know of the exercise for as long as it shows. */
export function useOpenExercise({ id, text, checked }: OpenExercise): void {
  useEffect(() => become({ id, text, checked }), [id, text, checked]);
  useEffect(() => () => become(null), [id]);
}

import { useEffect } from 'react';

/** The exercise on the screen and its prompt as it stands now. */
export interface OpenExercise {
  id: string;
  text: string;
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
export function useOpenExercise(id: string, text: string): void {
  useEffect(() => become({ id, text }), [id, text]);
  useEffect(() => () => become(null), [id]);
}

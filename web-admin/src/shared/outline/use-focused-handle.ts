import { useEffect, useRef } from 'react';

/**
 * A row that is moved keeps the focus on its handle, in another list too. Said only of what is shown anew at once: what is
 * wanted waits for it, and would take the focus from somewhere else.
 */
export function useFocusedHandle() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const id = wanted.current;
    wanted.current = null;
    if (id === null) return;
    document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus();
  });
  return (id: string) => {
    wanted.current = id;
  };
}

import { useEffect, useRef } from 'react';

/** A row that is moved by keys keeps the focus on its handle, in another list too. */
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

/** Null where the page is rendered for its HTML: there is nobody to ask yet. */
const query = () =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether the reader's system asks for less motion. */
export const prefersReducedMotion = (): boolean => query()?.matches ?? false;

/** For `useSyncExternalStore`: calls back when the reader changes it. */
export const watchReducedMotion = (changed: () => void): (() => void) => {
  const watched = query();
  watched?.addEventListener('change', changed);
  return () => watched?.removeEventListener('change', changed);
};

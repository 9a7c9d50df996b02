/** What a person begins: a key, a press, a touch. */
const ACTS = ['keydown', 'pointerdown'] as const;

export interface WatchedActs {
  /** Whether the reader has begun something since the watch began. */
  hasActed: () => boolean;
  stop: () => void;
}

/** Notes whether the reader begins something: then the focus is theirs, and nothing may take it away. */
export function watchActs(page: EventTarget): WatchedActs {
  const watch = new AbortController();
  let hasActed = false;
  const options = { capture: true, passive: true, signal: watch.signal };
  for (const act of ACTS) page.addEventListener(act, () => (hasActed = true), options);
  return { hasActed: () => hasActed, stop: () => watch.abort() };
}

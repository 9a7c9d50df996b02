interface Page extends EventTarget {
  visibilityState: string;
}

/** Acts at once where somebody can see the page, else when they first can. The result ends the wait. */
export function onceVisible(act: () => void, page: Page = document): () => void {
  const waiting = new AbortController();
  const check = () => {
    if (page.visibilityState !== 'visible') return;
    waiting.abort();
    act();
  };
  page.addEventListener('visibilitychange', check, { signal: waiting.signal });
  check();
  return () => waiting.abort();
}

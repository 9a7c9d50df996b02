/** A text, or several, that follow the page. */
export interface Followed {
  start(): Promise<void>;
  load(): Promise<void>;
  flush(options: { isLeaving: boolean }): Promise<void>;
  storageChanged(key: string | null): void;
}

interface Page {
  window: EventTarget;
  document: EventTarget & { visibilityState: string };
}

/**
 * Sends and loads when the page is left, shown again or back online. The returned function ends that as if the page were
 * left: what could not be sent is still retried while the page is open and its owner signed in.
 */
export function followPage(texts: Followed, { window, document }: Page): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  // What cannot be loaded now is loaded when the connection or the person comes back.
  const load = () => void texts.load().catch(() => undefined);
  const leave = () => void texts.flush({ isLeaving: true });

  const storageChanged = (event: Event) =>
    texts.storageChanged('key' in event ? (event.key as string) : null);
  const turn = () => (document.visibilityState === 'hidden' ? leave() : load());
  const reconnect = () => {
    void texts.flush({ isLeaving: false });
    load();
  };
  window.addEventListener('storage', storageChanged, { signal });
  window.addEventListener('online', reconnect, { signal });
  window.addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', turn, { signal });
  texts.start().catch(() => undefined);
  return () => {
    gone.abort();
    leave();
  };
}

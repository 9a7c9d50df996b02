export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  /** A way to what it speaks of, inside the app. */
  link?: { text: string; to: string };
  /** `destructive` for a failure. */
  tone: 'plain' | 'destructive';
}

type Listener = (toast: ToastMessage) => void;
const listeners = new Set<Listener>();
let waiting: ToastMessage | null = null;
let count = 0;
let last: ToastMessage | null = null;
const closers = new Set<() => void>();

/** Shows a toast. One is visible at a time: a new one takes the place of the old. */
export function toast(
  message: Pick<ToastMessage, 'title' | 'description' | 'link'> & Partial<Pick<ToastMessage, 'tone'>>,
): void {
  count += 1;
  const shown: ToastMessage = { tone: 'plain', ...message, id: count };
  last = shown;
  if (listeners.size === 0) waiting = shown;
  for (const listener of listeners) listener(shown);
}

/** Hears of toasts from now on, and of one that came before anybody listened. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting) listener(waiting);
  waiting = null;
  return () => {
    listeners.delete(listener);
  };
}

/** Takes a toast about a failure away: what it spoke of is tried again, or something else is done. */
export function endFailureToast(): void {
  if (last?.tone !== 'destructive') return;
  last = null;
  waiting = null;
  for (const close of closers) close();
}

export function onToastOver(close: () => void): () => void {
  closers.add(close);
  return () => {
    closers.delete(close);
  };
}

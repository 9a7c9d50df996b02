import type { Session } from './session.ts';

/** Renews the session and follows other tabs, also after the machine has slept. Returns what ends it. */
export function keepSession(session: Pick<Session, 'start' | 'wake'>): () => void {
  const stop = session.start();
  const wake = () => {
    if (document.visibilityState === 'visible') session.wake();
  };
  document.addEventListener('visibilitychange', wake);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', wake);
  };
}

import { useCallback, useState } from 'react';

const unheard = '\u00a0';

/** A text that differs from the one before even where it says the same: screen readers are silent about no change. */
export const saidAnew = (before: string, text: string): string => (before === text ? text + unheard : text);

/** What an `Announcer` says last. */
export function useAnnouncement() {
  const [said, setSaid] = useState('');
  const say = useCallback((text: string) => setSaid((before) => saidAnew(before, text)), []);
  return { said, say };
}

import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';
import { presentForMs } from '@academy/contracts/shared/presence.ts';

type PresenceMessage = Extract<LiveMessage, { type: 'presence' }>;

/** A tab elsewhere that has the same record open. */
export interface Other {
  tab: string;
  userId: string;
  /** When it last said so, by this browser's clock, in milliseconds since 1970. */
  heardAt: number;
}

/** The others once a message about the same record has come from one of them. */
export const afterMessage = (
  others: readonly Other[],
  { tab, userId, state }: PresenceMessage,
  now: number,
): Other[] => {
  const rest = others.filter((other) => other.tab !== tab);
  return state === 'left' ? rest : [...rest, { tab, userId, heardAt: now }];
};

/** Those who have said so lately enough. */
export const stillPresent = (others: readonly Other[], now: number): Other[] =>
  others.filter(({ heardAt }) => now - heardAt < presentForMs);

/** How long a tab that has just said that it is open is quiet, however many others are there, or open. */
const quietMs = { open: 5_000, opened: 1_000 } as const;

/**
 * Whether this tab says again that it is open. Browsers slow down the timers of a hidden tab, so what it hears is what
 * makes it speak; one that opens is answered within a second.
 */
export const mustAnswer = ({ state }: PresenceMessage, saidAt: number, now: number): boolean =>
  state !== 'left' && now - saidAt >= quietMs[state];

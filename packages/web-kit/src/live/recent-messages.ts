import type { SseMessage } from './sse-parser.ts';

/** A page that takes longer to load than this fetches at a later time what it missed. */
const KEPT_MS = 2 * 60_000;

/** The messages of the last two minutes, with when they came by `Date.now()`. */
export function createRecentMessages(now: () => number = Date.now) {
  let kept: { at: number; message: SseMessage }[] = [];
  return {
    add(message: SseMessage) {
      const at = now();
      kept = kept.filter((one) => at - one.at < KEPT_MS);
      kept.push({ at, message });
    },
    since: (at: number): SseMessage[] => kept.filter((one) => one.at >= at).map(({ message }) => message),
    /** Whether the same message has come: its id says where the stream stood, or began anew, its data what happened. */
    has: ({ id, data }: SseMessage): boolean =>
      kept.some(({ message }) => message.id === id && message.data === data),
  };
}

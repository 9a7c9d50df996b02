import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';
import type { SseMessage } from './sse-parser.ts';

const known: readonly string[] = [
  'document_added',
  'changed',
  'post_created',
  'reply_created',
  'post_moderated',
  'verdict_overruled',
  'standing_changed',
  'session_ended',
  'presence',
  'reset',
] satisfies LiveMessage['type'][];

/** The message of a live stream, or null for one that this version does not know. */
export function parseLiveMessage({ event, data }: Pick<SseMessage, 'event' | 'data'>): LiveMessage | null {
  if (event === 'reset') return { type: 'reset' };
  try {
    const message = JSON.parse(data) as LiveMessage | null;
    return message && known.includes(message.type) ? message : null;
  } catch {
    return null;
  }
}

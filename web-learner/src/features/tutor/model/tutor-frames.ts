import type { TutorFrame } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { SseMessage } from '@academy/web-kit/live/sse-parser.ts';

const known: readonly string[] = [
  'sources',
  'text',
  'followUps',
  'done',
  'error',
] satisfies TutorFrame['event'][];

/** A frame of the tutor's stream, or null for one that this version does not know or cannot read. */
export function parseTutorFrame({ event, data }: Pick<SseMessage, 'event' | 'data'>): TutorFrame | null {
  if (!known.includes(event)) return null;
  try {
    const content: unknown = JSON.parse(data);
    // The contract's word is taken for what is inside: its schemas stay out of the browser.
    return typeof content === 'object' && content !== null ? ({ event, data: content } as TutorFrame) : null;
  } catch {
    return null;
  }
}

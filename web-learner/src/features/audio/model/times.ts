import type { SpeechSegment } from '@academy/contracts/http/ai/speech.ts';

const sum = (segments: readonly SpeechSegment[]): number =>
  segments.reduce((total, { seconds }) => total + seconds, 0);

/** How far a segment begins into the whole and how long that is, in seconds at a speed. */
export const timesOf = (
  segments: readonly SpeechSegment[],
  segment: number,
  rate: number,
): { begins: number; whole: number } => ({
  begins: sum(segments.slice(0, segment)) / rate,
  whole: sum(segments) / rate,
});

/** As a clock shows it: `3:07`. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

import type { Decider } from '@academy/prompt-rubric/what-decides.ts';
import type { Span } from '@academy/prompt-rubric/rubric.ts';
import { useTranslate } from 'ra-core';
import type { LiveTurn } from './judge-exercise.ts';

/** What decided, in a sentence. */
export function useDeciderText() {
  const translate = useTranslate();
  const text = (key: string, values: object) => translate(`resources.rubric.live.${key}`, values);
  return (decider: Decider): string => {
    if (decider.by === 'group') return text('decides.group', { ...decider.group });
    const { label, status } = decider.criterion;
    return text(`decides.${decider.by}`, { label, status: text(`status.${status}`, {}) });
  };
}

/** The names of the essential points by which a text fails. */
export const essentialOf = (deciders: readonly Decider[]): string[] =>
  deciders.flatMap((decider) => (decider.by === 'essential' ? [decider.criterion.label] : []));

/** A change in a clause that goes on from "It would pass if…". */
export function useTurnText() {
  const translate = useTranslate();
  return ({ change, label }: LiveTurn): string =>
    translate(`resources.rubric.live.change.${change.kind}`, { ...change, label });
}

/** The words in which a decision shows; none where what decides is missing. */
export const decidingSpans = (deciders: readonly Decider[]): Span[] =>
  deciders.flatMap((decider) => ('criterion' in decider ? decider.criterion.spans : []));

const around = 60;

/** A piece of a text around what is marked in it: from and to, at the ends of words. */
export function excerptOf(text: string, spans: readonly Span[]): { from: number; to: number } | null {
  const [first] = spans;
  if (!first) return null;
  const start = Math.max(0, first.start - around);
  const end = Math.min(text.length, first.end + around);
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const space = text.lastIndexOf(' ', end);
  const to = end === text.length || space <= first.end ? end : space;
  return { from: Math.min(from, first.start), to };
}

import type { SubjectModelData } from './model.ts';

/** Up to so many words a prompt is brief. */
export const BRIEF = 50;
/** From so many words on its length no longer matters. */
const FULL = 65;

/**
 * The sum below which a prompt is refused, however much else is met. The prompts that it is compared with are longer than
 * people type into a chat, so that a brief one lies far from the good ones for its length alone: weak brief ones lie
 * farther still. In between it moves evenly, so that no single word decides.
 */
export function vetoFor(
  words: number,
  { veto, briefVeto }: Pick<SubjectModelData['thresholds'], 'veto' | 'briefVeto'>,
): number {
  const share = Math.min(1, Math.max(0, (words - BRIEF) / (FULL - BRIEF)));
  return briefVeto + (veto - briefVeto) * share;
}

import { checkPrompt } from '../src/check-prompt.ts';
import { CRITERION_IDS, MUST_NOT_KINDS, type CriterionSetting } from '../src/rubric.ts';

/** A prompt, and by criterion its status and the spans it relied on: `"met 0-12 40-51"`. */
export type Frozen = { text: string; findings: Record<string, string> };

/** Words that some prompts of the collection have and others lack. */
const any = { es: ['plazo', 'pedido', 'clientes'], en: ['deadline', 'order', 'customers'] };

/** Judges a prompt by every criterion alone, so that none takes words from another. */
export function findingsIn(text: string): Record<string, string> {
  // `subject` needs an exercise's references: src/subject has its tests.
  const found = CRITERION_IDS.filter((id) => id !== 'subject').map((id) => {
    const setting: CriterionSetting = {
      id,
      weight: 1,
      ...(id === 'mentions' && { any, atLeast: 2 }),
      ...(id === 'must-nots' && { kinds: [...MUST_NOT_KINDS] }),
      ...(id === 'length' && { words: { least: 20, most: 500 } }),
    };
    const [verdict] = checkPrompt(text, { passScore: 75, criteria: [setting] }, 'en').criteria;
    const spans = verdict?.spans.map(({ start, end }) => ` ${start}-${end}`).join('') ?? '';
    return [id, verdict?.judged === false ? 'not judged' : `${verdict?.status ?? ''}${spans}`];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

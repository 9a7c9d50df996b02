import type { Samples } from '../samples.ts';

/** Prompts for one exercise whose worth is known. */
export type JudgedPrompts = { good: string[]; weak: string[] };

/** What prompts for an exercise are compared with: its samples and the prompts that others wrote for it, in both languages. */
export function referencePrompts(
  { es, en }: Samples,
  unseen: readonly { judged: 'good' | 'weak'; text: string }[],
): JudgedPrompts {
  const of = (worth: 'good' | 'weak'): string[] => [
    ...es[worth],
    ...en[worth],
    ...unseen.filter(({ judged }) => judged === worth).map(({ text }) => text),
  ];
  return { good: of('good'), weak: of('weak') };
}

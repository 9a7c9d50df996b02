import type { TutorSpan } from '@academy/contracts/http/ai/tutor-answers.ts';

/** An answer's Markdown with a label after each sentence that is not from the academy: for what leaves the dialog. */
export const markedText = (text: string, spans: readonly TutorSpan[], label: string): string =>
  spans.reduceRight((marked, { to }) => `${marked.slice(0, to)} (${label})${marked.slice(to)}`, text);

import { cosine, type Meaning } from '@academy/meaning/meaning.ts';
import type { Passage } from '../../knowledge/domain/passages.ts';
import { tellingWords, termOf } from '../../retrieval/terms.ts';

/** A sentence of fewer words says too little alone. */
const fewestWords = 5;
/** Samples show a prompt; a sentence that explains is the better answer. */
const sampleShare = 0.6;

const shared = (wanted: ReadonlySet<string>, text: string): number => {
  const terms = new Set(tellingWords(text).map(termOf));
  if (wanted.size === 0 || terms.size === 0) return 0;
  const common = [...wanted].filter((term) => terms.has(term)).length;
  return common / Math.sqrt(wanted.size * terms.size);
};

/** The sentences of a passage that are closest to the question, in the passage's order. */
export const chooseSentences = (
  { units }: Passage,
  { question, count, vectorOf }: { question: string; count: number; vectorOf: Meaning['vectorOf'] },
): string[] => {
  const wanted = new Set(tellingWords(question).map(termOf));
  const meaning = vectorOf(tellingWords(question).join(' '));
  const closeness = (text: string): number => {
    const vector = meaning && vectorOf(text);
    return shared(wanted, text) + (meaning && vector ? Math.max(0, cosine(meaning, vector)) : 0);
  };
  const scored = units.map(({ text, kind }, at) => ({
    text,
    at,
    score:
      (closeness(text) + 0.01) *
      (kind === 'sample' ? sampleShare : 1) *
      (text.split(/\s+/).length < fewestWords ? sampleShare : 1),
  }));
  return scored
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
};

import type { WrittenSentence } from './written-sentences.ts';

const spread = <Thing>(things: readonly Thing[], count: number): Thing[] =>
  count >= things.length
    ? [...things]
    : Array.from({ length: count }, (_, at) => things[Math.floor((at * things.length) / count)]!);

/**
 * So many sentences of each policy and language, or all where there are fewer: as many of each writer and pole, spread over
 * what they wrote.
 */
export const pickEvenly = (sentences: readonly WrittenSentence[], count: number): WrittenSentence[] => {
  const policies = Map.groupBy(sentences, ({ policy, language }) => `${policy} ${language}`);
  return [...policies.values()].flatMap((own) => {
    const parts = Map.groupBy(own, ({ writer, pole }) => `${writer} ${pole}`);
    return [...parts.values()].flatMap((part) => spread(part, Math.round(count / parts.size)));
  });
};

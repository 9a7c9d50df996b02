import { fitLogistic, sumOf, type LogisticFit, type SparseRow } from '../rubric-fit/logistic.ts';
import { settings } from '../rubric-fit/fit-subject.ts';
import type { SentenceReader } from './sentence-readers.ts';
import type { WrittenSentence } from './written-sentences.ts';

export interface NamedSentence extends WrittenSentence {
  /** The policy was named. */
  isPolicyRight: boolean;
  /** With the policy known, the pole was. */
  isPoleRight: boolean;
}

interface Read extends WrittenSentence {
  row: SparseRow;
}

/**
 * Learns from some sentences and names policy and pole of others: the policy by one sum for each against the rest, of which the
 * highest is taken; the pole by a sum of that policy alone.
 */
export const nameSentences = (
  reader: SentenceReader,
  { known, asked }: { known: readonly WrittenSentence[]; asked: readonly WrittenSentence[] },
): NamedSentence[] => {
  const { columns, rowOf } = reader(known.map(({ text }) => text));
  const read = known.map((sentence): Read => ({ ...sentence, row: rowOf(sentence.text) }));
  const fit = (of: readonly Read[], isIt: (one: Read) => boolean): LogisticFit =>
    fitLogistic({
      rows: of.map(({ row }) => row),
      labels: of.map((one) => Number(isIt(one))),
      columns,
      freedom: settings.wordingFreedom,
    });
  const sums = [...Map.groupBy(read, ({ policy }) => policy)].map(([policy, own]) => ({
    policy,
    named: fit(read, (one) => one.policy === policy),
    careless: fit(own, ({ pole }) => pole === 'break'),
  }));
  return asked.map((sentence) => {
    const row = rowOf(sentence.text);
    const [best] = sums.toSorted((one, other) => sumOf(other.named, row) - sumOf(one.named, row));
    const own = sums.find(({ policy }) => policy === sentence.policy);
    const isPoleRight = own !== undefined && sumOf(own.careless, row) > 0 === (sentence.pole === 'break');
    return { ...sentence, isPolicyRight: best?.policy === sentence.policy, isPoleRight };
  });
};

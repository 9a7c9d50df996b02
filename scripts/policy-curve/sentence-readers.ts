import { loadEncoder } from '@academy/sentence-encoder/load-encoder.ts';
import { sentenceOf, toBytes } from '@academy/sentence-encoder/sentence.ts';
import type { SparseRow } from '../rubric-fit/logistic.ts';
import { rowOf, termsOf } from '../rubric-fit/wording.ts';

/** How sentences become rows that are weighed: made anew from the texts that are learnt from. */
export type SentenceReader = (learntFrom: readonly string[]) => {
  columns: number;
  rowOf: (text: string) => SparseRow;
};

/** A word that one sentence alone has says nothing about others. */
const FEWEST_TEXTS = 2;

/** Words and pairs of words, as `rubric:fit` weighs them. */
export const wordReader: SentenceReader = (learntFrom) => {
  const terms = termsOf(learntFrom, FEWEST_TEXTS);
  return { columns: terms.names.length, rowOf: (text) => rowOf(text, terms) };
};

/** The encoder's numbers, in bytes as the tutor keeps them and of length 1. Each text is encoded once. */
export const createEncoderReader = (): SentenceReader => {
  const encode = loadEncoder();
  const rows = new Map<string, SparseRow>();
  const encoded = (text: string): SparseRow => {
    const { bytes, length } = sentenceOf(toBytes(encode(text)));
    return {
      columns: Int32Array.from(bytes, (_, at) => at),
      values: Float64Array.from(bytes, (byte) => byte / length),
    };
  };
  const rowOfText = (text: string): SparseRow => {
    const row = rows.get(text) ?? encoded(text);
    rows.set(text, row);
    return row;
  };
  return () => ({ columns: rowOfText('').columns.length, rowOf: rowOfText });
};

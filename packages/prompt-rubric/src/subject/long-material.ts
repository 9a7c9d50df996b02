import type { Reading } from '../reading/read-prompt.ts';
import type { WordRange } from '../reading/sentences.ts';

/** Prompts that a prompt is compared with bring fewer words of material; more of them outweigh what is asked. */
const LONG = 150;

/** The sentences of pasted material where it is long; none otherwise. Linear in their number. */
export const longMaterialIn = ({ sentences }: Reading): WordRange[] => {
  const material = sentences.filter(({ isData }) => isData);
  const words = material.reduce((sum, { from, to }) => sum + to - from, 0);
  return words > LONG ? material : [];
};

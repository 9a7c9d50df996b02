import type { DelimitedBlock } from './data-blocks/block.ts';
import type { Word } from './words.ts';

/** Finds the block around a word. Words must be asked for in order; blocks must be sorted and not overlap. */
export function createLookup(blocks: readonly DelimitedBlock[]): (word: Word) => DelimitedBlock | undefined {
  let at = 0;
  return (word) => {
    while ((blocks[at]?.end ?? Infinity) <= word.start) at += 1;
    const block = blocks[at];
    return block && word.start >= block.start ? block : undefined;
  };
}

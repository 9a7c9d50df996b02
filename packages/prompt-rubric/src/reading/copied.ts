import { splitWords, type Word } from './words.ts';

/** A run of this many words in common is no coincidence. */
const RUN = 6;

/** For each word of the prompt, whether it lies in a run of six or more words that also stands in one of the sources. */
export function markCopied(words: readonly Word[], sources: readonly string[]): boolean[] {
  const known = new Set<string>();
  for (const source of sources) {
    const sourceWords = splitWords(source);
    for (let at = 0; at + RUN <= sourceWords.length; at += 1) known.add(runAt(sourceWords, at));
  }
  const copied = new Array<boolean>(words.length).fill(false);
  if (known.size === 0) return copied;
  for (let at = 0; at + RUN <= words.length; at += 1) {
    if (known.has(runAt(words, at))) copied.fill(true, at, at + RUN);
  }
  return copied;
}

function runAt(words: readonly Word[], at: number): string {
  let run = '';
  for (let offset = 0; offset < RUN; offset += 1) run += `${words[at + offset]?.norm ?? ''} `;
  return run;
}

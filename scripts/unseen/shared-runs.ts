/** So many words in a row are no chance. */
const RUN = 5;

/** Where a clause of a twin leaves out what was not changed. */
const LEFT_OUT = /…|\.{3}/u;

const runsIn = (text: string): string[] =>
  text.split(LEFT_OUT).flatMap((piece) => {
    const words =
      piece
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
  });

/** The places of the texts that have five words in a row in common with one that stands before them. */
export const sharingRuns = (texts: readonly string[]): number[] => {
  const seen = new Set<string>();
  return texts.flatMap((text, at) => {
    const runs = runsIn(text);
    const isSharing = runs.some((run) => seen.has(run));
    for (const run of runs) seen.add(run);
    return isSharing ? [at] : [];
  });
};

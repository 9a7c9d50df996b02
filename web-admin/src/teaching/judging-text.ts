export interface Span {
  start: number;
  end: number;
}

export interface Piece {
  text: string;
  /** Where it begins in the text. */
  start: number;
  /** It shows the point that decides. */
  isMarked: boolean;
  /** The teacher masks it. */
  isMasked: boolean;
}

const isIn = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ start, end }) => at >= start && at < end);

/** A text cut where what decides, and what is masked, begins and ends. */
export function piecesOf(
  text: string,
  { marks, masks }: { marks: readonly Span[]; masks: readonly Span[] },
): Piece[] {
  const cuts = [0, text.length, ...[...marks, ...masks].flatMap(({ start, end }) => [start, end])]
    .filter((at) => at >= 0 && at <= text.length)
    .toSorted((one, other) => one - other);
  return cuts.flatMap((start, index) => {
    const end = cuts[index + 1] ?? start;
    if (end === start) return [];
    return [
      { text: text.slice(start, end), start, isMarked: isIn(marks, start), isMasked: isIn(masks, start) },
    ];
  });
}

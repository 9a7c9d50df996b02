/** Where the encoder's vocabulary has its pieces for what is no text: what it does not know, a beginning, an end. */
const special = { unknown: 0, begin: 1, end: 2 } as const;
/** As many pieces as are read of a text: some forty words, since each takes more than a millisecond of an encoder's time. */
const MOST = 64;
/** No text of so many pieces is longer, so that the rest is not even split. */
const MOST_CHARACTERS = 1_000;
/** What stands for a space, as SentencePiece writes it. */
const SPACE = '▁';

interface Piece {
  id: number;
  score: number;
}

/** NFKC, control characters out, one space between words and one before the first: near enough to the model's own `nmt_nfkc`. */
const normalised = (text: string): string => {
  const words = text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (/\s/u.test(character) ? ' ' : ''))
    .trim()
    .replace(/\s+/gu, SPACE);
  return words === '' ? '' : SPACE + words;
};

const readPieces = (vocabulary: string): { pieces: Map<string, Piece>; longest: number } => {
  const pieces = new Map<string, Piece>();
  let longest = 0;
  vocabulary
    .trimEnd()
    .split('\n')
    .forEach((line, id) => {
      const [text = '', score = '0'] = line.split('\t');
      pieces.set(text, { id, score: Number(score) });
      longest = Math.max(longest, text.length);
    });
  return { pieces, longest };
};

/**
 * Splits texts into the numbers of the pieces of which they are likeliest made, a beginning and an end around them: the path with the
 * highest sum of scores (Kudo 2018, Subword Regularization, the unigram model). `vocabulary` has a piece and its score a line,
 * parted by a tab. Only the first 64 pieces of a text count.
 */
export const createPieceReader = (
  vocabulary: string,
  unknownScore: number,
): ((text: string) => Int32Array) => {
  const { pieces, longest } = readPieces(vocabulary);

  const likeliest = (text: string): number[] => {
    const best = new Float64Array(text.length + 1).fill(-Infinity);
    const from = new Int32Array(text.length + 1);
    const ids = new Int32Array(text.length + 1);
    best[0] = 0;
    const offer = (start: number, end: number, { id, score }: Piece): void => {
      const sum = (best[start] ?? 0) + score;
      if (sum <= (best[end] ?? 0)) return;
      best[end] = sum;
      from[end] = start;
      ids[end] = id;
    };
    for (let start = 0; start < text.length; start += 1) {
      if (best[start] === -Infinity) continue;
      const single = (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
      for (let end = start + 1; end <= Math.min(text.length, start + longest); end += 1) {
        const piece = pieces.get(text.slice(start, end));
        if (piece) offer(start, end, piece);
        else if (end === start + single) offer(start, end, { id: special.unknown, score: unknownScore });
      }
    }
    const found: number[] = [];
    for (let at = text.length; at > 0; at = from[at] ?? 0) found.push(ids[at] ?? special.unknown);
    return found.reverse();
  };

  return (text) => {
    const found = likeliest(normalised(text)).slice(0, MOST);
    return Int32Array.from([special.begin, ...(found.length === 0 ? [special.unknown] : found), special.end]);
  };
};

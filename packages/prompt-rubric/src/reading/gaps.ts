/** What the punctuation between two words does, whatever the words are. */
export type Pause = {
  /** Blanks, hyphens, quotes and emphasis: a phrase may run across. */
  joins: boolean;
  /** A comma, colon, dash, bracket or line end. */
  endsClause: boolean;
  /** The same without closing brackets, and with what opens a question or a line of a list. */
  opensClause: boolean;
  /** A line of a list: numbered, or with a hyphen or an asterisk. */
  opensItem: boolean;
  /** An arrow. */
  points: boolean;
  /** An arrow or an equals sign: what is on its left is said of what is on its right. */
  equates: boolean;
  /** Whether a sentence ends: `wrap` and `stop` leave it to the words around. */
  sentence: 'ends' | 'goes on' | 'wrap' | 'stop';
};

const MOST_KEPT = 2000;
const LONGEST_KEPT = 8;
const LONGEST_GAP = 40;
const tidied = new Map<string, string>();
const pauses = new Map<string, Pause>();

/** The pause of blanks alone. */
export const NO_PAUSE: Pause = {
  joins: true,
  endsClause: false,
  opensClause: false,
  opensItem: false,
  points: false,
  equates: false,
  sentence: 'goes on',
};

/**
 * A stretch of text between two words as the words carry it. Blanks say nothing by themselves; beside other marks a run
 * of them is one blank. `before` is what stood before the stretch already.
 */
export function tidyGap(before: string, marks: string): string {
  if (marks === ' ' && before === '') return '';
  if (before !== '' || marks.length > LONGEST_KEPT) return widened(before, marks);
  let gap = tidied.get(marks);
  if (gap === undefined) {
    gap = widened('', marks);
    if (tidied.size >= MOST_KEPT) tidied.clear();
    tidied.set(marks, gap);
  }
  return gap;
}

function widened(before: string, marks: string): string {
  let gap = before;
  for (const character of marks) {
    if (gap.length >= LONGEST_GAP) return gap;
    if (!isBlank(character)) gap += character;
    else if (gap !== '' && !gap.endsWith(' ')) gap += ' ';
  }
  return gap;
}

function isBlank(character: string): boolean {
  return (
    character === ' ' ||
    character === '\t' ||
    character === '\r' ||
    character === '\u00a0' ||
    character === '\u3000'
  );
}

/** Reads the marks between two words. The same come again and again, so what was found is kept, within bounds. */
export function pauseOf(gap: string): Pause {
  if (gap === '') return NO_PAUSE;
  let pause = pauses.get(gap);
  if (pause === undefined) {
    pause = read(gap);
    if (pauses.size >= MOST_KEPT) pauses.clear();
    if (gap.length <= LONGEST_KEPT) pauses.set(gap, pause);
  }
  return pause;
}

function read(gap: string): Pause {
  return {
    joins: /^[-‐‑"“”«»'*_` ]+$/u.test(gap),
    endsClause: /[,:;()—–\n]| -|- /u.test(gap),
    opensClause: /[,:;(—–\n•¿¡]| -|- /u.test(gap),
    opensItem: /[•)]|\n[-*]/.test(gap),
    points: /→|->|=>/.test(gap),
    equates: /→|->|=|∈/.test(gap),
    sentence: sentenceAt(gap),
  };
}

/** Sentences end at full stops, question marks, semicolons, list items and most line ends. */
function sentenceAt(gap: string): Pause['sentence'] {
  if (gap.includes('\n')) return isWrap(gap) ? 'wrap' : 'ends';
  if (/[!?…¿¡]/u.test(gap) || /;[^\s]*\s/.test(gap)) return 'ends';
  return gap.includes('.') && gap.includes(' ') ? 'stop' : 'goes on';
}

/** A single line end without a mark before it may stand in the middle of a sentence. */
function isWrap(gap: string): boolean {
  const marks = gap.trim();
  return (marks === '' || marks === ',') && gap.indexOf('\n') === gap.lastIndexOf('\n');
}

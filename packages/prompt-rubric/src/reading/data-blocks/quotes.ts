import { isLineStart, type Step } from './block.ts';
import type { Finder } from './finder.ts';

export const QUOTE_PAIRS: Record<string, string> = { '«': '»', '“': '”', '"': '"', '„': '“' };
export const SHORTEST_QUOTE = 30;

export function fenceAt(text: string, at: number, find: Finder): Step {
  const mark = text.slice(at, at + 3);
  if (mark !== '```' && mark !== '"""' && mark !== "'''" && mark !== '~~~') return undefined;
  const close = find(mark, at + 3);
  if (close < 0) return undefined;
  let start = at + 3;
  let name = '';
  const lineEnd = text.indexOf('\n', start);
  if (mark === '```' && lineEnd > 0 && lineEnd < close && lineEnd - start < 20) {
    name = text.slice(start, lineEnd).trim();
    start = lineEnd + 1;
  }
  return { block: { kind: 'fence', name, start, end: close }, next: close + 3 };
}

export function quotedLineAt(text: string, at: number): Step {
  if (text[at] !== '>' || !isLineStart(text, at)) return undefined;
  let end = at;
  while (text[end] === '>') {
    const lineEnd = text.indexOf('\n', end);
    end = lineEnd < 0 ? text.length : lineEnd + 1;
  }
  return { block: { kind: 'quoted-lines', name: '', start: at + 1, end }, next: end };
}

export function quoteAt(text: string, at: number, find: Finder): Step {
  const close = QUOTE_PAIRS[text[at] ?? ''];
  if (!close) return undefined;
  const end = find(close, at + 1);
  if (end < 0) return undefined;
  // A short quotation is a title or an example of wording, read as part of the sentence.
  if (end - at < SHORTEST_QUOTE) return { next: end + 1 };
  return { block: { kind: 'quotes', name: '', start: at + 1, end }, next: end + 1 };
}

/** `[[material]]`. */
export function bracketsAt(text: string, at: number, find: Finder): Step {
  if (text[at] !== '[' || text[at + 1] !== '[') return undefined;
  const end = find(']]', at + 2);
  if (end < 0) return undefined;
  return { block: { kind: 'brackets', name: '', start: at + 2, end }, next: end + 2 };
}

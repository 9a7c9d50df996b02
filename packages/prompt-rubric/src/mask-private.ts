import { isPublicNumber } from './criteria/public-numbers.ts';
import { findSecrets } from './criteria/secrets.ts';
import { readPrompt } from './reading/read-prompt.ts';
import type { Span } from './rubric.ts';

/** What stands in the place of what is masked: as long whatever was there, and no word in any language. */
export const MASK = '█████';

export type Masked = {
  text: string;
  /** Where masks stand in `text`, in order. */
  masks: Span[];
  /** Where a span of the original text stands in `text`: a mask that it touches is taken whole. */
  placeOf: (span: Span) => Span;
};

/** Masks what the criterion `privacy` finds: addresses, telephones, cards, keys and passwords. A name is not heard. */
export function maskPrivate(text: string): Masked {
  const reading = readPrompt(text);
  return maskSpans(
    text,
    findSecrets(text).filter((secret) => !isPublicNumber(reading, secret)),
  );
}

/** Masks spans of a text; those that overlap or touch become one mask. Spans that are empty or outside are left out. */
export function maskSpans(text: string, spans: readonly Span[]): Masked {
  const hidden = joined(
    spans
      .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end) }))
      .filter(({ start, end }) => start < end),
  );
  const parts: string[] = [];
  const masks: Span[] = [];
  let [from, length] = [0, 0];
  for (const { start, end } of hidden) {
    parts.push(text.slice(from, start), MASK);
    length += start - from;
    masks.push({ start: length, end: length + MASK.length });
    length += MASK.length;
    from = end;
  }
  const place = (offset: number, side: 'start' | 'end'): number => {
    let shift = 0;
    for (const [at, { start, end }] of hidden.entries()) {
      const mask = masks[at];
      if (!mask || offset <= start) break;
      if (offset < end) return mask[side];
      shift = mask.end - end;
    }
    return offset + shift;
  };
  return {
    text: parts.join('') + text.slice(from),
    masks,
    placeOf: ({ start, end }) => ({ start: place(start, 'start'), end: place(end, 'end') }),
  };
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

import type { SpeechSegment } from '@academy/contracts/http/ai/speech.ts';

const attribute = 'data-speaking';

/** The element of the rendered text that a segment says: a block, or an item of a list. */
export function spokenElement(reading: Element, { block, item }: SpeechSegment): Element | null {
  const element = block === null ? null : (reading.children[block] ?? null);
  if (!element || item === null) return element;
  return element.children[item] ?? element;
}

/** Marks what is being said, and nothing else; null marks nothing. */
export function markSpoken(reading: Element, segment: SpeechSegment | null): Element | null {
  const spoken = segment && spokenElement(reading, segment);
  for (const marked of reading.querySelectorAll(`[${attribute}]`)) {
    if (marked !== spoken) marked.removeAttribute(attribute);
  }
  spoken?.setAttribute(attribute, '');
  return spoken;
}

import type { Span } from './judging-text.ts';

/** What is selected within an element, by its place in the element's text; null where that is nothing of it. */
export function selectedIn(element: HTMLElement | null): Span | null {
  const selection = getSelection();
  if (!element || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return null;
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

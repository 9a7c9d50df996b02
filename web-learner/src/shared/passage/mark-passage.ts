import { keepInView } from '../ui/keep-in-view.ts';

const NAME = 'passage';
const blocks = 'p, li, blockquote, pre, td, th, h2, h3, h4, h5, h6, figcaption';

/** Draws the stroke over a range without touching the nodes that React owns; where a browser cannot, over its block. */
function paint(range: Range, block: HTMLElement): () => void {
  if (!('highlights' in CSS)) {
    block.dataset.passage = '';
    return () => delete block.dataset.passage;
  }
  CSS.highlights.set(NAME, new Highlight(range));
  return () => CSS.highlights.delete(NAME);
}

/** Highlights a passage, brings it into view, and puts the focus on its first block, so that reading goes on there. */
export function markPassage(range: Range): () => void {
  const place = range.startContainer.parentElement;
  const block = place?.closest<HTMLElement>(blocks) ?? place;
  if (!block) return () => undefined;
  const unpaint = paint(range, block);
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  const stopSeeking = keepInView(() => block.scrollIntoView({ block: 'center' }));
  return () => {
    stopSeeking();
    unpaint();
    block.removeAttribute('tabindex');
  };
}

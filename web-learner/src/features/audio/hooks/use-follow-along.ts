import { useEffect, type RefObject } from 'react';
import type { SpeechSegment } from '@academy/contracts/http/ai/speech.ts';
import { markSpoken } from '../model/highlight.ts';

/** The page marks the part that holds the text with this attribute; the rendered text inside has the class `reading`. */
const heardPart = '[data-heard]';

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Marks the paragraph that is being said, and brings it into view where it has left it. */
export function useFollowAlong(player: RefObject<HTMLElement | null>, segment: SpeechSegment | null): void {
  useEffect(() => {
    const reading = player.current?.closest(heardPart)?.querySelector('.reading');
    if (!reading) return undefined;
    const spoken = markSpoken(reading, segment);
    if (spoken && !isInView(spoken)) spoken.scrollIntoView({ block: 'center' });
    return () => void markSpoken(reading, null);
  }, [player, segment]);
}

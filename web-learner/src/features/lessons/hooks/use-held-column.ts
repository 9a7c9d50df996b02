import { useEffect, useRef, type RefObject } from 'react';
import {
  heldFromStart,
  holdAfterResize,
  holdAfterScroll,
  placeOf,
  type ColumnHold,
} from '../model/held-column.ts';

const BESIDE = '(min-width: 1001px)';
/** Pixels below the header and above the window's bottom edge. */
const GAP = 20;

/** Keeps a column in sight beside a longer one without a scrollbar of its own, where the two stand side by side. */
export function useHeldColumn(): RefObject<HTMLDivElement | null> {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const beside = matchMedia(BESIDE);
    const header = parseFloat(getComputedStyle(element).getPropertyValue('--header')) || 0;
    let hold: ColumnHold = heldFromStart;
    let scrolled = scrollY;
    let offset = 0;
    const offsetNow = () =>
      element.getBoundingClientRect().top - (element.parentElement?.getBoundingClientRect().top ?? 0);

    function place() {
      const pixels = (length: number | null) => (length === null ? 'auto' : `${length}px`);
      const { marginTop, top, bottom } = placeOf(hold, {
        height: element!.offsetHeight,
        from: header + GAP,
        to: innerHeight - GAP,
        windowHeight: innerHeight,
      });
      Object.assign(
        element!.style,
        beside.matches
          ? { marginTop: pixels(marginTop), top: pixels(top), bottom: pixels(bottom) }
          : { marginTop: '', top: '', bottom: '' },
      );
      offset = offsetNow();
    }
    function onScroll() {
      const next = holdAfterScroll(hold, { by: scrollY - scrolled, offset });
      scrolled = scrollY;
      if (next === hold) offset = offsetNow();
      else {
        hold = next;
        place();
      }
    }
    function onResize() {
      hold = holdAfterResize(hold, offset);
      place();
    }
    const sizes = new ResizeObserver(onResize);
    sizes.observe(element);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, []);
  return column;
}

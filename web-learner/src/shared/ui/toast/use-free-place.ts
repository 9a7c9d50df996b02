import { useLayoutEffect, type RefObject } from 'react';
import { freePlace } from './toast-place.ts';

/** What a toast must not lie on: the buttons that somebody may press next. */
const BUTTONS = '.ant-btn, .button, .ant-modal-close, .ant-drawer-close';
/** As in the style sheet. */
const places = ['bottom', 'top', 'left'] as const;

function settle(region: HTMLElement): void {
  const obstacles = [...document.querySelectorAll<HTMLElement>(BUTTONS)]
    .filter((button) => !region.contains(button))
    .map((button) => button.getBoundingClientRect());
  const boxes = places.map((place) => {
    region.dataset.place = place;
    return region.getBoundingClientRect();
  });
  region.dataset.place = places[freePlace(boxes, obstacles)] ?? 'bottom';
}

/** Puts the region where it covers no button, also when the page is scrolled below it or a dialog opens. */
export function useFreePlace(region: RefObject<HTMLElement | null>, shown: number | null): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (shown === null || !element) return;
    const choose = () => settle(element);
    choose();
    addEventListener('scroll', choose, { passive: true });
    addEventListener('resize', choose);
    // A dialog is added to the body, and is in its place once it has moved there.
    const dialogs = new MutationObserver(choose);
    dialogs.observe(document.body, { childList: true });
    addEventListener('animationend', choose);
    return () => {
      dialogs.disconnect();
      removeEventListener('animationend', choose);
      removeEventListener('scroll', choose);
      removeEventListener('resize', choose);
    };
  }, [region, shown]);
}

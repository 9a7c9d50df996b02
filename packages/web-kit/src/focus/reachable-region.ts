export interface ReachableRegionOptions {
  /** On Escape in the region, before the focus goes back. */
  onEscape?: () => void;
}

/**
 * Lets the focus be in a region that stands outside of every dialog, such as that of notifications: dialogs listen for
 * the focus on the document or the window and would take it back. Escape in the region closes no dialog, and the focus
 * goes back to where it was; so it does where what had it in the region is gone. Returns how to end it.
 */
export const makeReachable = (
  region: HTMLElement,
  { onEscape }: ReachableRegionOptions = {},
): (() => void) => {
  let before: HTMLElement | null = null;
  // Above what an app renders into, and below what dialogs listen on.
  const page = region.ownerDocument.documentElement;

  const goBack = (): void => {
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
  const onFocusIn = (event: FocusEvent): void => {
    const { target, relatedTarget: from } = event;
    if (!(target instanceof Node && region.contains(target))) return;
    event.stopPropagation();
    const isFromWithin = from instanceof Node && region.contains(from);
    if (isFromWithin && target === region) goBack();
    else if (!isFromWithin) before = from instanceof HTMLElement ? from : null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // By its path: what closed at this key may have left the region.
    if (event.key !== 'Escape' || !event.composedPath().includes(region)) return;
    event.stopPropagation();
    onEscape?.();
    goBack();
  };

  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('keydown', onKeyDown);
  return () => {
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('keydown', onKeyDown);
  };
};

import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Ctrl+S, or ⌘S, presses the button within `place`, unless a dialog lies over the page. The browser's own saving never comes up. */
export function useSaveKey(place: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="dialog"]') !== null) return;
      flushSync(leaveField);
      place.current?.querySelector('button')?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, place]);
}

/** Some fields take what is typed only when they are left, as pressing the button by hand does. The cursor comes back. */
function leaveField(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

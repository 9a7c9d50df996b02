/** As a `ref`: what takes a form's place also takes its focus, and is so read aloud. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

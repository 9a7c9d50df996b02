/** Brings a form's first marked input, or what says a fault of no input, into the middle of the window, clear of the bar above, with the cursor in it. */
export function showFirstFault(form: HTMLFormElement | null): void {
  // The inputs are marked when React has drawn them.
  requestAnimationFrame(() => {
    const input = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
    input?.focus({ preventScroll: true });
    // What is wrong stands below the input, which may be longer than the window.
    const said = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
    (said ?? input)?.scrollIntoView({ block: 'center' });
  });
}

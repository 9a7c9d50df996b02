/** A heading further down the window than this share of its height has little of its text below it. */
const LOWEST = 0.5;

/** Focuses a heading and, where it or what follows is out of sight, scrolls it to the top of the page. */
export function showHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  const highest = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < highest || top > innerHeight * LOWEST) heading.scrollIntoView({ block: 'start' });
}

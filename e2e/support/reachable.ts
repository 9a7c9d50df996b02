import type { Page } from '@playwright/test';

/**
 * Runs in the page: every link, button and field is brought to the middle of the window, as somebody scrolls to it, and
 * must then lie inside the window, inside whatever clips it, and under the pointer at its centre.
 */
const findUnreachable = `(() => {
  const controls = 'a[href], button, input, select, textarea, [role=button], [role=switch], [role=tab]';
  const nameOf = (element) =>
    element.tagName.toLowerCase() + ' ' + (element.ariaLabel || element.textContent || element.name || element.id).trim().slice(0, 40);
  const slack = 1;
  const outside = (box, { left, right }) => box.left < left - slack || box.right > right + slack;
  const faults = [];
  for (const element of document.querySelectorAll(controls)) {
    const style = getComputedStyle(element);
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.matches(':disabled, .skip-link') || style.pointerEvents === 'none') continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getClientRects()[0];
    if (!box || box.width <= 1 || box.height <= 1) continue;
    if (outside(box, { left: 0, right: document.documentElement.clientWidth })) faults.push('outside the window: ' + nameOf(element));
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent);
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      if (overflowX !== 'visible' && outside(box, parent.getBoundingClientRect())) faults.push('clipped: ' + nameOf(element));
    }
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isItself = met && (element.contains(met) || met.closest('label')?.contains(element));
    if (!isItself) faults.push('covered by ' + (met ? met.className || met.tagName : 'nothing') + ': ' + nameOf(element));
  }
  scrollTo(0, 0);
  return [...new Set(faults)];
})()`;

/** The links, buttons and fields of a page that nobody can press: outside the window, clipped, or below something else. */
export const unreachableControls = async (page: Page): Promise<string[]> =>
  (await page.evaluate(findUnreachable)) as string[];

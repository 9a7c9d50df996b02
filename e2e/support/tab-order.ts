import type { Page } from '@playwright/test';

/** What the Tab key met on its way through a page. */
export interface TabOrder {
  /** Each control that had the focus, in order. */
  stops: string[];
  /** What a person who cannot see the pointer would stumble over. */
  faults: string[];
}

/** Keeps, in the page, which controls had the focus, and judges each as it has it. */
const prepare = `(() => {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const nameOf = (element) =>
    element.tagName.toLowerCase() + ' ' +
    (element.ariaLabel || element.textContent || element.labels?.[0]?.textContent || element.name || element.id).trim().slice(0, 40);
  const met = new Set();
  // What comes later, as an answer arrives, is not looked for: the focus may have passed its place.
  const atFirst = [...document.querySelectorAll(controls)];
  // A ring is drawn on the control, on what wraps it (a field with its icon, a card), or on what stands for it (a box).
  const hasRing = (element) => {
    const near = [element, element.nextElementSibling];
    for (let parent = element.parentElement; parent && near.length < 7; parent = parent.parentElement) near.push(parent);
    return near.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  };
  const faultsOf = (element) => {
    const box = element.getClientRects()[0];
    // A native radio or checkbox lies unseen below the one that is drawn.
    const drawn = box && box.width > 1 && box.height > 1 && getComputedStyle(element).opacity !== '0' ? box : element.closest('label')?.getBoundingClientRect();
    if (!drawn) return ['unseen'];
    const faults = [];
    const x = (Math.max(0, drawn.left) + Math.min(innerWidth, drawn.right)) / 2;
    const y = (Math.max(0, drawn.top) + Math.min(innerHeight, drawn.bottom)) / 2;
    const top = document.elementFromPoint(x, y);
    if (drawn.bottom <= 0 || drawn.top >= innerHeight || drawn.right <= 0 || drawn.left >= innerWidth) faults.push('outside the window');
    else if (!(top && (element.contains(top) || top.closest('label')?.contains(element)))) faults.push('below ' + (top ? top.className || top.tagName : 'nothing'));
    if (!hasRing(element)) faults.push('without a ring');
    return faults;
  };
  window.tabStop = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return { end: 'left' };
    if (met.has(element)) return { end: met.values().next().value === element ? 'left' : 'trap', name: nameOf(element) };
    met.add(element);
    return { name: nameOf(element), faults: faultsOf(element) };
  };
  window.tabMissed = () =>
    atFirst
      .filter((element) => element.isConnected && element.tabIndex >= 0 && !element.matches(':disabled, [type=radio]') && !met.has(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
      .map(nameOf);
})()`;

interface Stop {
  end?: 'left' | 'trap';
  name: string;
  faults: string[];
}

/** Far more controls than any page has. */
const most = 400;

/** Presses Tab from the top of a page to its end, and judges each stop where the browser has brought it. */
export const tabThrough = async (page: Page): Promise<TabOrder> => {
  await page.evaluate(prepare);
  const stops: string[] = [];
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop>('tabStop()');
    if (stop.end === 'trap') faults.push(`${stop.name}: the focus goes round`);
    if (stop.end !== undefined) break;
    stops.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
    if (stops.length > most) throw new Error(`more than ${most} stops`);
  }
  const missed = await page.evaluate<string[]>('tabMissed()');
  return { stops, faults: [...faults, ...missed.map((name) => `${name}: never reached`)] };
};

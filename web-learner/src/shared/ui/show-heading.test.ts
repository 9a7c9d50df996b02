import { jest } from '@jest/globals';
import { showHeading } from './show-heading.ts';

const SCROLL_PADDING = 80;
const WINDOW_HEIGHT = 800;

beforeAll(() => {
  Object.assign(globalThis, {
    innerHeight: WINDOW_HEIGHT,
    document: { documentElement: {} },
    getComputedStyle: () => ({ scrollPaddingTop: `${SCROLL_PADDING}px` }),
  });
});

/** What happens to a heading this far below the upper edge of the window. */
function shown({ top }: { top: number }) {
  const focus = jest.fn();
  const scrollIntoView = jest.fn();
  showHeading({ focus, scrollIntoView, getBoundingClientRect: () => ({ top }) } as unknown as HTMLElement);
  return { focus, scrollIntoView };
}

it.each([
  ['above the window, as after “Next” on a phone', -218],
  ['behind the bar at the top', SCROLL_PADDING - 1],
  ['so low that its text is out of sight', WINDOW_HEIGHT / 2 + 1],
  ['below the window', WINDOW_HEIGHT + 1],
])('When the heading is %s, then it moves to the top of the page', (_where, top) => {
  expect(shown({ top }).scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
});

it.each([SCROLL_PADDING, WINDOW_HEIGHT / 2])(
  'When the heading is in sight with what follows, at %d px, then the page stays where it is',
  (top) => {
    expect(shown({ top }).scrollIntoView).not.toHaveBeenCalled();
  },
);

it('When a heading is shown, then it has the focus, and the focus alone moves nothing', () => {
  expect(shown({ top: -218 }).focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(shown({ top: 200 }).focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('When no page reserves room at its top, then a heading at the upper edge stays', () => {
  globalThis.getComputedStyle = jest.fn(() => ({ scrollPaddingTop: 'auto' }) as CSSStyleDeclaration);
  expect(shown({ top: 0 }).scrollIntoView).not.toHaveBeenCalled();
});

it('When there is no heading, then nothing happens', () => {
  expect(() => showHeading(null)).not.toThrow();
});

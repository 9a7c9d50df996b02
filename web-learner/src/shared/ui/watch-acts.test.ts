import { watchActs } from './watch-acts.ts';

it.each(['keydown', 'pointerdown'])('When the reader begins something by %s, then it is noted', (act) => {
  const page = new EventTarget();
  const { hasActed } = watchActs(page);
  page.dispatchEvent(new Event(act));
  expect(hasActed()).toBe(true);
});

it.each(['keyup', 'pointerup', 'click', 'focusin'])(
  'When %s ends what began before, then nothing is noted',
  (end) => {
    const page = new EventTarget();
    const { hasActed } = watchActs(page);
    page.dispatchEvent(new Event(end));
    expect(hasActed()).toBe(false);
  },
);

it('When the watch has stopped, then nothing is noted any more', () => {
  const page = new EventTarget();
  const { hasActed, stop } = watchActs(page);
  stop();
  page.dispatchEvent(new Event('keydown'));
  expect(hasActed()).toBe(false);
});

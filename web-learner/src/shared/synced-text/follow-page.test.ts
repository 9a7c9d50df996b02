import { followPage } from './follow-page.ts';

/** A page and the calls that its events lead to. */
function followed() {
  const calls: string[] = [];
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const texts = {
    start: async () => void calls.push('start'),
    load: async () => {
      calls.push('load');
      throw new Error('offline');
    },
    flush: async ({ isLeaving }: { isLeaving: boolean }) => void calls.push(isLeaving ? 'leave' : 'flush'),
    storageChanged: (key: string | null) => void calls.push(`storage ${key}`),
  };
  const end = followPage(texts, { window, document });
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { calls, window, show, end };
}

it('When the page is hidden, closed, shown or back online, then texts are sent and loaded accordingly', () => {
  const { calls, window, show } = followed();
  show('hidden');
  window.dispatchEvent(new Event('pagehide'));
  show('visible');
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'note:ana:l1' }));
  expect(calls).toEqual(['start', 'leave', 'leave', 'load', 'flush', 'load', 'storage note:ana:l1']);
});

it('When the screen goes, then the texts are sent and no event reaches them', () => {
  const { calls, window, show, end } = followed();
  end();
  show('hidden');
  window.dispatchEvent(new Event('online'));
  expect(calls).toEqual(['start', 'leave']);
});

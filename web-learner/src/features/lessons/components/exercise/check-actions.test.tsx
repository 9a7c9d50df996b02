import { jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { CheckActions } from './check-actions.tsx';
import { useTextsOf } from '../../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('lessons'));
afterEach(() => jest.restoreAllMocks());

const drawn = ({ keyboard, agent }: { keyboard: boolean; agent: string }): string => {
  globalThis.matchMedia = () => ({ matches: keyboard }) as MediaQueryList;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  return renderToStaticMarkup(
    <CheckActions
      canCheck
      isSending={false}
      excess={0}
      draftState="none"
      isMain
      isLive={false}
      offersLive={false}
      onCheck={() => undefined}
      onLive={() => undefined}
    />,
  );
};

it.each([
  [{ keyboard: true, agent: 'X11; Linux x86_64' }, 'Ctrl + '],
  [{ keyboard: true, agent: 'Macintosh; Intel Mac OS X' }, '⌘ + '],
])('When there is a keyboard, %j, then the button names its keys', (device, keys) => {
  expect(drawn(device)).toContain(keys);
});

it('When there is none, as on a phone, then no keys are named', () => {
  expect(drawn({ keyboard: false, agent: 'Android' })).not.toMatch(/Ctrl|⌘/);
});

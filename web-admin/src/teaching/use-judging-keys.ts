import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { isMeantForControl, pressedBy, type Pressed } from './judging-keys.ts';
import type { Judging } from './use-judging.ts';

/** Has the page's keys do what its buttons do, wherever the focus is, but in a field. */
export function useJudgingKeys(
  judging: Judging,
  { isOn, maskSelected }: { isOn: boolean; maskSelected: () => void },
) {
  const translate = useTranslate();
  const letter = (name: string) => translate(`resources.taught-exercises.keys.${name}`);
  const obey = (pressed: Pressed): boolean => {
    const { current, toConfirm } = judging;
    const isOnButton = document.activeElement instanceof HTMLButtonElement;
    switch (pressed.does) {
      case 'good':
      case 'weak':
        judging.say(pressed.does === 'good');
        return true;
      case 'point': {
        const point = current?.points[pressed.at];
        if (point) judging.choosePoint(point.key);
        return point !== undefined;
      }
      case 'confirm':
        // Enter on a button presses the button.
        if (toConfirm === undefined || isOnButton) return false;
        judging.confirm();
        return true;
      case 'cancel':
        if (toConfirm === undefined) return false;
        judging.cancel();
        return true;
      case 'mask':
        maskSelected();
        return true;
      default:
        judging[pressed.does]();
        return true;
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isMeantForControl(event.target)) return;
    const letters = {
      good: letter('good'),
      weak: letter('weak'),
      skip: letter('skip'),
      undo: letter('undo'),
      mask: letter('mask'),
    };
    const pressed = pressedBy(event, letters);
    if (pressed && obey(pressed)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}

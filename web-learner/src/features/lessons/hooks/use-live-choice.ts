import { useCallback, useState } from 'react';
import { comfortStorage } from '../../../shared/consent/consent-store.ts';
import { createLiveChoice, readDevice } from '../model/live-choice.ts';

const choice = createLiveChoice(comfortStorage, readDevice(navigator));

/** Whether prompts are judged while one types, and how to change it. */
export function useLiveChoice() {
  const [isOn, setOn] = useState(choice.isOn);
  const foundSlow = useCallback(() => {
    if (choice.foundSlow()) setOn(false);
  }, []);
  return {
    isOffered: choice.isOffered,
    isOn,
    choose(next: boolean) {
      choice.choose(next);
      setOn(next);
    },
    foundSlow,
  };
}

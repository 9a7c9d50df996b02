import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readBudgetAgain } from '../../../shared/ai/budgets.ts';
import { browserStorage } from '../../../shared/storage.ts';
import { speechOf, type HeardText } from '../api/speech.ts';
import { createListening, type ListeningView } from '../model/listening.ts';
import { createPositions } from '../model/positions.ts';
import { storedRate, storeRate } from '../model/rates.ts';
import { playOn } from '../model/sounding.ts';

const urls = {
  create: (sound: Blob) => URL.createObjectURL(sound),
  revoke: (url: string) => URL.revokeObjectURL(url),
};

interface ListeningArguments extends HeardText {
  userId: string;
}

/** Hears one text in one language. What plays or is generated ends with the screen. */
export function useListening({ kind, id, language, userId }: ListeningArguments) {
  const [rate, setRate] = useState(storedRate);
  const queries = useQueryClient();
  const element = useRef<HTMLAudioElement | null>(null);
  const positions = useMemo(
    () => createPositions(browserStorage, { userId, path: `${kind}/${id}`, language }),
    [userId, kind, id, language],
  );
  const [view, setView] = useState<ListeningView>(() => ({
    status: 'idle',
    failure: null,
    canResume: positions.read() !== null,
  }));

  const listening = useMemo(() => {
    const play = (sound: Blob, from: number) =>
      playOn((element.current ??= new Audio()), { sound, from, rate: storedRate(), urls });
    return createListening({
      ...speechOf({ kind, id, language }),
      play,
      position: positions,
      publish: setView,
    });
  }, [kind, id, language, positions]);
  useEffect(() => () => listening.stop(), [listening]);

  // A model's voice costs tokens.
  const spokenSegment = view.status === 'playing' && view.spokenBy.kind === 'openai' ? view.segment : null;
  useEffect(() => {
    if (spokenSegment !== null) readBudgetAgain(queries);
  }, [spokenSegment, queries]);

  function changeRate(next: number) {
    setRate(next);
    storeRate(next);
    if (element.current) element.current.playbackRate = next;
  }
  return { view, rate, changeRate, start: listening.start, stop: listening.stop };
}

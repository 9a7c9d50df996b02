import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { soughtReply } from '../model/sought-reply.ts';

interface Search {
  shown: readonly { id: string }[];
  /** There is another page, and none is on its way. */
  mayContinue: boolean;
  more: () => Promise<void>;
}

/** Loads page after page until the reply that the address names is there. */
export function useSoughtReply({ shown, mayContinue, more }: Search): void {
  const sought = soughtReply(useLocation().hash);
  const isMissing = sought !== null && !shown.some(({ id }) => id === sought);
  const search = useEffectEvent(() => void more());
  useEffect(() => {
    if (isMissing && mayContinue) search();
  }, [isMissing, mayContinue, shown.length]);
}

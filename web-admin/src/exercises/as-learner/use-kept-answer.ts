import { useRecordContext } from 'ra-core';
import { useState } from 'react';

/** What is tried as an answer, kept while the preview is closed. Of another exercise that the page has gone to it is not. */
export function useKeptAnswer() {
  const of = useRecordContext()?.id;
  const [kept, setKept] = useState({ of, text: '' });
  return {
    of,
    text: kept.of === of ? kept.text : '',
    keep: (text: string) => setKept({ of, text }),
  };
}

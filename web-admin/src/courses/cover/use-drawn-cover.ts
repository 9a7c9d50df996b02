import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMayWrite } from '../../shared/rights/use-may.ts';
import { drawCover, type DrawingOf } from './cover-calls.ts';
import { isWhole, type Cover } from './cover-words.ts';

/** Long enough for a pause between two letters. */
const pauseMs = 300;

/** A value once it has not changed for a moment, compared as JSON. */
function useSettled<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  const [settled, setSettled] = useState(json);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), pauseMs);
    return () => clearTimeout(timer);
  }, [json]);
  // It was written from such a value.
  return JSON.parse(settled) as Value;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The cover as the server would draw it of what the form holds now; undefined while there is nothing to draw. */
export function useDrawnCover(cover: Cover | null) {
  const mayWrite = useMayWrite();
  const [titleEs, titleEn, orderIndex] = useWatch({
    name: ['titleEs', 'titleEn', 'orderIndex'],
  }) as unknown[];
  const asked = useSettled<DrawingOf>({
    titleEs: textOf(titleEs),
    titleEn: textOf(titleEn),
    number: typeof orderIndex === 'number' ? orderIndex + 1 : 1,
    cover,
  });
  const hasWords = asked.cover ? isWhole(asked.cover) : asked.titleEs + asked.titleEn !== '';
  const { data, isError } = useQuery({
    queryKey: ['cover-drawing', asked],
    queryFn: ({ signal }) => drawCover(asked, signal),
    enabled: mayWrite && hasWords,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { drawn: data, isError: isError && hasWords, hasWords };
}

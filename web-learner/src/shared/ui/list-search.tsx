import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../use-debounced.ts';
import { SearchField } from './search-field.tsx';

interface ListSearchProps {
  label: string;
  /** What is searched for, as the address has it. */
  value: string;
  /** How long typing rests before a search, in milliseconds. */
  restMs: number;
  onSearch: (text: string) => void;
}

/** Searches when typing rests; a search that came with the address, or was cleared there, fills the field. */
export function ListSearch({ label, value, restMs, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const rested = useDebounced(typed, restMs);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useEffectEvent((text: string) => {
    if (text !== value && text === typed.trim()) onSearch(text);
  });
  useEffect(() => search(rested.trim()), [rested]);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
}

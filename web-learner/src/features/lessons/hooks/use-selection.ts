import { useEffect, useState, type RefObject } from 'react';

interface Selected {
  start: number;
  end: number;
}

const nothing: Selected = { start: 0, end: 0 };
/** A browser has one or the other of these for a selection inside a field. */
const events = ['select', 'keyup', 'pointerup', 'input'] as const;

/** What is selected in a field; it stays when the focus goes elsewhere. */
export function useSelection(field: RefObject<HTMLTextAreaElement | null>): Selected {
  const [selected, setSelected] = useState(nothing);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const read = () => {
      const { selectionStart: start, selectionEnd: end } = element;
      setSelected((last) => (last.start === start && last.end === end ? last : { start, end }));
    };
    read();
    for (const event of events) element.addEventListener(event, read);
    document.addEventListener('selectionchange', read);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
      document.removeEventListener('selectionchange', read);
    };
  }, [field]);
  return selected;
}

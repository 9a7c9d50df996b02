import { useRef, useState } from 'react';

/** A button that opens a part of the page and closes it again; what closes it otherwise gives the focus back to the button. */
export function useOpener() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return { isOpen, opener, close, toggle: () => setOpen(!isOpen) };
}

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/connection/lazy-part.ts';

const ShortcutsDialog = lazyPart(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `?` shows what the keyboard can do, unless somebody is writing or another dialog is open. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '?' || isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      setUsed(true);
      setOpen(true);
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return <Suspense>{used && <ShortcutsDialog open={open} onClose={() => setOpen(false)} />}</Suspense>;
}

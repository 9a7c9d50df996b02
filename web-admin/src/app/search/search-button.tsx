import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { SearchDialogProps } from './search-dialog.tsx';

type Loaded = (props: SearchDialogProps) => ReactNode;

const load = () => import('./search-dialog.tsx');

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;

/** Opens the search over everything, as Ctrl+K does, or ⌘K; it is fetched when it is first opened. */
export function SearchButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const [Dialog, setDialog] = useState<Loaded | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    // At once, so that what is typed next goes there.
    if (Dialog) return flushSync(() => setOpen(true));
    try {
      const { SearchDialog } = await load();
      setDialog(() => SearchDialog);
      setOpen(true);
    } catch {
      // Thrown while drawing, it would take the page with what is written in it.
      notify('academy.error.network', { type: 'error' });
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    // The first half of the shortcut already fetches; a failure is told by the second.
    if (event.key === (isMac ? 'Meta' : 'Control') && !event.repeat) load().catch(() => undefined);
    if (!isShortcut(event)) return;
    // Else the browser's own search takes it.
    event.preventDefault();
    // What a dialog holds would be lost on another page.
    if (event.repeat || document.querySelector('[role="dialog"]') !== null) return;
    void open();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const label = translate('academy.search.title');
  const keys = isMac ? '⌘K' : 'Ctrl+K';
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        title={`${label} (${keys})`}
        onClick={() => void open()}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
      {isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

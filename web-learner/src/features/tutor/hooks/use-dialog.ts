import { useCallback, useEffect, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';

const coversPage = () => matchMedia('(max-width: 720px)').matches;

interface DialogOptions {
  open: boolean;
  onClose: () => void;
  /** What Escape ends first, where something runs. */
  onEscape: (() => void) | undefined;
}

/** A dialog beside the page, which stays in use; on a phone, where it covers the page, a modal one. */
export function useDialog(
  ref: RefObject<HTMLDialogElement | null>,
  { open, onClose, onEscape }: DialogOptions,
) {
  const close = useCallback(() => ref.current?.close(), [ref]);
  /** Uncovers the page, where the dialog covers it. */
  const makeWay = useCallback(() => {
    if (coversPage()) close();
  }, [close]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === dialog.open) return;
    if (!open) dialog.close();
    else if (coversPage()) dialog.showModal();
    else dialog.show();
  }, [ref, open]);

  function escape(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (onEscape) onEscape();
    else close();
  }
  return {
    close,
    makeWay,
    handlers: {
      tabIndex: -1,
      onClose,
      onCancel: escape,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && escape(event),
    },
  };
}

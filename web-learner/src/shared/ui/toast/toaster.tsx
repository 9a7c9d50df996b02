import { makeReachable } from '@academy/web-kit/focus/reachable-region.ts';
import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons.tsx';
import { onToast, onToastOver, type ToastMessage } from './toast-store.ts';
import { useFreePlace } from './use-free-place.ts';
import './toast.css';

const SHOWN_MS = 5000;
const SWIPE_PX = 50;

/** With a key held, the browser opens the link its own way: in another tab, for instance. */
const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The region of notifications: F8 moves the focus there, from a dialog too, and Escape back; a swipe to the right puts a
 * toast away. It stands outside the router, so it is told how to follow a link.
 */
export function Toaster({ follow }: { follow: (to: string) => void }) {
  const { t } = useTranslation();
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [open, setOpen] = useState(false);
  const region = useRef<HTMLOListElement>(null);
  useFreePlace(region, open && message ? message.id : null);

  useEffect(
    () =>
      onToast((next) => {
        setMessage(next);
        setOpen(true);
      }),
    [],
  );
  useEffect(() => onToastOver(() => setOpen(false)), []);
  useEffect(() => (region.current ? makeReachable(region.current) : undefined), []);

  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label={t('toast')}>
      {message && (
        <Toast.Root
          key={message.id}
          open={open}
          onOpenChange={setOpen}
          className={`toast toast--${message.tone}`}
          type={message.tone === 'destructive' ? 'foreground' : 'background'}
        >
          <div>
            <Toast.Title className="toast__title">{message.title}</Toast.Title>
            {message.description && (
              <Toast.Description className="toast__text">{message.description}</Toast.Description>
            )}
            {message.link && <ToastLink {...message.link} follow={follow} />}
          </div>
          <Toast.Close className="icon-button" aria-label={t('close')}>
            <CloseIcon size={16} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport ref={region} className="toast-region" hotkey={['F8']} label={t('toast')} />
    </Toast.Provider>
  );
}

function ToastLink({ text, to, follow }: { text: string; to: string; follow: (to: string) => void }) {
  return (
    <Toast.Action asChild altText={text}>
      <a
        className="toast__link"
        href={to}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          follow(to);
        }}
      >
        {text}
      </a>
    </Toast.Action>
  );
}

import { Button, type ButtonProps } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/connection/lazy-part.ts';
import type { NewPost } from './post-form.tsx';

const PostDialog = lazyPart(async () => ({ default: (await import('./post-dialog.tsx')).PostDialog }));

interface WriteButtonProps extends NewPost {
  label: string;
  look?: Pick<ButtonProps, 'type' | 'size'>;
  /** Begins open, as when an attempt is brought along. */
  startOpen?: boolean;
  onClose?: () => void;
}

/** Opens the dialog for a new post; its code loads with the first click. */
export function WriteButton({ label, look, startOpen = false, onClose, ...post }: WriteButtonProps) {
  const [open, setOpen] = useState(startOpen);
  const [used, setUsed] = useState(startOpen);
  function show() {
    setUsed(true);
    setOpen(true);
  }
  function close() {
    setOpen(false);
    onClose?.();
  }
  return (
    <>
      <Button {...look} onClick={show}>
        {label}
      </Button>
      {used && (
        <Suspense>
          <PostDialog open={open} onClose={close} {...post} />
        </Suspense>
      )}
    </>
  );
}

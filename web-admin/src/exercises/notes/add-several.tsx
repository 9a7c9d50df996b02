import AddIcon from '@mui/icons-material/PlaylistAddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, useRef, useState, type ComponentProps } from 'react';
import { LazyPart } from '../../app/lazy-part.tsx';

const SeveralSamples = lazy(() => import('./several-samples.tsx'));

type AddSeveralProps = Omit<ComponentProps<typeof SeveralSamples>, 'onClose'>;

/** Opens the place where several samples are pasted at once. */
export function AddSeveral(props: AddSeveralProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <>
      <Button
        ref={opener}
        size="small"
        startIcon={<AddIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('resources.rubric.several.title')}
      </Button>
      {isOpen ? (
        <LazyPart>
          <SeveralSamples {...props} onClose={close} />
        </LazyPart>
      ) : null}
    </>
  );
}

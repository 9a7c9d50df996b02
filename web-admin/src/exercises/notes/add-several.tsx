import AddIcon from '@mui/icons-material/PlaylistAddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, type ComponentProps } from 'react';
import { LazyPart } from '../../app/lazy-part.tsx';
import { useOpener } from '../../shared/use-opener.ts';

const SeveralSamples = lazy(() => import('./several-samples.tsx'));

type AddSeveralProps = Omit<ComponentProps<typeof SeveralSamples>, 'onClose'>;

/** Opens the place where several samples are pasted at once. */
export function AddSeveral(props: AddSeveralProps) {
  const translate = useTranslate();
  const { isOpen, opener, close, toggle } = useOpener();
  return (
    <>
      <Button ref={opener} size="small" startIcon={<AddIcon />} aria-expanded={isOpen} onClick={toggle}>
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

import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, useState, type ReactNode } from 'react';
import { LazyPart } from '../../app/lazy-part.tsx';
import { useOpener } from '../../shared/use-opener.ts';
import { useKeptAnswer } from './use-kept-answer.ts';
import { pixels, type Width } from './widths.ts';

const LearnerPanel = lazy(() => import('./learner-panel.tsx'));

/** The form and, once it is wanted, the exercise as learners see it: beside it where there is room, else above. */
export function BesideForm({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { isOpen, opener, close, toggle } = useOpener();
  const answer = useKeptAnswer();
  const [width, setWidth] = useState<Width>('phone');
  /** From where the form keeps room of its own beside it. */
  const roomy = width === 'phone' ? 'lg' : 'xl';
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        columnGap: 4,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(isOpen && {
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            [roomy]: `minmax(0, 1fr) minmax(0, ${pixels[width]}px)`,
          },
          '& .language-columns': { gridTemplateColumns: { [roomy]: 'minmax(0, 1fr)' } },
        }),
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end' }}>
        <Button ref={opener} size="small" startIcon={<EyeIcon />} aria-expanded={isOpen} onClick={toggle}>
          {translate('resources.exercises.asLearner.title')}
        </Button>
      </Box>
      {isOpen ? (
        <Box
          sx={{
            order: { xs: 0, [roomy]: 1 },
            width: '100%',
            maxWidth: pixels[width],
            mx: 'auto',
            mt: 1,
            mb: { xs: 3, [roomy]: 0 },
            position: { [roomy]: 'sticky' },
            top: { [roomy]: 64 },
            maxHeight: { [roomy]: 'calc(100vh - 150px)' },
            overflowY: { [roomy]: 'auto' },
          }}
        >
          <LazyPart>
            <LearnerPanel
              key={answer.of}
              answer={answer.text}
              onAnswer={answer.keep}
              width={width}
              onWidth={setWidth}
              onClose={close}
            />
          </LazyPart>
        </Box>
      ) : null}
      <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        {children}
      </Box>
    </Box>
  );
}
